### London Necropolis Railway in English.

game-necropolis_railway = London Necropolis Railway
game-necropolis_railway-about = Build a London terminus, a railway and a cemetery, and make the most of the one train between them. 12 rounds, no hidden information.

option-first = Start player
option-first-help = Random, or a seat you choose.
option-limited-discs = Limited discs
option-limited-discs-help = Only the discs in the box: when a colour runs out, no more can be placed or gained.

## Questions

question-first-staff = Choose a row for your first worker.
question-take = Take a face-up card and its discs.
question-act = Use your card, a bonus action or prestige; then the train departs.
question-volunteer = Where does your volunteer go?
question-white-crypt = Choose a column for your white crypt.
question-load-waiting = There's room on your train: load what's waiting in London?
question-top-up = Not all coffins fit: choose the next one to load.
question-tender = Use the Tender before the train moves?
question-load = Not all coffins fit: choose the next one to load.
question-staff-car = Use the Staff car, or pay full wages?
question-dismiss = You can't pay everyone: choose who leaves.
question-dining-car = Use the Dining car before the mourners get off?
question-bury = Choose a coffin and a grave.
question-century = Turn of the Century: choose a free action, or pass.
question-run = Run to the next station, or stay?
question-purchase = Final purchase: hire a worker or build a crypt, or pass.
question-over = The game is over.

## Refusals

refusal-game-is-over = The game is over.
refusal-not-asked = It's { $waiting }'s turn.
refusal-another-question = First answer this: { $question }
refusal-card-shows-no-staff = Your card doesn't show staff.
refusal-card-shows-no-crypt = Your card doesn't show a crypt.
refusal-section-is-used = You've already used this section of your card.
refusal-already-hired = You've already hired this turn.
refusal-already-built = You've already built a crypt this turn.
refusal-disc-is-paid = The disc for this section is already paid: leave out "orange".
refusal-no-such-disc = You have no { $disc } disc.
refusal-three-cards-lie-there = { $least ->
    [one] One card is
   *[other] { $least } cards are
 } already tucked under your railway.
refusal-bonus-is-used = You've already taken a bonus action this turn.
refusal-no-disc-for-bonus = You have no { $disc } disc for this space.
refusal-prestige-is-used = You've already raised your prestige this turn.
refusal-prestige-is-highest = Your prestige is already at the top.
refusal-mix-needs-orange = Without an orange disc there's only one way to pay: write "prestige".
refusal-no-carriage = You have no Carriage under your railway.
refusal-carriage-is-used = You've already used a Carriage this turn.
refusal-no-staff-left = No staff left to hire.
refusal-staff-too-dear = A worker costs £{ $pounds }; you have £{ $money }.
refusal-no-crypt-left = No { $crypt } crypts left.
refusal-train-cannot-pay = No mourner on your train is needed: leave out "carriage".
refusal-mourners-too-dear = Replacing the mourners you lack for a { $crypt } crypt costs £{ $pounds }; you have £{ $money }.
refusal-no-coffin-aboard = There's no { $coffin } coffin on your train.
refusal-row-has-no-staff = Row { $row } has no staff.
refusal-card-shows-another-room = Your card shows the { $room }; { $tile } isn't part of it.
refusal-room-is-finished = { $tile }: this room is finished.
refusal-tile-is-finished = { $tile } is already on side B.
refusal-tile-too-dear = { $tile } costs £{ $pounds }; you have £{ $money }.
refusal-no-tile-there = There's no tile on { $place } yet.
refusal-place-is-taken = { $place } is already staffed.
refusal-column-has-a-crypt = Column { $column } already has a crypt.
refusal-wagon-is-upgraded = { $wagon } is already upgraded.
refusal-bonus-space-is-taken = This bonus space is taken.
refusal-not-the-price = That isn't the price of the next level.
refusal-discs-are-missing = You don't have the discs for the next level.
refusal-same-as-plain = You'd pay these discs anyway: write "prestige".
refusal-no-wagon-there = You have no { $wagon }.
refusal-upgraded-is-not-sold = { $wagon } is upgraded and can't be sold.
refusal-wagon-is-occupied = { $wagon } isn't empty.
refusal-money-is-not-short = Selling it wouldn't pay for anything your card allows.
refusal-no-coffin-waits = There's no { $coffin } coffin waiting in London.
refusal-nobody-to-dismiss = There's no staff to dismiss in { $place }.
refusal-grave-is-taken = The grave in row { $row }, column { $column } is taken.
refusal-no-action-yet = Use at least one section of your card first: { $sections }.

## Events

event-first-staff-placed = { $who } places the first worker: { $place }.
    .short = staff: { $place }
