# Old London Bridge in the browser: moves and text view.

move-card = Play { $card } in secret
move-cards = Play { $first } and { $second } in secret
move-plus-one = Use the +1 tile on the card { $card }
move-no-plus = Do not use the +1 tile
move-lady = Use the lady tile and take a 2
move-no-lady = Do not use the lady tile
move-reclaim = Use the reclaim tile: the card comes back
move-discard = Let the card go to the inn
move-pawn = Pawn on the { $money } sector: { $building }
move-pawn-centre = Pawn in the centre for £{ $cost }: { $building }
move-no-pawn = No usable space: build nothing
move-replace = Replace { $building }
move-advance = Advance { $steps } { $steps ->
    [one] space
   *[other] spaces
}
move-stay = Do not advance
move-bonus = Take the bonus tile { $tile } from stack { $stack }
move-take = Take from the inn: { $card }
move-enough = That is enough
move-use = Use the { $tile } tile
move-done = End the turn

moves-card = Card in secret
moves-cards = Cards in secret
moves-plus-one = The +1 tile
moves-no-plus = Or
moves-lady = Lady tile
moves-no-lady = Or
moves-reclaim = Reclaim tile
moves-discard = Or
moves-pawn = Sectors of the wheel
moves-pawn-centre = Centre of the wheel
moves-no-pawn = Without building
moves-replace = Building to replace
moves-advance = Advance
moves-stay = Or
moves-bonus = Bonus tiles
moves-take = Cards of the inn
moves-enough = Or
moves-use = The +2 tiles
moves-done = End of the turn

progress-round = round { $round } of { $rounds }
bridge-card = { $value } ({ $name })
bridge-building = { $number ->
    [0] { $kind } ({ $crests })
   *[other] { $kind } { $number } ({ $crests })
}
bridge-using = using: { $tiles }
bridge-none = nothing
bridge-yours = Your things
bridge-new-tiles = Bonus tiles from next round on
bridge-own = Your bridge: { $built } { $built ->
    [one] building
   *[other] buildings
} of { $spaces }
bridge-wheel = Wheel and stacks
bridge-stack = Stack
bridge-faces = Faces
bridge-top = On top
bridge-left = Left
bridge-pawns = Pawns
bridge-centre = centre
bridge-any = any building
bridge-effect = Effect under way
bridge-power = power { $power } ({ $crest }), { $left } left
bridge-supply = Supply and order
bridge-chapel = chapel track
bridge-gate = gate track
bridge-buildings = buildings
bridge-choice = card
bridge-chosen = chosen
bridge-bridges = All bridges
bridge-standings = Prizes as things stand
