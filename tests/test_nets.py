"""Nets on disk and the bot that plays with them: what fits is read, whatever else is refused in a sentence."""

import json
import zipfile

import numpy as np
import pytest

import tavoliere
from tavoliere.bots import decide, find_bot
from tavoliere.bots.forward import make_room, start_first_layer, values_of
from tavoliere.bots.learned import LearnedBot
from tavoliere.bots.nets import (
    ARRAYS,
    BadNet,
    Net,
    file_name,
    find_net,
    fitting,
    lend_net,
    new_net,
    read_net,
    write_net,
)
from tavoliere.engine import contract
from tavoliere.engine.chance import seed_words
from tavoliere.engine.features import known_features
from tavoliere.engine.records import same
from walks import samples

FEW = {"wide": 8, "narrow": 4}


@pytest.fixture(scope="module")
def paris():
    return tavoliere.load("paris")


def small_net(game, seats=2, seed=3):
    """A net that has learned nothing, with a card that fits."""
    weights = new_net(game.FEATURES.size, seed, **FEW).weights
    return Net(weights, {**fitting(game, seats), "trained": {"games": 0}})


def written(paris, tmp_path, change=lambda arrays: None, card=None):
    """The file of a small net, its arrays and its card changed."""
    net = small_net(paris)
    arrays = dict(zip(ARRAYS, net.weights, strict=True))
    arrays["card"] = np.frombuffer(json.dumps({**net.card, **(card or {})}).encode(), np.uint8)
    change(arrays)
    path = tmp_path / file_name(paris, 2)
    np.savez(path, **arrays)
    return path


def plain_values(game, state, seat, moves, net):
    """What a net says, worked out with matrices."""
    first, second, second_bias, outputs, outputs_bias = net.weights
    found = []
    for move in moves:
        index, value = known_features(game, state, seat, move)
        wide = np.maximum(0, value @ first[index])
        narrow = np.maximum(0, wide @ second + second_bias)
        found.append((1 / (1 + np.exp(-(narrow @ outputs + outputs_bias)))).mean())
    return np.array(found)


def choices(game, seats, seed, every=31):
    """Some positions with a seat that has a choice."""
    for match in samples(game, seats, seed, every):
        for seat in match.to_act[:1]:
            moves = game.legal_moves(match.state, seat)
            if len(moves) > 1:
                yield match.state, seat, moves


def test_the_values_of_all_moves_are_what_the_net_says_of_each(game):
    if game.FEATURES is None:
        pytest.skip("the game offers no features")
    net = small_net(game, 3)
    for state, seat, moves in choices(game, 3, 5):
        before = state.copy()
        values = values_of(game, state, seat, moves, net)
        assert values == pytest.approx(plain_values(game, state, seat, moves, net), abs=1e-5)
        assert same(before, state)


def test_a_first_layer_that_is_changed_is_the_one_that_is_summed(paris):
    net = small_net(paris)
    room, state = make_room(paris.FEATURES, net), paris.set_up(2, 4)
    pairs = contract.features(paris.box[0], state[0], 0, 0, room[4], room[0], room[1])
    start_first_layer(pairs, net.weights, room)
    assert room[6] == pytest.approx(room[1][:pairs] @ net.weights[0][room[0][:pairs]], abs=1e-5)
    assert not room[5].any()


def test_a_net_is_read_back_as_it_was_written(paris, tmp_path):
    net, path = small_net(paris), tmp_path / "net.npz"
    write_net(net, path)
    again = read_net(path, paris, 2)
    assert again.card == net.card
    assert again.shape == (8, 4)
    for one, other in zip(net.weights, again.weights, strict=True):
        assert other.dtype == np.float32
        assert one == pytest.approx(other, abs=1e-3)  # float16 on disk
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"format": 9}, "format 9"),
        ({"game": "san_francisco"}, "san_francisco"),
        ({"rules": 1}, "version 1 of the rules"),
        ({"box": "0" * 16}, "another box"),
        ({"seats": 4}, "4 seats, not with 2"),
        ({"features": 99}, "version 99"),
    ],
)
def test_a_net_for_something_else_is_refused(paris, tmp_path, card, said):
    path = written(paris, tmp_path, card=card)
    with pytest.raises(BadNet) as refusal:
        read_net(path, paris, 2)
    assert said in refusal.value.sentence("en")
    assert path.name in refusal.value.sentence("it")
    assert "{" not in refusal.value.sentence("it")


