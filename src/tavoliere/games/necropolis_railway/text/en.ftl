### London Necropolis Railway in English.

game-necropolis_railway = London Necropolis Railway
game-necropolis_railway-about = Build a London terminus, a railway and a cemetery, and keep the one train between them useful. 12 rounds, open information.

option-first = First player
option-first-help = Random, or a seat of your choice.
option-limited-discs = Limited discs
option-limited-discs-help = Only the discs in the box: one that is missing is not placed and not gained.

## Questions

question-first-staff = Choose the row for your first staff.
question-take = Take one of the face-up cards with its discs.
question-act = Use your card, a bonus or prestige; then the train departs.
question-volunteer = Choose where your volunteer goes.
question-white-crypt = Choose the column for your white crypt.
question-top-up = Choose the next coffin for the new wagon.
question-tender = Use the Tender before the train moves?
question-load = Not all coffins fit: choose the next one to load.
question-staff-car = Use the Staff car, or pay full wages?
question-dismiss = You cannot pay everybody: choose who leaves.
question-dining-car = Use the Dining car before the mourners get off?
question-bury = Choose a coffin and its grave.
question-century = Turn of the Century: choose one thing to do free of charge, or pass.
question-run = Run to the next station, or stay?
question-purchase = Last purchase: hire one staff or build one crypt, or pass.
question-over = The game is over.

## Refusals

refusal-game-is-over = The game is over.
refusal-not-asked = It is the turn of { $waiting }.
refusal-another-question = Another question is open: { $question }
refusal-card-shows-no-staff = Your card does not show staff.
refusal-card-shows-no-crypt = Your card does not show a crypt.
refusal-section-is-used = This section of your card has been used.
refusal-already-hired = You have hired this turn.
refusal-already-built = You have built a crypt this turn.
refusal-disc-is-paid = The disc of this section is paid already: leave out "orange".
refusal-no-such-disc = You have no { $disc } disc.
refusal-three-cards-lie-there = { $least ->
    [one] One card lies
   *[other] { $least } cards lie
 } under your railway already.
refusal-bonus-is-used = You have taken a bonus action this turn.
refusal-no-disc-for-bonus = You have no { $disc } disc for this space.
refusal-prestige-is-used = You have raised your prestige this turn.
refusal-prestige-is-highest = Your prestige cannot rise any further.
refusal-mix-needs-orange = Without an orange disc there is only one way to pay: write "prestige".
refusal-no-carriage = No Carriage lies under your railway.
refusal-carriage-is-used = You have used a Carriage this turn.
refusal-no-staff-left = There is no staff left to hire.
refusal-staff-too-dear = Staff costs £{ $pounds }; you have £{ $money }.
refusal-no-crypt-left = There is no { $crypt } crypt left.
refusal-train-cannot-pay = No mourner on your train would pay: leave out "carriage".
refusal-mourners-too-dear = The missing mourners for a { $crypt } crypt cost £{ $pounds }; you have £{ $money }.
refusal-no-coffin-aboard = No { $coffin } coffin is on your train.
refusal-row-has-no-staff = Row { $row } has no staff.
refusal-card-shows-another-room = Your card shows another room: { $room }; { $tile } does not belong to it.
refusal-room-is-finished = The room of { $tile } is finished.
refusal-tile-is-finished = { $tile } already shows side B.
refusal-tile-too-dear = { $tile } costs £{ $pounds }; you have £{ $money }.
refusal-no-tile-there = No tile lies on { $place } yet.
refusal-place-is-taken = Somebody stands in { $place } already.
refusal-column-has-a-crypt = Column { $column } has a crypt already.
refusal-wagon-is-upgraded = { $wagon } is upgraded already.
refusal-bonus-space-is-taken = This bonus space is taken.
refusal-not-the-price = This is not the price of the next level.
refusal-discs-are-missing = You do not have the discs for the next level.
refusal-same-as-plain = These are the discs you would pay anyway: write "prestige".
refusal-no-wagon-there = You have no { $wagon }.
refusal-upgraded-is-not-sold = { $wagon } is upgraded and cannot be sold.
refusal-wagon-is-occupied = { $wagon } is not empty.
refusal-money-is-not-short = Selling helps with nothing your card allows.
refusal-no-coffin-waits = No { $coffin } coffin waits in London.
refusal-nobody-to-dismiss = There is no staff to dismiss in { $place }.
refusal-grave-is-taken = The grave in row { $row }, column { $column } is taken.

## Events

event-first-staff-placed = { $who } puts the first staff in { $place }.
event-card-taken = { $who } takes card { $space } with its discs: { $discs }.
event-card-turned-up = A new card on space { $space }; under it: { $discs }.
event-discs-paid = { $who } pays: { $discs }.
event-tile-laid = { $who } lays { $tile } for £{ $pounds }.
event-tile-turned = { $who } turns { $tile } for £{ $pounds }.
event-staff-hired = { $who } hires staff for { $place }, £{ $pounds }.
event-crypt-built = { $who } builds a { $crypt } crypt over column { $column }: mourners { $mourners }, £{ $pounds }.
event-card-tucked = { $who } tucks card { $card } under the railway.
event-wagon-added = { $who } adds { $wagon }.
event-wagon-upgraded = { $who } upgrades { $wagon }.
event-wagon-sold = { $who } sells { $wagon } for £{ $pounds }.
event-bonus-taken = { $who } takes bonus { $bonus } on { $colour }: £{ $pounds }, steps { $steps }.
event-prestige-raised = { $who } reaches prestige { $level }: steps now { $steps }, every turn { $every }.
event-orange-gained = { $count ->
    [one] { $who } receives an orange disc.
   *[other] { $who } receives { $count } orange discs.
 }
