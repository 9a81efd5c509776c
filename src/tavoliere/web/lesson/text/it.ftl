# Che cosa dice chi guida in ogni partita guidata.
coach = Guida
coach-step = passo { $number } di { $count }
coach-moment = a proposito
coach-your-move = La tua mossa: { $move }
coach-go = vai lì
coach-why = Perché proprio questa?
coach-back = Indietro
coach-next = Avanti
coach-ahead = Vai avanti tu per me
coach-again = Rifai la lezione
coach-real-game = Gioca una vera partita
coach-skip = Salta la lezione
coach-resume = Riprendi la lezione
coach-chapters = La tua prima partita
coach-left = ancora { $minutes } min
coach-not-now = Si può fare, e lo farai. Per ora segui l'anello.
coach-click = scegli
coach-tap = tocca
coach-read-on = Un attimo: prima leggi qui, poi premi Avanti.

# Come si gioca, qualunque sia il gioco
how-title = Come si gioca a { $game }
how-cards = In cinque carte
how-aid = Promemoria
how-aid-about = tutto il gioco in una pagina
how-rules = Regole complete
how-keys = Scorciatoie
how-back = Torna al tavolo
aid-turn = Nel tuo turno
aid-symbols = Simboli
aid-scoring = Punteggio