def spoil(name, place, value):
    """A change of one number."""

    def change(arrays):
        arrays[name] = arrays[name].copy()
        arrays[name].flat[place] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (spoil("second", 3, np.nan), "no numbers"),
        (spoil("outputs_bias", 0, np.inf), "no numbers"),
        (lambda arrays: arrays.pop("second_bias"), "arrays"),
        (lambda arrays: arrays.update(more=np.zeros(2)), "arrays"),
        (lambda arrays: arrays.update(first=np.zeros((7, 8))), "arrays"),
        (lambda arrays: arrays.update(second=np.zeros(8)), "arrays"),
        (lambda arrays: arrays.update(outputs=arrays["outputs"].astype(int)), "arrays"),
        (lambda arrays: arrays.pop("card"), "no card"),
        (lambda arrays: arrays.update(card=np.frombuffer(b"[1]", np.uint8)), "no card"),
        (lambda arrays: arrays.update(card=np.frombuffer(b"\xff{", np.uint8)), "no card"),
        (lambda arrays: arrays.update(first=np.array(["a"], object)), "cannot be read"),
    ],
)
def test_a_broken_net_is_refused(paris, tmp_path, change, said):
    path = written(paris, tmp_path, change=change)
    with pytest.raises(BadNet, match=said):
        read_net(path, paris, 2)