event-card-taken = { $who } takes card { $space } and its discs: { $discs }.
event-card-turned-up = New card on space { $space }, with { $discs }.
event-discs-paid = { $who } pays: { $discs }.
event-tile-laid = { $who } lays { $tile } for £{ $pounds }.
    .short = laid { $tile }
event-tile-turned = { $who } flips { $tile } for £{ $pounds }.
    .short = flipped { $tile }
event-staff-hired = { $who } hires a worker for { $place } (£{ $pounds }).
    .short = staff: { $place }
event-crypt-built = { $who } builds a { $crypt } crypt over column { $column } for { $mourners ->
    [one] 1 mourner
   *[other] { $mourners } mourners
 } and £{ $pounds }.
    .short = { $crypt } crypt, col. { $column }
event-card-tucked = { $who } tucks card { $card } under the railway.
    .short = tucked a card
event-wagon-added = { $who } adds { $wagon }.
    .short = new { $wagon }
event-wagon-upgraded = { $who } upgrades { $wagon }.
    .short = upgraded { $wagon }
event-wagon-sold = { $who } sells { $wagon } for £{ $pounds }.
    .short = sold { $wagon } +£{ $pounds }
event-bonus-taken = { $who } takes a bonus action ({ $colour }): { $pounds ->
    [0] { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }
   *[other] £{ $pounds }{ $steps ->
        [0] {""}
        [one] {" "}and 1 step
       *[other] {" "}and { $steps } steps
     }
 }.
    .short = { $pounds ->
        [0] bonus: { $steps ->
            [one] 1 step
           *[other] { $steps } steps
         }
       *[other] bonus: £{ $pounds }{ $steps ->
            [0] {""}
            [one] {" "}and 1 step
           *[other] {" "}and { $steps } steps
         }
     }
event-prestige-raised = { $who } reaches prestige { $level }{ $steps ->
    [0] {""}
    [one] : 1 step this turn
   *[other] : { $steps } steps this turn
 }{ $every ->
    [0] {""}
    [one] , 1 step every turn
   *[other] , { $every } steps every turn
 }.
    .short = prestige { $level }
event-orange-gained = { $count ->
    [one] { $who } gets 1 orange disc.
   *[other] { $who } gets { $count } orange discs.
 }
event-volunteer-gained = { $who } gets the volunteer.
event-volunteer-placed = { $who }'s volunteer goes to { $place }.
    .short = volunteer: { $place }
event-white-crypt-placed = { $who } places a white crypt over column { $column }.
    .short = white crypt, col. { $column }
event-white-crypt-lost = { $who } gets no white crypt: none is left, or no column is free.
    .short = no white crypt
event-mourners-loaded = { $count ->
    [one] 1 mourner boards { $who }'s train.
   *[other] { $count } mourners board { $who }'s train.
 }
event-coffin-loaded = { $count ->
    [one] { $who } loads a { $coffin } coffin.
   *[other] { $who } loads { $count } { $coffin } coffins.
 }
event-nothing-loaded = { $who } loads nothing: everything stays in London.
    .short = loaded nothing
event-card-used = { $who } uses the { $ability }{ $effect ->
    [use-staff-car] : wages £{ $count } each
    [use-dining-car] : { $count ->
        [one] 1 full wagon
       *[other] { $count } full wagons
     }
    [use-tender] : { $count ->
        [one] 1 step
       *[other] { $count } steps
     }
   *[other] : { $count ->
        [one] 1 mourner from the train pays
       *[other] { $count } mourners from the train pay
     }
 }.
    .short = used the { $ability }
event-train-moved = { $steps ->
    [one] { $who }'s train moves one space, from { $origin } to { $destination }.
   *[other] { $who }'s train moves { $steps } spaces, from { $origin } to { $destination }.
 }
    .short = train +{ $steps }
event-train-stood = { $who }'s train doesn't move.
    .short = train stays
event-income = { $who }'s income: { $coffins ->
    [one] 1 coffin
   *[other] { $coffins } coffins
 }, { $mourners ->
    [one] 1 mourner
   *[other] { $mourners } mourners
 }, £{ $pounds }, { $discs ->
    [one] 1 orange disc
   *[other] { $discs } orange discs
 }.
    .short = income £{ $pounds }
event-coffins-drawn = Drawn for { $who }: purple { $purple }, teal { $teal }, red { $red }, black { $black }.
event-staff-left = { $who }'s worker in { $place } leaves unpaid.
    .short = worker left { $place }
event-wages-paid = { $count ->
    [one] { $who } pays wages: £{ $pounds } for 1 worker.
   *[other] { $who } pays wages: £{ $pounds } for { $count } workers.
 }
    .short = wages −£{ $pounds }
