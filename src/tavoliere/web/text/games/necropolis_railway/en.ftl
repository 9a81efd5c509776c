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
rail-card-space = card { $space }
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

# The drawn boards
board-label = Table of the London Necropolis Railway
board-parts = Parts of the table
board-tab-centre = Centre
board-tab-london = London
board-tab-railway = Railway
board-tab-brookwood = Brookwood
board-tab-can = , you can act here
board-brookwood = Brookwood
board-can = { $label }. You can: { $moves }
board-nothing = nothing
board-empty = empty
board-not-there = not there yet
board-coffins = { $count ->
    [one] one coffin
   *[other] { $count } coffins
}
board-mourners = { $count ->
    [one] one mourner
   *[other] { $count } mourners
}
board-orange = { $count ->
    [one] one orange disc
   *[other] { $count } orange discs
}
board-disc = { $disc } disc
board-side-none = blank space
board-side-a = side A
board-side-b = side B
board-letter-a = A
board-letter-b = B
board-tile = { $tile }, { $side }, yields { $yields }; { $state ->
    [b] finished
    [a] turning it costs £{ $cost }
   *[none] laying it costs £{ $cost }
}
board-lay-for = lay £{ $pounds }
board-turn-for = turn £{ $pounds }
board-finished = done
board-spot = Staff, { $place }: { $somebody }
board-card = Card { $space }: { $card }; under it: { $discs }
board-no-card = No card
board-no-card-yet = Choose one of the available cards
board-your-card = Your card
board-card-of = The card of { $name }
board-discs-under = under each card, its two discs
board-back = back
board-deck = deck { $count }
board-crypt = { $crypt } crypt, times { $times }: price { $price } mourners, { $left } left
board-crypt-price = { $count } mourners
board-crypt-left = { $count } left
board-no-crypt = no crypt
board-column = { $column }, { $crypt }: times { $times }, now { $points } points
board-wagon = { $wagon }, { $state }, { $seats } places: { $load }
board-seats = { $count } places
board-tuck = Under the railway: a place for your card
board-tuck-here = card here
board-tucked-card = Tucked card: { $ability }
board-carriage-on = in use
board-carriage-off = to use
board-bonus = Bonus action, { $action }, { $disc } space: { $state }
board-prestige = Prestige { $level }: each staff is worth { $points }. Next: { $cost }; worth { $next } then. { $effect }
board-prestige-top = Prestige { $level }, the highest: each staff is worth { $points }
board-prestige-worth = points for each staff in London
board-prestige-gain = { $points } points
board-next = Next:
board-swap = { $disc } disc: pay in its colour or in orange
board-steps-now = { $steps ->
    [one] 1 step now
   *[other] { $steps } steps now
}
board-steps-every = { $steps ->
    [one] +1 step every turn
   *[other] +{ $steps } steps every turn
}
board-waiting-coffins = Waiting, { $coffin } coffin: { $count }
board-next-coffin = Next coffin:
board-aboard = On the train: { $coffin } coffin
board-grave = { $row }, { $column }, { $colour } grave: { $coffin }; { $tended }
board-buried = { $coffin } coffin
board-section = { $section } section: { $shown }; { $state }
board-train = train on space { $space } of { $spaces }
board-steps = { $steps ->
    [0] standing
    [one] 1 step
   *[other] { $steps } steps
}
board-train-steps = { $steps ->
    [0] Train: standing
    [one] Train: 1 step
   *[other] Train: { $steps } steps
}
board-depart = { $steps ->
    [0] End: the train stands
    [one] Depart: 1 step
   *[other] Depart: { $steps } steps
}
board-at-london = London: income
board-at-necropolis = Brookwood: delivery
board-there-london = income
board-there-necropolis = delivery
board-stations = Stations
board-actions = Actions
board-part-bonus = Bonus action
board-visit-income = income £{ $income }
board-visit-loading = loading
board-visit-wages = wages £{ $wages }, you have £{ $money }
board-visit-dining = arrival
board-visit-burials = { $coffins ->
    [one] one coffin to bury
   *[other] { $coffins } coffins to bury
}
board-points-lost = −{ $points } points
board-pay-with = Pay with
board-pay-own = its own colour
board-pay-orange = orange
board-with-carriage = Use the Carriage: those on the train pay too
board-income = yields
board-wages = wages £{ $pounds }
board-untended = rows without staff do not count
board-row-closed = no staff: takes no coffins
board-row-lost = without staff this row will not count
board-mourners-here = Mourners here
board-enlarge = Show the boards of { $name } large
board-back-to-mine = Back to your boards
ability-short-carriage = Carriage
ability-short-staff-car = Staff car
ability-short-dining-car = Dining car
ability-short-tender = Tender
symbol-short-staff = Hire
symbol-short-crypt = Crypt
symbol-short-both = Both
which-crypt = Which crypt, over which column?
which-century-crypt = Which crypt, over which column?
which-final-crypt = Which crypt, over which column?
which-wagon = Add, upgrade or sell?