event-volunteer-gained = { $who } gains the volunteer.
event-volunteer-placed = { $who }'s volunteer goes to { $place }.
event-white-crypt-placed = { $who } puts a white crypt over column { $column }.
event-white-crypt-lost = { $who }'s white crypt is lost: none is left, or no column is free.
event-mourners-loaded = { $count ->
    [one] One mourner boards { $who }'s train.
   *[other] { $count } mourners board { $who }'s train.
 }
event-coffin-loaded = { $count ->
    [one] { $who } loads a { $coffin } coffin.
   *[other] { $who } loads { $count } { $coffin } coffins.
 }
event-card-used = { $who } uses the { $ability }: { $count }.
event-train-moved = { $steps ->
    [one] { $who }'s train moves one space, from { $origin } to { $destination }.
   *[other] { $who }'s train moves { $steps } spaces, from { $origin } to { $destination }.
 }
event-train-stood = { $who }'s train stands still.
event-income = { $who }'s income: coffins { $coffins }, mourners { $mourners }, £{ $pounds }, orange discs { $discs }.
event-coffins-drawn = From the bag for { $who }: purple { $purple }, teal { $teal }, red { $red }, black { $black }.
event-staff-left = { $who }'s staff in { $place } leaves unpaid.
event-wages-paid = { $count ->
    [one] { $who } pays one wage, £{ $pounds }.
   *[other] { $who } pays { $count } wages, £{ $pounds }.
 }
event-dining-paid = { $count ->
    [one] One full wagon dines: £{ $pounds } for { $who }.
   *[other] { $count } full wagons dine: £{ $pounds } for { $who }.
 }
event-mourners-arrived = { $count ->
    [one] One mourner arrives in { $who }'s Necropolis.
   *[other] { $count } mourners arrive in { $who }'s Necropolis.
 }
event-coffin-buried = { $pounds ->
    [0] { $who } buries a { $coffin } coffin in row { $row }, column { $column }.
   *[other] { $who } buries a { $coffin } coffin in row { $row }, column { $column }, on its colour: £{ $pounds }.
 }
event-to-potters-field = To { $who }'s Potter's Field: purple { $purple }, teal { $teal }, red { $red }, black { $black }.
event-passed = { $who } passes.
event-stayed = { $who }'s train stays.
event-round-began = Round { $round } begins.
event-century-began = Turn of the Century: everybody may do one thing free of charge.
event-runs-began = The final runs begin.
event-purchases-began = The final purchases begin, in reverse order.
event-game-ended = The game is over.

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
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
 }
table-next-back = next back: { $discs }
table-card = Card
table-discs = Discs
table-crypts = Crypts
table-crypt = { $crypt }: { $left } left, mourners { $price }
table-staff-left = Staff left: { $count }
table-bonus = Bonus actions
table-bonus-action = £{ $pounds } · steps { $steps }
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
table-prestige = Prestige { $level }: each staff on a finished tile is worth { $points }
table-prestige-next = Next level: { $discs }
table-prestige-top = Highest level
table-income = Income: coffins { $coffins }, mourners { $mourners }, £{ $pounds }, orange discs { $discs }; wages £{ $wages }
table-tucked = Tucked cards
table-nothing = none
table-gathered = Mourners here: { $count }
table-potter = Potter's Field: { $count }
table-volunteer-waits = A volunteer waits for a place.
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
table-can = can still be used
table-done = done
table-cannot = not possible now
table-used-bonus = Bonus action
table-used-prestige = Prestige
table-train-now = { $steps ->
    [0] The train would stand still.
    [one] The train would move one space, to { $to }.
   *[other] The train would move { $steps } spaces, to { $to }.
 }
table-train-stations = On the way: { $stations }
station-london = London (income)
station-necropolis = Necropolis (delivery)

## Boxes and positions that cannot be

box-tiles = at most { $most } London tiles, each once
box-tile-sides = every London tile needs a blank space, a side a and a side b, each once
box-pair = a pair is two different tiles of { $tiles }
box-prestige-costs = every level after the first needs one price: { $levels }
box-start-pair = exactly one pair is the start pair, not { $count }
box-stations = the two stations lie on different spaces
box-graves = every row has { $count } graves of { $colours }
box-crypt-twice = every colour of crypt needs one row
box-few-cards = with { $seats } players the deck has { $count } cards and needs { $needed }
position-no-tile = { $path }: nobody can stand where no tile lies
position-wagon-too-full = { $path }: { $wagon } takes { $count } at most
position-graves = { $path }: a row is { $count } words of { $known }
position-card-twice = { $path }: a card lies in two places
position-deck-too-short = { $path }: the deck needs at least { $needed } cards
position-too-many-coffins = { $path }: there are only { $count } { $colour } coffins
position-too-many-discs = { $path }: there are only { $count } { $colour } discs
position-too-many-crypts = { $path }: there are only { $count } { $colour } crypts
position-too-many-staff = { $path }: there are only { $count } staff
position-too-many-volunteers = { $path }: a player's volunteers are { $count } at most
position-card-not-used = { $path }: { $card } is not used with { $seats } players
position-wage = { $path }: wages are £{ $wage }, or £{ $less } with a Staff car
position-first-staff = { $path }: this player has still to place the first staff