event-dining-paid = { $count ->
    [one] { $who } earns £{ $pounds } from the Dining car, for 1 full wagon.
   *[other] { $who } earns £{ $pounds } from the Dining car, for { $count } full wagons.
 }
    .short = dining car +£{ $pounds }
event-mourners-arrived = { $count ->
    [one] 1 mourner arrives in { $who }'s Necropolis.
   *[other] { $count } mourners arrive in { $who }'s Necropolis.
 }
event-coffin-buried = { $pounds ->
    [0] { $who } buries a { $coffin } coffin in row { $row }, column { $column }.
   *[other] { $who } buries a { $coffin } coffin in row { $row }, column { $column }, on its colour: £{ $pounds }.
 }
    .short = burial
event-to-potters-field = To { $who }'s Potter's Field: purple { $purple }, teal { $teal }, red { $red }, black { $black }.
event-passed = { $who } passes.
    .short = passed
event-stayed = { $who }'s train stays.
    .short = train stays
event-round-began = Round { $round } begins.
event-century-began = Turn of the Century: everyone gets one free action.
event-runs-began = The final runs begin.
event-purchases-began = The final purchases begin, in reverse order.
event-game-ended = The game is over.
    .short = Game over

## Parts of the score

part-staff = Staff in London
part-pairs = Pairs in London
part-rows = Full rows
part-column-1 = Column 1
part-column-2 = Column 2
part-column-3 = Column 3
part-column-4 = Column 4
part-column-5 = Column 5
part-potters-field = Potter's Field
    .within = Potter's Field
part-money = Money

## Words

disc-blue = blue
disc-green = green
disc-grey = grey
disc-orange = orange
no-disc = none
coffin-purple = purple
coffin-teal = teal
coffin-red = red
coffin-black = black
crypt-brown = brown
crypt-yellow = yellow
crypt-white = white
room-mortuary = Mortuary
room-chapel = Chapel
room-office = Office
room-lobby = Lobby
ability-carriage = Carriage
ability-staff-car = Staff car
ability-dining-car = Dining car
ability-tender = Tender
section-london = London
section-necropolis = Necropolis
section-railway = Railway
symbol-staff = staff
symbol-crypt = crypt
worker-staff = staff
worker-volunteer = volunteer
stage-set-up = Set-up
stage-rounds = Round { $round } of { $rounds }
stage-century = Turn of the Century
stage-runs = Final runs
stage-purchases = Final purchases

## The table in the terminal

table-deck = { $count ->
    [one] 1 card left in the deck
   *[other] { $count } cards left in the deck
 }
table-next-back = next back: { $discs }
table-card = Card
table-discs = Discs
table-crypts = Crypts
table-crypt = { $crypt }: { $left } left, costs { $price ->
    [one] 1 mourner
   *[other] { $price } mourners
 }
table-staff-left = Staff left: { $count }
table-bonus = Bonus actions
table-bonus-action = { $pounds ->
    [0] { $steps ->
        [one] 1 step
       *[other] { $steps } steps
     }
   *[other] £{ $pounds }{ $steps ->
        [0] {""}
        [one] {" "}and 1 step
       *[other] {" "}and { $steps } steps
     }
 }
table-london = London
table-railway = Railway
table-necropolis = Necropolis
table-tile = Tile
table-side = Side
table-yields = Yields
table-cost = Cost
table-staff = Staff
table-coffins = coffins
table-mourners = mourners
table-waiting = Waiting
table-prestige = Prestige { $level }: each worker on a finished tile scores { $points }
table-prestige-next = Next level: { $discs }
table-prestige-top = Top level
table-income = Income: { $coffins } coffins, { $mourners } mourners, £{ $pounds }, { $discs } orange discs; wages £{ $wages }
table-tucked = Tucked cards
table-nothing = none
table-gathered = Mourners here: { $count }
table-potter = Potter's Field: { $count }
table-volunteer-waits = A volunteer is waiting for a free place.
table-money = £{ $pounds }
head-seat = Seat
head-points = Points
head-discs = Discs
head-tiles = Tiles
head-level = Level
head-wagons = Wagons
head-rows = Rows
head-coffins = Coffins
head-crypts = Crypts
head-mourners = Mourners
head-train = Train
table-own = You have £{ $pounds } and these discs:
table-checklist = This turn
table-can = can be used
table-done = done
table-half = one of the two left
table-cannot = not now
table-used-bonus = Bonus action
table-used-prestige = Prestige
table-train-now = { $steps ->
    [0] The train would not move.
    [one] The train would move 1 space, to { $to }.
   *[other] The train would move { $steps } spaces, to { $to }.
 }
table-train-stations = On the way: { $stations }
station-london = London (income)
station-necropolis = Necropolis (delivery)

## Boxes and positions that cannot be

