# London Necropolis Railway in the browser: moves and text view.

move-staff = Put the first staff: { $place }
move-take = Take card { $space }: { $card }; discs: { $discs }
move-london = Lay or turn the tile { $place }
move-hire = Hire staff: { $place }
move-crypt = Build a { $crypt } crypt over { $column }
move-tuck = Tuck the card under the railway
move-wagon = Add or upgrade: { $place }
move-bonus = Bonus action { $action } with a { $disc } disc
move-prestige = Rise one level of prestige
move-prestige-mix = Rise in prestige paying { $discs }
move-done = End of actions: the train leaves ({ $steps } { $steps ->
    [one] step
   *[other] steps
})
move-volunteer = Place the volunteer: { $place }
move-white-crypt = Place the white crypt: { $place }
move-top-up = Load the { $coffin } coffin on the new wagon
move-tender = Use the Tender
move-no-tender = Do not use the Tender
move-load = Load the { $coffin } coffin
move-staff-car = Use the Staff car
move-full-wages = Pay full wages
move-dismiss = Dismiss: { $place }
move-dining-car = Use the Dining car
move-no-dining-car = Do not use the Dining car
move-bury = { $coffin } coffin: { $row }, { $column }
move-sell = Sell: { $place }
move-century-london = Free of charge: the tile { $place }
move-century-wagon = Free of charge: { $place }
move-century-hire = Free of charge, staff: { $place }
move-century-crypt = A { $crypt } crypt over { $column }
move-century-pass = Do nothing
move-run = Run to the next station
move-stay = Stay
move-final-hire = Hire staff: { $place }
move-final-crypt = Build a { $crypt } crypt over { $column }
move-final-pass = Buy nothing

moves-staff = First staff
moves-take = Available cards
moves-london = London action
moves-hire = Necropolis action: hire
moves-crypt = Necropolis action: crypt
moves-tuck = Railway action: tuck the card
moves-wagon = Railway action: wagons
moves-bonus = Bonus actions
moves-prestige = Prestige
moves-prestige-mix = Prestige with orange discs
moves-done = End of actions
moves-volunteer = Volunteer
moves-white-crypt = White crypt
moves-top-up = Coffins to load
moves-tender = { "Tender" }
moves-no-tender = Or
moves-load = Coffins to load
moves-staff-car = Staff car
moves-full-wages = Or
moves-dismiss = Who leaves
moves-dining-car = Dining car
moves-no-dining-car = Or
moves-bury = Burials
moves-sell = Sell a wagon
moves-century-london = London
moves-century-wagon = Wagons
moves-century-hire = Staff
moves-century-crypt = Crypts
moves-century-pass = Or
moves-run = Final run
moves-stay = Or
moves-final-hire = Staff
moves-final-crypt = Crypts
moves-final-pass = Or

rail-row = row { $number }
rail-col = column { $number }
rail-coffin = coffin wagon { $number }
rail-mourner = mourner wagon { $number }
rail-tile = { $room } { $number }
rail-with-train = train
rail-extra-carriage = using the Carriage
rail-extra-orange = paying with an orange disc
rail-space = Space
rail-face-up = Available cards
rail-supply = Supply
rail-deck = Cards in the deck
rail-staff-left = Staff to hire
rail-used = taken
rail-free = free
rail-money = Money
rail-plain = plain
rail-upgraded = upgraded
rail-train-at = train on space { $space }
rail-mourners = { $count ->
    [one] one mourner
   *[other] { $count } mourners
}
rail-potter = Potter's Field
rail-income = In London
rail-graves = Graves
rail-crypt = { $crypt } crypt
rail-buried = ✓ { $coffin }
rail-no-staff = no staff
rail-your-boards = Your three boards
rail-boards-of = The boards of { $name }
