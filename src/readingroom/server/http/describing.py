"""The API's description of itself (OpenAPI): exact schemas, the answers that are no success, and where keys go."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from readingroom.server.http import bodies
from readingroom.tables import commands as ask, messages
from readingroom.tables.lessons import LessonAnswer
from readingroom.tables.story import StoryAnswer

REF = "#/components/schemas/{name}"
TYPES = (
    ask.AnyCommand,
    ask.TableWish,
    bodies.ChallengeInfo,
    bodies.ChallengeWish,
    bodies.ForkWish,
    bodies.OptionsAnswer,
    bodies.OptionsWish,
    bodies.PastUpdates,
    bodies.GameInfo,
    bodies.KeyWish,
    bodies.LinkAnswer,
    bodies.LinkWish,
    bodies.NewTableAnswer,
    bodies.PlayWish,
    bodies.Problem,
    bodies.RematchAnswer,
    bodies.RuleInfo,
    bodies.SeatKey,
    bodies.SitWish,
    bodies.TableAnswer,
    bodies.UploadWish,
    bodies.VerifyAnswer,
    LessonAnswer,
    StoryAnswer,
    messages.Confirmed,
    messages.HintAnswer,
    messages.Update,
    messages.WhyAnswer,
)


def refusals(**sentences: str) -> dict[int, ResponseSpec]:
    """Answers that are a Problem, by their status: `refusals(s404="There is no such table.")`."""
    return {
        int(status[1:]): ResponseSpec(bodies.Problem, description=sentence, generate_examples=False)
        for status, sentence in sentences.items()
    }


LIMITED = refusals(
    s413="The body is too large.",
    s429="Too many requests, or new tables, from this address; Retry-After says how many seconds to wait.",
)
ALWAYS = LIMITED | refusals(
    s400="The request does not fit this description, or the game has something against it.",
    s404="There is no such thing here.",
    s503="The database does not answer.",
)
AT_TABLE = ALWAYS | refusals(
    s403="The key opens nothing at this table.",
    s409="A rule of the game or of the table forbids it.",
)


class ExactJson(JsonRenderPlugin):
    """The description with the schemas that the server itself reads and writes by."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"])

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return super().render(request, exact(openapi_schema))


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """Schemas as msgspec tells them: with every bound, and which command a `type` means."""
    schemas, components = msgspec.json.schema_components(TYPES, ref_template=REF)
    known = document["components"]
    unknown = known["schemas"].keys() - components.keys()
    if unknown:
        raise LookupError(f"types without an exact schema: {sorted(unknown)}")
    commands = document["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
    commands["content"]["application/json"]["schema"] = schemas[0]
    return document | {"components": known | {"schemas": components}}


def described() -> OpenAPIConfig:
    """How the API describes itself."""
    seat = SecurityScheme(type="http", scheme="bearer", description="The key of a seat.")
    host = SecurityScheme(type="apiKey", name="X-Host-Key", security_scheme_in="header", description="The host's key.")
    return OpenAPIConfig(
        title="Reading Room",
        version="1",
        path="/schema",
        description="Tables for library games. Without a key one looks on; a wrong key is refused.",
        components=Components(security_schemes={"seat": seat, "host": host}),
        security=[{}, {"seat": []}, {"host": []}, {"seat": [], "host": []}],
        render_plugins=[ExactJson()],
    )