box-tiles = at most { $most } London tiles, each once
box-tile-sides = every London tile needs a blank space, a side a and a side b, each once
box-pair = a pair is two different tiles of { $tiles }
box-level-prices = every level after the first needs one price: { $levels }
box-start-pair = exactly one pair is the starting pair, not { $count }
box-stations = the two stations lie on different spaces
box-grave-colours = every row has { $count } graves of { $colours }
box-crypt-twice = every colour of crypt needs one row
box-few-cards = with { $seats } players the deck has { $count } cards and needs { $needed }
limit-money = A player's money
limit-mourners = A player's mourners
limit-discs = A player's orange discs
limit-payments = The ways to pay prestige
position-turn-begins = { $path }: the turn has just begun: nothing has been used yet
position-no-tile = { $path }: there's no tile to stand on
position-wagon-too-full = { $path }: { $wagon } holds { $count } at most
position-graves = { $path }: a row is { $count } words of { $known }
position-card-twice = { $path }: a card is in two places
position-deck-too-short = { $path }: the deck needs at least { $needed } cards
position-too-many-coffins = { $path }: there are only { $count } { $colour } coffins
position-too-many-discs = { $path }: there are only { $count } { $colour } discs
position-too-many-crypts = { $path }: there are only { $count } { $colour } crypts
position-too-many-staff = { $path }: there are only { $count } workers
position-too-many-volunteers = { $path }: a player has { $count } volunteers at most
position-card-kept = { $path }: a card is only kept by using its railway section
position-card-not-used = { $path }: { $card } isn't used with { $seats } players
position-wage = { $path }: wages are £{ $wage }, or £{ $less } with a Staff car
position-first-staff = { $path }: this player still has to place the first worker

## In the browser: moves, text view and board

move-staff = First worker: { $place }
move-take = Take card { $space }: { $card }; discs: { $discs }
move-london = { $place }: lay or flip the tile
move-hire = Hire a worker: { $place }
move-crypt = Build a { $crypt } crypt over { $column }
move-tuck = Tuck the card under the railway
move-wagon = { $place }: add or upgrade
move-bonus = Bonus action { $action } with a { $disc } disc
move-prestige = Raise prestige by one level
move-prestige-mix = Raise prestige, paying { $discs }
move-done = End actions: the train moves { $steps } { $steps ->
    [one] step
   *[other] steps
}
move-volunteer = Place the volunteer: { $place }
move-white-crypt = Place the white crypt: { $place }
move-load-all = Load everything that fits
move-load-none = Load nothing
move-top-up = Load the { $coffin } coffin
move-tender = Use the Tender
move-no-tender = Don't use the Tender
move-load = Load the { $coffin } coffin
move-staff-car = Use the Staff car
move-full-wages = Pay full wages
move-dismiss = Dismiss: { $place }
move-dining-car = Use the Dining car
move-no-dining-car = Don't use the Dining car
move-bury = { $coffin } coffin: { $row }, { $column }
move-sell = Sell { $place }
move-century-london = Free: tile { $place }
move-century-wagon = Free: { $place }
move-century-hire = Free worker: { $place }
move-century-crypt = Free: a { $crypt } crypt over { $column }
move-century-pass = Pass
move-run = Run to the next station
move-stay = Stay
move-final-hire = Hire a worker: { $place }
move-final-crypt = Build a { $crypt } crypt over { $column }
move-final-pass = Pass

moves-staff = First worker
moves-take = Face-up cards
moves-london = London action
moves-hire = Necropolis action: hire
moves-crypt = Necropolis action: crypt
moves-tuck = Railway action: tuck the card
moves-wagon = Railway action: wagons
moves-bonus = Bonus actions
moves-prestige = Prestige
moves-prestige-mix = Prestige with orange discs
moves-done = End actions
moves-volunteer = Volunteer
moves-white-crypt = White crypt
moves-load-all = Waiting in London
moves-load-none = Or
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
rail-face-up = Face-up cards
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
    [one] 1 mourner
   *[other] { $count } mourners
}
rail-potter = Potter's Field
rail-income = In London
rail-graves = Graves
rail-crypt = { $crypt } crypt
rail-buried = ✓ { $coffin }
rail-no-staff = no staff
rail-your-boards = Your three boards
rail-boards-of = { $name }'s boards

# The drawn boards
board-label = London Necropolis Railway
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
board-not-there = not built yet
board-coffins = { $count ->
    [one] 1 coffin
   *[other] { $count } coffins
}
board-mourners = { $count ->
    [one] 1 mourner
   *[other] { $count } mourners
}
board-orange = { $count ->
    [one] 1 orange disc
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
    [a] flip for £{ $cost }
   *[none] lay for £{ $cost }
}
board-lay-for = { $pounds ->
    [0] lay: free
   *[other] lay £{ $pounds }
 }
