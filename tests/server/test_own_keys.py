"""A key that its holder made: a request whose answer was lost is asked again, and the seat is not."""

from __future__ import annotations

import pytest

from readingroom.tables.keys import new_token
from tests.server.running import Answer, Server

CHAIRS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


def test_sitting_down_again_with_the_same_key_is_confirmed(server: Server) -> None:
    path = f"/api/tables/{server.table(CHAIRS)['table']}"
    wish = {"name": "Bob", "token": new_token()}
    first, again = (server.post(f"{path}/seats/1", wish) for _ in range(2))
    assert first == again
    assert first["token"] == wish["token"]
    assert server.get(path, token=wish["token"])["seat"] == 1
    with pytest.raises(Answer, match="Bob sits there"):
        server.post(f"{path}/seats/1", {"name": "Eve", "token": new_token()})
    with pytest.raises(Answer, match="another chair"):
        server.post(f"{path}/seats/2", wish)


def test_a_new_key_asked_for_again_is_confirmed_though_the_old_one_is_dead(server: Server) -> None:
    made = server.table(CHAIRS)
    path, old, wish = f"/api/tables/{made['table']}", made["seats"][0], {"token": new_token()}
    first, again = (server.post(f"{path}/seats/0/key", wish, token=old) for _ in range(2))
    assert first == again
    assert server.get(path, token=wish["token"])["seat"] == 0
    for other in ({"token": new_token()}, {}, None):
        with pytest.raises(Answer, match="opens no seat"):
            server.post(f"{path}/seats/0/key", other, token=old)
    assert server.post(f"{path}/seats/0/key", token=wish["token"])["token"] != wish["token"]


@pytest.mark.parametrize("token", ["", "short", "a" * 43, "A" * 44, "A" * 43 + "\n", "Ä" + "A" * 42, 7])
def test_what_is_no_key_is_refused(server: Server, token: object) -> None:
    made = server.table(CHAIRS)
    for path, wish in (("seats/1", {"name": "Bob"}), ("seats/0/key", {})):
        with pytest.raises(Answer) as refused:
            server.post(f"/api/tables/{made['table']}/{path}", wish | {"token": token}, token=made["seats"][0])
        assert refused.value.status == 400
