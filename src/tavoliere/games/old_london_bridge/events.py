"""Everything that moves make happen. `money` is what the seat gets; only `centre-paid` is paid by the seat."""

from tavoliere.engine.events import EventTable
from tavoliere.engine.fields import Count, optional
from tavoliere.games.old_london_bridge.fields import (
    BonusStackId,
    BridgeSpace,
    BuildingId,
    BuildingKind,
    CardValue,
    Crest,
    Facing,
    HouseNumber,
    Money,
    Place,
    Power,
    Round,
    Sixths,
    StackId,
    Steps,
    TileId,
    TrackSpace,
)

EVENTS = EventTable()

tell_marker_turned = EVENTS.declare("marker-turned", "OLB-2.1", reveals=True, sixths=Sixths, round=Round, wheel=Facing)
tell_lady_joined = EVENTS.declare("lady-joined", "OLB-6.8", value=CardValue)
tell_card_chosen = EVENTS.declare("card-chosen", "OLB-2.2")
tell_own_card_chosen = EVENTS.declare(
    "own-card-chosen", "OLB-2.2", private=True, value=CardValue, second=optional(CardValue)
)
tell_card_revealed = EVENTS.declare("card-revealed", "OLB-2.2", reveals=True, value=CardValue)
tell_card_raised = EVENTS.declare("card-raised", "OLB-6.7", before=CardValue, value=CardValue)
tell_order_fixed = EVENTS.declare("order-fixed", "OLB-2.3", place=Place, value=CardValue)
tell_card_discarded = EVENTS.declare("card-discarded", "OLB-3.1", value=CardValue)
tell_card_taken_up = EVENTS.declare("card-taken-up", "OLB-3.1")
tell_card_set_aside = EVENTS.declare("card-set-aside", "OLB-6.4", value=CardValue)
tell_card_reclaimed = EVENTS.declare("card-reclaimed", "OLB-6.4", value=CardValue)
tell_pawn_placed = EVENTS.declare("pawn-placed", "OLB-3.2", stack=StackId)
tell_pawn_in_centre = EVENTS.declare("pawn-in-centre", "OLB-3.3", stack=StackId)
tell_tile_used = EVENTS.declare("tile-used", "OLB-6.0", tile=TileId)
tell_wheel_paid = EVENTS.declare("wheel-paid", "OLB-3.2", money=Money)
tell_centre_paid = EVENTS.declare("centre-paid", "OLB-3.3", money=Money)
tell_no_building = EVENTS.declare("no-building", "OLB-3.5", reveals=None)
tell_built = EVENTS.declare("built", "OLB-4.1", building=BuildingId, stack=StackId, space=BridgeSpace)
tell_replaced = EVENTS.declare(
    "replaced", "OLB-4.2", building=BuildingId, stack=StackId, old=BuildingId, space=BridgeSpace
)
tell_top_turned = EVENTS.declare("top-turned", "OLB-1.1", reveals=True, building=BuildingId, stack=StackId, left=Count)
tell_stack_emptied = EVENTS.declare("stack-emptied", "OLB-3.4", stack=StackId)
tell_power_counted = EVENTS.declare("power-counted", "OLB-5.1", power=Power, crest=Crest, effect=BuildingKind)
tell_chapel_advanced = EVENTS.declare("chapel-advanced", "OLB-5.2", steps=Steps, space=TrackSpace, place=Place)
tell_gate_advanced = EVENTS.declare("gate-advanced", "OLB-5.3", steps=Steps, space=TrackSpace)
tell_stayed = EVENTS.declare("stayed", "OLB-4.4", effect=BuildingKind)
tell_coin_reached = EVENTS.declare("coin-reached", "OLB-5.2", money=Money, space=TrackSpace)
tell_chapel_end_reached = EVENTS.declare("chapel-end-reached", "OLB-5.7", money=Money)
tell_gate_end_reached = EVENTS.declare("gate-end-reached", "OLB-5.7", money=Money)
tell_store_paid = EVENTS.declare("store-paid", "OLB-5.5", money=Money)
tell_tile_taken = EVENTS.declare("tile-taken", "OLB-5.3", tile=TileId, bonus_stack=BonusStackId, left=Count)
tell_tile_declined = EVENTS.declare("tile-declined", "OLB-5.3")
tell_tile_turned = EVENTS.declare("tile-turned", "OLB-5.3", reveals=True, tile=TileId, bonus_stack=BonusStackId)
tell_card_taken = EVENTS.declare("card-taken", "OLB-5.4", value=CardValue, power=Power)
tell_chapel_leader_paid = EVENTS.declare("chapel-leader-paid", "OLB-9.5", money=Money)
tell_gate_leader_paid = EVENTS.declare("gate-leader-paid", "OLB-9.6", money=Money)
tell_highest_card_paid = EVENTS.declare("highest-card-paid", "OLB-9.7", money=Money, value=CardValue)
tell_lowest_number_paid = EVENTS.declare("lowest-number-paid", "OLB-9.8", money=Money, house_number=HouseNumber)
tell_pawns_removed = EVENTS.declare("pawns-removed", "OLB-5.8")
tell_stacks_ran_out = EVENTS.declare("stacks-ran-out", "OLB-7.1", count=Count)
tell_game_over = EVENTS.declare("game-over", "OLB-7.5", reveals=True)
