training-bad-hours = Un addestramento di { $hours } ore non si può fare: scrivi per esempio --hours 2.
training-bad-games = Un addestramento di { $games } partite non si può fare: scrivi per esempio --games 100000.
training-bad-jobs = { $jobs } processi insieme non vanno bene: scrivi un numero da 1 a { $most }.
training-bad-seed = Un addestramento non può cominciare da { $seed }: dopo "--seed" scrivi un numero intero da 0 a 4294967295.
training-cannot-write = Non si può scrivere { $file }: { $reason }. Ciò che era già scritto è intero: risolvi il problema e ripeti lo stesso comando.
training-damaged = { $file } è danneggiato ({ $reason }). Scegli un'altra cartella, o cancella il file per ricominciare.
training-other-settings = L'addestramento in { $folder } è diverso in "{ $what }" ({ $found }, ora { $expected }). Scegli un'altra cartella per questo.
training-diverged = La generazione { $generation } ha imparato cose senza senso: i suoi valori non sono più numeri. Quelle precedenti sono conservate.