def test_files_that_are_no_nets_are_refused(paris, tmp_path):
    whole = written(paris, tmp_path).read_bytes()
    spoiled = bytearray(whole)
    spoiled[len(whole) // 2] ^= 0xFF
    for number, data in enumerate((b"", b"not a net", whole[: len(whole) // 2], whole[100:], bytes(spoiled))):
        path = tmp_path / f"broken-{number}.npz"
        path.write_bytes(data)
        with pytest.raises(BadNet, match="cannot be read"):
            read_net(path, paris, 2)
    with pytest.raises(BadNet, match="cannot be read"):
        read_net(tmp_path / "nowhere.npz", paris, 2)
    with zipfile.ZipFile(tmp_path / "bomb.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("first.npy", bytes(17 << 20))
    with pytest.raises(BadNet, match="bigger than"):
        read_net(tmp_path / "bomb.npz", paris, 2)


def test_a_bot_with_a_file_plays_by_it_and_refuses_other_seats(paris, tmp_path):
    path = tmp_path / "own.npz"
    write_net(small_net(paris), path)
    net, bot = read_net(path, paris, 2), find_bot(f"learned:{path}")
    for number, (state, seat, moves) in enumerate(choices(paris, 2, 8)):
        chosen = decide(bot, paris, state, seat, number)
        values = plain_values(paris, state, seat, moves, net)
        assert values[moves.index(chosen)] == pytest.approx(values.max(), abs=1e-4)
        world = paris.imagine(state, seat, seed_words(number + 50))
        assert decide(bot, paris, world, seat, number) == chosen
    with pytest.raises(BadNet, match="2 seats, not with 3"):
        decide(bot, paris, paris.set_up(3, 1), 0, 1)


@pytest.fixture
def own_folder(paris, tmp_path):
    """Paris with a folder of nets of its own."""
    folder = tmp_path / "paris"
    folder.mkdir()
    paris_here = tavoliere.app._registry("").load("paris")
    paris_here.folders = (*paris.folders, folder)
    (folder / "nets").mkdir()
    return paris_here


def test_the_net_that_comes_with_a_game_is_found_by_its_name(own_folder):
    assert find_net(own_folder, 2) is None
    path = own_folder.folders[-1] / "nets" / file_name(own_folder, 2)
    write_net(small_net(own_folder), path)
    assert find_net(own_folder, 2).card["seats"] == 2
    assert find_net(own_folder, 3) is None
    assert LearnedBot().net_for(own_folder, 2) is find_net(own_folder, 2)


def test_with_a_broken_net_or_none_the_old_bots_play(own_folder, caplog):
    state = own_folder.set_up(2, 1)
    alone = decide(find_bot("learned"), own_folder, state, 0, 3)
    path = own_folder.folders[-1] / "nets" / file_name(own_folder, 2)
    path.write_bytes(b"broken")
    assert decide(find_bot("learned"), own_folder, state, 0, 3) in own_folder.legal_moves(state, 0)
    assert decide(find_bot("learned"), own_folder, state, 0, 3) in own_folder.legal_moves(state, 0)
    assert alone in own_folder.legal_moves(state, 0)
    assert [record.message for record in caplog.records] == [
        f"The net {path.name} cannot be read: File is not a zip file."
    ]


@pytest.mark.parametrize(
    ("change", "card", "said"),
    [
        (spoil("first", 3, np.nan), {}, "no numbers"),
        (lambda arrays: None, {"seats": 3}, "3 seats, not with 2"),
        (lambda arrays: None, {"rules": 1}, "version 1 of the rules"),
        (lambda arrays: None, {"features": 99}, "version 99"),
    ],
)
def test_a_net_that_cannot_be_used_stops_nobody_at_a_table(own_folder, caplog, change, card, said):
    """It lies under the right name; whoever would have asked it plays as without it, and the log says why once."""
    state = own_folder.set_up(2, 1)
    bots = [find_bot("learned"), find_bot("search:4it")]
    alone = [decide(bot, own_folder, state, 0, 3) for bot in bots[1:]]
    path = written(own_folder, own_folder.folders[-1] / "nets", change, card)
    assert path.name == file_name(own_folder, 2)
    assert [decide(bot, own_folder, state, 0, 3) for bot in bots][1:] == alone
    assert decide(bots[0], own_folder, state, 0, 3) in own_folder.legal_moves(state, 0)
    assert [said in record.message for record in caplog.records] == [True]


def test_a_net_of_ones_own_comes_before_the_one_that_came_with_the_game(paris, tmp_path, monkeypatch, caplog):
    shipped = find_net(paris, 2)
    monkeypatch.setenv("TAVOLIERE_NETS", str(tmp_path))
    assert find_net(paris, 2) is shipped
    path = tmp_path / file_name(paris, 2)
    write_net(small_net(paris), path)
    assert find_net(paris, 2).shape == (8, 4)
    path.write_bytes(b"broken")
    find_net.__globals__["_usable"].cache_clear()
    assert find_net(paris, 2).card == shipped.card
    assert "cannot be read" in caplog.text


def test_a_net_for_another_box_is_lent_without_what_it_knew_of_that_one_alone(paris):
    own = tavoliere.load("paris", paris.folders[-1] / "examples" / "lantern_bay.toml")
    assert find_net(own, 2) is None
    lent, printed = lend_net(own, 2), find_net(paris, 2)
    assert lend_net(paris, 2) is None  # it has its own
    assert lent.card["box"] == own.box_hash
    assert lent.card["borrowed"] == paris.box_hash
    assert lent.card["helps-search"] is False
    by_id = np.zeros(paris.FEATURES.size, bool)
    for ids in paris.FEATURES.by_id:
        by_id[ids.start : ids.stop] = True
    assert not lent.weights[0][by_id].any()
    assert (lent.weights[0][~by_id] == printed.weights[0][~by_id]).all()
    assert printed.weights[0][by_id].any()
    names = {block.name for block in paris.FEATURES.blocks if by_id[block.start]}
    assert names == {"tourists", "wanted", "ticket", "offered", "owner"}
    assert by_id[paris.FEATURES.find("rivals/ticket")[2].start]
    state = own.set_up(2, 3)
    values = values_of(own, state, 0, own.legal_moves(state, 0), lent)
    assert ((values > 0) & (values < 1)).all()


def test_a_game_without_features_is_played_by_the_old_bots(monkeypatch):
    game = tavoliere.load("necropolis_railway")
    monkeypatch.setattr(type(game), "FEATURES", None)
    assert find_net(game, 2) is None
    state = game.set_up(2, 1)
    seat = game.seats_to_act(state)[0]
    assert decide(find_bot("learned"), game, state, seat, 1) in game.legal_moves(state, seat)


def test_nets_that_ship_are_small_and_fit():
    total = 0
    for game_id in tavoliere.game_ids():
        game = tavoliere.load(game_id)
        for path in sorted((game.folders[-1] / "nets").glob("*")):
            seats = int(path.stem.rpartition("-")[2])
            assert path.name == file_name(game, seats)
            card = read_net(path, game, seats).card
            assert {"games", "cpu_minutes", "command"} <= card["trained"].keys()
            assert path.stat().st_size <= 400_000
            total += path.stat().st_size
    assert total <= 5_000_000
