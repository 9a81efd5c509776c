"""The fair queue: nobody waits longer because somebody else wants much."""

from tavoliere.server.fair_queue import FairQueue, Owner
from tavoliere.server.presence import LastAddresses

HOG, ADA, LEO, EVE = (Owner("10.0.0.1", "hog"), *(Owner("10.0.0.2", name) for name in ("ada", "leo", "eve")))


def filled(*items):
    queue = FairQueue()
    for owner, item in items:
        queue.put(owner, item)
    return queue


def taken(queue):
    return [queue.take() for _ in range(len(queue))]


def test_who_comes_second_is_served_second_however_much_the_first_wants():
    queue = filled(*((HOG, f"hog {number}") for number in range(20)), (ADA, "ada"))
    assert taken(queue)[:3] == ["hog 0", "ada", "hog 1"]


def test_people_take_turns_and_keep_their_own_order():
    queue = filled((ADA, "a1"), (ADA, "a2"), (ADA, "a3"), (LEO, "l1"), (LEO, "l2"), (EVE, "e1"))
    assert taken(queue) == ["a1", "l1", "e1", "a2", "l2", "a3"]


def test_many_names_at_one_address_have_one_share():
    sock_puppets = [(Owner("10.0.0.1", f"name {number}"), f"name {number}") for number in range(20)]
    queue = filled(*sock_puppets, (ADA, "a1"), (LEO, "l1"))
    assert taken(queue)[:4] == ["name 0", "a1", "name 1", "l1"]


def test_who_was_just_served_waits_for_everybody_else():
    queue = filled((HOG, 1), (ADA, 2))
    assert queue.take() == 1
    queue.put(HOG, 3)
    assert taken(queue) == [2, 3]


def test_what_waits_is_counted_by_person_and_by_address():
    queue = filled((ADA, 1), (ADA, 2), (LEO, 3), (HOG, 4))
    assert (len(queue), queue.people()) == (4, 3)
    assert (queue.waiting(ADA), queue.waiting(EVE), queue.waiting_at("10.0.0.2"), queue.waiting_at("?")) == (2, 0, 3, 0)


def test_what_nobody_waits_for_is_forgotten():
    queue = filled((ADA, 1), (LEO, 2), (ADA, 3))
    queue.remove(LEO, 2)
    queue.remove(ADA, 1)
    queue.remove(EVE, 9)
    assert (len(queue), queue.people()) == (1, 1)
    assert taken(queue) == [3]
    assert not len(queue)


def test_a_household_is_one_address_whichever_of_its_own_it_takes():
    addresses = LastAddresses()
    owners = [addresses.note(person, f"2001:db8:1:2::{person}") for person in ("1", "2")]
    assert owners[0].address == owners[1].address == addresses.owner("2").address
    assert owners[0].address != addresses.note("1", "2001:db8:1:3::1").address