board-turn-for = { $pounds ->
    [0] flip: free
   *[other] flip £{ $pounds }
 }
board-finished = done
board-spot = { $place }: { $somebody }
board-card = Card { $space }: { $card }; under it: { $discs }
board-no-card = No card
board-no-card-yet = Take one of the face-up cards
board-your-card = Your card
board-card-of = { $name }'s card
board-discs-under = each card comes with its two discs
board-back = back
board-deck = deck { $count }
board-crypt = { $crypt } crypt, ×{ $times }: costs { $price } mourners, { $left } left
board-crypt-price = { $count } mourners
board-crypt-left = { $count } left
board-no-crypt = no crypt
board-column = { $column }, { $crypt }: ×{ $times }, now { $points } points
board-wagon = { $wagon }, { $state }, room for { $seats }: { $load }
board-seats = room for { $count }
board-tuck = Under the railway: room for your card
board-tuck-here = tuck card
board-tucked-card = Tucked card: { $ability }
board-carriage-on = in use
board-carriage-off = use it
board-bonus = Bonus action, { $action }, { $disc } space: { $state }
board-prestige = Prestige { $level }: each worker in London scores { $points }. Next: { $cost }, then { $next }. { $effect }
board-prestige-top = Prestige { $level }, the top: each worker in London scores { $points }
board-prestige-worth = points per worker in London
board-prestige-gain = { $points } points
board-next = Next:
board-swap = { $disc } disc: pay in its colour or in orange
board-steps-now = { $steps ->
    [one] 1 step this turn
   *[other] { $steps } steps this turn
}
board-steps-every = { $steps ->
    [one] +1 step every turn
   *[other] +{ $steps } steps every turn
}
board-waiting-coffins = Waiting, { $coffin } coffin: { $count }
board-waiting-mourners = { $count ->
    [one] Waiting: 1 mourner
   *[other] Waiting: { $count } mourners
}
board-next-coffin = Next coffin:
board-aboard = On the train: { $coffin } coffin
board-grave = { $row }, { $column }, { $colour } grave: { $coffin }; { $tended }
board-buried = { $coffin } coffin
board-section = { $section } section: { $shown }; { $state }
board-train = train on space { $space } of { $spaces }
board-steps = { $steps ->
    [0] no move
    [one] 1 step
   *[other] { $steps } steps
}
board-train-steps = { $steps ->
    [0] Train: no move
    [one] Train: 1 step
   *[other] Train: { $steps } steps
}
board-depart = { $steps ->
    [0] End turn, train stays
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
    [one] 1 coffin to bury
   *[other] { $coffins } coffins to bury
}
board-points-lost = −{ $points } points
board-pay-with = Pay with
board-pay-own = own colour
board-pay-orange = orange
board-with-carriage = Use the Carriage
board-income = yields
board-wages = wages £{ $pounds }
board-untended = rows without staff don't score
board-row-closed = no staff: no burials
board-row-lost = without staff this row won't score
board-mourners-here = Mourners here
board-enlarge = Enlarge { $name }'s boards
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
banner-century = Turn of the Century: one free action each
banner-runs = Final runs: one last trip per train
banner-purchases = Final purchases, in reverse order

## The tables of the box: how they are called, and where what stands in them comes from (as in components.toml).

