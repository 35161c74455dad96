"""What a search need not look at: Feature cards of one Category are as good as each other (5.3)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from readingroom.core.state import bit
from readingroom.games.chapters.rules.codes import ARCHIVE, BUILD_CARD, CODES, DISCARD, PAY, RECOVER, SHELVE
from readingroom.games.chapters.rules.house import FEATURES
from readingroom.games.chapters.rules.table import Table

NO_FAMILY = -1


def sensible_answers(table: Table, codes: vec[i64], count: i64) -> i64:
    """Of the Features that an answer could name, one a Category."""
    kept: i64 = 0
    seen: i64 = 0
    family: i64 = NO_FAMILY
    for place in range(count):
        code = codes[place]
        first = family_of(code)
        if first != NO_FAMILY:
            if first != family:
                family = first
                seen = 0
            category = bit(table.house.category[code - first])
            if seen & category != 0:
                continue
            seen |= category
        codes[kept] = code
        kept += 1
    return kept


def family_of(code: i64) -> i64:
    """Where the Features of an answer's family begin; NO_FAMILY for an answer that names none."""
    if code >= BUILD_CARD and code < BUILD_CARD + FEATURES:
        return BUILD_CARD
    if code >= PAY and code < PAY + FEATURES:
        return PAY
    if code >= DISCARD and code < DISCARD + FEATURES:
        return DISCARD
    if code >= SHELVE and code < SHELVE + FEATURES:
        return SHELVE
    if code >= RECOVER and code < RECOVER + FEATURES:
        return RECOVER
    return ARCHIVE if code >= ARCHIVE and code < CODES else NO_FAMILY