box-game = The game
provenance-game = rulebook: components list and sequence of play
box-pieces = Pieces
provenance-pieces = rulebook: components list
box-start = Starting supplies
provenance-start = rulebook: set-up
box-prices = Prices
provenance-prices = rulebook: Necropolis and railway actions, income, tucked cards
box-cards = Cards
provenance-cards = what a card shows is in the rulebook; which 52 there are is not: ours, balanced inside each batch of dots, with every card seen in an example
box-london-rooms = Rooms in London
provenance-london-rooms = rulebook: rooms of one, two or three spaces, tiles named after them
box-london-tiles = Tiles in London
provenance-london-tiles = rulebook: tile reference; that the Office's disc is orange follows from the income example
box-london-spaces = Blank spaces in London
provenance-london-spaces = the board prints an income and a price on each blank space, never shown in the rulebook: ours, never more than side A, fitting the income example
box-london-pairs = Pairs in London
provenance-london-pairs = the board shows which tiles pair, the rulebook does not: ours, four pairs of neighbours
box-prestige = Prestige track
provenance-prestige = rulebook: prestige track; the value of the first space is not printed there
box-prestige-costs = Cost of prestige
provenance-prestige-costs = the icons did not survive in the text we have: ours, 16 discs in all
box-wagons = Wagons
provenance-wagons = rulebook: each plain wagon takes the start load; that this fills it, and the upgraded numbers, are ours
box-wagon-pairs = Pairs of wagons
provenance-wagon-pairs = rulebook: three pairs, three bonuses, the volunteer in the middle; the order of the other two and the start pair are ours
box-tucked-cards = Tucked cards
provenance-tucked-cards = rulebook: railway actions
box-track = Railway loop
provenance-track = the number of spaces is not in the rulebook: ours, a loop of eight with the stations opposite each other
box-graves = Graves
provenance-graves = at least five rows and columns follow from the scoring example; the printed colours are ours, diagonal
box-crypts = Crypts
provenance-crypts = rulebook: final scoring
box-crypt-prices = Price of crypts
provenance-crypt-prices = mourners asked for a crypt are not in the rulebook: ours, rising faster than the multipliers
box-crypt-supply = Supply of crypts
provenance-crypt-supply = eight of each are in the box; how many each side of the central board holds is ours
box-bonus-actions = Bonus actions
provenance-bonus-actions = rulebook: bonus actions, left to right, each once with blue, green and grey
box-scoring = Scoring
box-field-dots = dots: from how many players on
box-field-back = discs on the back
box-field-london = London
box-field-necropolis = Necropolis
box-field-necropolis-section = Necropolis section
box-field-railway = Railway section
box-field-trains = train
box-field-tile = tile
box-field-side = side
box-field-coffins = coffins
box-field-mourners = mourners
box-field-money = pounds
box-field-orange = orange discs
box-field-cost = price in pounds
box-field-tiles = tiles of the pair
box-field-level = level
box-field-points = points
box-field-now = steps at once
box-field-every-turn = steps every turn
box-field-white-crypts = white crypts
box-field-blue = blue discs
box-field-green = green discs
box-field-grey = grey discs
box-field-kind = wagon
box-field-plain = plain
box-field-upgraded = upgraded
box-field-bonus = bonus
box-field-amount = how many
box-field-start = starting pair
box-field-spaces = spaces
box-field-colours = colours
box-field-multiplier = multiplier
box-field-two-players = with two players
box-field-three-players = with three players
box-field-four-players = with four players
box-cost = price
box-word-a = { "A" }
box-word-b = { "B" }
box-word-blue = { disc-blue }
box-word-green = { disc-green }
box-word-grey = { disc-grey }
box-word-orange = { disc-orange }
box-word-purple = { coffin-purple }
box-word-teal = { coffin-teal }
box-word-red = { coffin-red }
box-word-black = { coffin-black }
box-word-brown = { crypt-brown }
box-word-yellow = { crypt-yellow }
box-word-white = { crypt-white }
box-word-mortuary = { room-mortuary }
box-word-chapel = { room-chapel }
box-word-office = { room-office }
box-word-lobby = { room-lobby }
box-word-m1 = Mortuary 1
box-word-m2 = Mortuary 2
box-word-c1 = Chapel 1
box-word-c2 = Chapel 2
box-word-o1 = { room-office }
box-word-l1 = Lobby 1
box-word-l2 = Lobby 2
box-word-l3 = Lobby 3
box-word-staff = staff
box-word-crypt = crypt
box-word-carriage = { ability-carriage }
box-word-staff-car = { ability-staff-car }
box-word-dining-car = { ability-dining-car }
box-word-tender = { ability-tender }
box-word-london = { section-london }
box-word-necropolis = { section-necropolis }
box-word-railway = { section-railway }
box-word-coffin = coffin wagon
box-word-mourner = mourner wagon
box-word-volunteer = volunteer
box-word-white-crypt = white crypt
box-word-row1 = row 1
box-word-row2 = row 2
box-word-row3 = row 3
box-word-row4 = row 4
box-word-row5 = row 5
box-word-row6 = row 6
box-item-cards = card { $row }
box-item-london-spaces = blank space { $row }
box-item-london-tiles = { $tile }, side { $side }
box-item-london-pairs = pair { $row }
box-item-prestige = level { $row }
box-item-prestige-costs = price of level { $row }
box-item-wagon-pairs = pair of wagons { $row }
box-item-crypts = { $colour } crypt
box-item-crypt-prices = price of a { $colour } crypt
box-item-crypt-supply = supply of { $colour } crypts
provenance-scoring = rulebook: final scoring

# What a move would do, in few words

board-sell = sell £{ $pounds }
board-pair = Pair of tiles, { $points } points when both are finished: { $finished } of 2
line-column = column { $column }: { $before } → { $after } points
line-row-full = row full, +{ $points }
line-unpaid = wages £{ $wages }, you'll have £{ $money }: { $leaving ->
    [one] one leaves
   *[other] { $leaving } leave
}{ $lost ->
    [0] {""}
   *[other] , −{ $lost } points
}
line-wagon = room { $before } → { $after }
line-sell = { $wagon } is gone
line-leaves = leaves for good
line-prestige = each worker in London { $before } → { $after } points
line-hire = wages £{ $pounds } at every stop in London
line-steps = train +{ $steps }
line-wages-each = wages £{ $pounds } each
line-volunteer = works without wages
line-too-dear = wages £{ $wages }, you have £{ $money }: someone leaves
line-train = train to space { $space }
line-discs-paid = pay { $discs }
line-discs-gained = get { $discs }
line-choose-column = { $crypt } · choose the column

# What things are, what they do, how they stand

about-space = Take this card with the two discs under it. Each of its three sections can be used once this turn.
about-section-london = For a blue disc: lay or flip a tile in the room shown. A train icon moves your train one step.
about-section-necropolis = For a green disc: hire staff, build a crypt, or both if both are shown. A train icon moves your train one step.
about-section-railway = For a grey disc: tuck the card for its ability, or add or upgrade a wagon. A train icon moves your train one step.
about-bonus = Once a turn: leave a disc of this colour here for good and get what the row shows. Each space is for one player only.
about-crypt = Goes over a column for good: each coffin of the column's most frequent colour is worth its number. Each missing mourner costs £{ $missing }.
about-crypt-cost = For the player whose turn it is: { $cost }.
about-column = At the end: coffins of the most frequent colour in staffed rows, times the crypt (×2 without).
about-column-score = { $count } { $colour } × { $multiplier } = { $points } points
about-tile = Lay side A, then flip it to side B: it yields more at every stop in London. Staff on side B score at the end.
about-tile-pair = { $done ->
    [0] With { $other } it makes a pair: { $points } points when both show side B.
   *[other] A finished pair with { $other }: { $points } points.
}
about-place-row = Only staffed rows take coffins and score; full ones score { $row } more. Hiring costs £{ $hire }, then wages of £{ $wage } at every stop in London.
about-place-london = Staff on a finished tile score what your prestige says. Hiring costs £{ $hire }, then wages of £{ $wage } at every stop in London.
about-wagon = Carries coffins or mourners from London to Brookwood. When both wagons of a pair are upgraded you get its bonus. Empty plain wagons can be sold when money is short.
about-tuck = Up to three cards lie here until you use them.
about-ability-carriage = Discard it when you build a crypt: mourners on the train can pay too.
about-ability-staff-car = Discard it before wages: £{ $staffCar } each instead of £{ $wage }.
about-ability-dining-car = Discard it on arrival in Brookwood: £{ $dining } for each full mourner wagon.
about-ability-tender = Discard it before the train moves: one more step for each tucked card, this one included.
about-waiting = Waits in London until the train has room. What still waits at the end is worth nothing.
about-waiting-mourners = They wait in London until the train has room. What still waits at the end is worth nothing.
about-aboard = Choose it, then a free grave in a staffed row.
about-grave = Takes one coffin. A coffin of the grave's own colour earns £{ $earned }.
about-prestige = Once a turn, pay the discs of the next level: staff in London score more, and the train gets steps.
about-train = It moves once a turn. In London: income, loading, wages. In Brookwood: mourners get off, coffins are buried.
about-disc-blue = Pays for a London action.
about-disc-green = Pays for a Necropolis action.
about-disc-grey = Pays for a Railway action.
about-disc-orange = Stands for any colour.
about-pair-bonus-title = Bonus of this pair of wagons
about-pair-bonus-orange = Two orange discs, once, when both wagons are upgraded.
about-pair-bonus-volunteer = A volunteer, once, when both wagons are upgraded: works like staff, without wages.
about-pair-bonus-white-crypt = A free white crypt, once, when both wagons are upgraded.
about-points-title = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}
about-points-none = Nothing scores yet.
about-potter-title = Potter's Field
about-potter = Coffins that find no free grave in a staffed row: { $potter } point each.
about-mourners-title = Mourners in Brookwood
about-mourners = They pay for crypts. Those left at the end become £{ $mourner } each; every £{ $point } is a point.
about-income-title = Income
about-income = What your tiles yield at every stop in London.
about-wages-title = Wages
about-wages = £{ $wage } for each worker at every stop in London. Workers you can't pay leave; volunteers cost nothing.
about-deck-title = Next card
about-deck = You see the back of the next card: its two discs go under the card that is turned up next.
about-money-title = Money
about-money = Pays for tiles, staff and wages. At the end every £{ $point } is a point.
about-pairs-title = Pair of tiles
about-pairs = { $pair } points at the end if both show side B, staffed or not.
about-rounds-title = Rounds
about-rounds = Twelve rounds. After the sixth, the Turn of the Century: one free action each.
about-untended-title = Rows without staff
about-untended = They take no coffins and don't score until someone works there.

# The end as a show
end-chapter-london = London
end-chapter-columns = Columns
end-chapter-fields = Rows
end-chapter-money = Money
end-group-columns = columns
end-group-london = London
end-group-fields = rows, Potter's Field
end-group-money = money
end-london = Staff and pairs in London: +{ $points }
end-london-detail = Staff on finished tiles score the prestige reached; pairs of finished tiles score too.
end-london-of = { $name }'s London
end-times = { $count } × { $worth }
end-columns-of = { $name }'s columns
end-column-sum = { $count } { $colour } × { $multiplier } = { $points }
end-column-empty = no coffin that counts
end-column-crypt = Coffins of the most frequent colour in staffed rows, times the crypt.
end-column-bare = Coffins of the most frequent colour in staffed rows; there's no crypt.
end-fields = Full rows and Potter's Field
end-fields-detail = Full rows with staff, and coffins in Potter's Field.
end-fields-card = full rows: { $rows } · Potter's Field: { $potter }
end-money = Money and mourners
end-money-detail = Mourners become pounds, pounds become points.
end-money-card = £{ $money } · { $mourners ->
    [one] 1 mourner
   *[other] { $mourners } mourners
}
end-tie-break = Tied on points: most white crypts win, then most crypts.
end-coffins-purple = purple
end-coffins-teal = teal
end-coffins-red = { $count ->
   *[other] red
}
end-coffins-black = { $count ->
   *[other] black
}

# What chance decides, in reviews.
luck-coffins = coffins drawn
luck-cards = cards turned up

# A position from a table at home

ask-question = Question
ask-question-take = Which card to take?
ask-question-act = What to do this turn?
ask-first = First player
ask-under = Discs under the cards
ask-disc-under = Disc { $number } under card { $space }
ask-next-back = Next back
ask-my-card = Card of this turn
ask-used = Used
ask-steps = Steps gained
ask-face-up = Face up on space { $space }
ask-tuck = Under the railway of { $name }
ask-money = Pounds
ask-gathered = in Brookwood
ask-click = click a space on the boards to change what is there; go on until it is right, or empty
ask-too-many-coffins = There aren't as many { $colour } coffins.
ask-coffins-sum = { $total } coffins: { $out } on the boards, { $bag } in the bag

# The fields of a position

field-turn = turn
field-phase = question
field-stage = part of the game
field-step = step of the turn
field-round = round
field-first = first player (0: seat 1)
field-active = whose turn (0: seat 1)
field-limited-discs = discs are limited
field-deck = deck, from the top
field-discarded = cards discarded
field-face-up = face-up card
field-card = card
field-discs = discs
field-crypts = crypts
field-staff = staff left
field-bonus = bonus actions
field-supply = discs in the supply
field-bag = coffins in the bag
field-card-kept = card tucked this turn
field-used = sections used
field-hired = worker hired
field-built = tile or crypt built
field-bonus-used = bonus action used
field-prestige-used = prestige used
field-abilities-used = abilities used
field-steps = steps gained
field-white-crypts = white crypts to place
field-topping-up = loading what waits
field-wage = wage for each worker
field-players = players
field-money = pounds
field-tiles = tiles
field-workers = workers
field-prestige = prestige level
field-waiting-coffins = coffins waiting in London
field-waiting-mourners = mourners waiting in London
field-wagons = wagons
field-coffins = coffins on the train
field-passengers = mourners on the train
field-tucked = tucked cards
field-train = train
field-graves = graves
field-mourners = mourners in Brookwood
field-potter = Potter's Field
field-volunteers = volunteers to place
field-aside = volunteers set aside

# Kinds of moves, as reviews add them up

decision-staff = first worker
decision-take = cards taken
decision-london = London
decision-hire = workers
decision-crypt = crypts
decision-white-crypt = crypts
decision-tuck = tucked cards
decision-wagon = wagons
decision-sell = wagons
decision-bonus = bonus actions
decision-prestige = prestige
decision-prestige-mix = prestige
decision-done = end of the actions
decision-volunteer = volunteer
decision-load-all = loading
decision-load-none = loading
decision-top-up = loading
decision-load = loading
decision-tender = Tender
decision-no-tender = Tender
decision-staff-car = wages
decision-full-wages = wages
decision-dismiss = wages
decision-dining-car = Dining car
decision-no-dining-car = Dining car
decision-bury = burials
decision-century-london = Turn of the Century
decision-century-wagon = Turn of the Century
decision-century-hire = Turn of the Century
decision-century-crypt = Turn of the Century
decision-century-pass = Turn of the Century
decision-run = last run
decision-stay = last run
decision-final-hire = final purchase
decision-final-crypt = final purchase
decision-final-pass = final purchase
