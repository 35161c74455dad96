"""What people write at a table: names and chat, cleaned so that no text hides, runs over or passes for another."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from unicodedata import bidirectional, category, combining, normalize

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 300
POINTS_PER_CHARACTER: Final = 4  # on average; a family of four is one visible character made of seven code points
MARKS: Final = 2  # of one kind on one letter; more is a column of ink over the lines above
EMOJI_IN_ONE: Final = 4  # the longest that keyboards offer: two people, a heart and a kiss

PHRASES: Final = {
    "hello": "Hello, everyone!",
    "your_turn": "It is your turn.",
    "thinking": "Let me think for a moment.",
    "well_played": "Well played!",
    "oops": "Oops!",
    "burn": "Oh no, it burns!",
    "thanks": "Thank you!",
    "back_soon": "I will be back soon.",
    "good_game": "Good game!",
    "again": "Shall we play again?",
}

_ZWNJ: Final = "\u200c"
_ZWJ: Final = "\u200d"
_AS_EMOJI: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"

# Neither control nor format characters, and yet nothing is seen of them: fillers, joiners, blank patterns, selectors.
_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE0F)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
_LOOKALIKES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧανοριυıɑɡ",
    "ABESIJKMHOPCTYXaesijopcyxhdqwlABEZHIKMNOPTYXavopiuiag",
)
_STROKES: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", " ": None, _ZWJ: None, _ZWNJ: None})


class BadWords(ReadingRoomError):
    """A name or a message that cannot stand as it is; the sentence says what to do."""


def clean_name(text: str) -> str:
    """The name as the table shows it: `clean_name(" Ana\u200b  M. ") == "Ana M."`."""
    return _clean(text, NAME_LENGTH, is_name=True)


def clean_chat(text: str) -> str:
    """The message as the table shows it, on one line."""
    return _clean(text, CHAT_LENGTH, is_name=False)


def distinct(name: str, others: Collection[str]) -> str:
    """The clean name, with a number when another seat's name looks the same: `"Ana 2"`."""
    taken = {skeleton(other) for other in others}
    candidate, number = name, 1
    while skeleton(candidate) in taken:
        number += 1
        ending = f" {number}"
        candidate = _shortened(name, NAME_LENGTH - len(ending)) + ending
    return candidate


def skeleton(text: str) -> str:
    """What the eye keeps of a name: no case, width or spaces, one letter for all that look like it."""
    alike = normalize("NFKC", text).translate(_LOOKALIKES)
    folded = normalize("NFKC", alike.casefold()).translate(_LOOKALIKES)
    return folded.replace(_AS_EMOJI, "").translate(_STROKES)


def visible_length(text: str) -> int:
    """How many characters a reader counts: marks and the parts of one emoji count with what they belong to."""
    return len(_characters(text))


def _clean(text: str, length: int, *, is_name: bool) -> str:
    too_long = phrase("mistake-name-long" if is_name else "mistake-chat-long", most=length)
    if len(text) > 8 * length:  # spaces and characters that go are forgiven, but not without end
        raise BadWords(too_long)
    clean = _tidy(text)
    if not clean:
        raise BadWords(phrase("mistake-name-empty" if is_name else "mistake-chat-empty"))
    if not _fits(clean, length):
        raise BadWords(too_long)
    return clean


def _fits(text: str, length: int) -> bool:
    return len(text) <= POINTS_PER_CHARACTER * length and visible_length(text) <= length


def _tidy(text: str) -> str:
    shown = normalize("NFC", "".join(map(_shown, normalize("NFC", text))))
    words = "".join(_characters(shown)).split()
    return normalize("NFC", " ".join(words))  # a letter and a mark may have met only now


def _shortened(text: str, length: int) -> str:
    characters = _characters(text)[:length]
    while len("".join(characters)) > POINTS_PER_CHARACTER * length:
        characters.pop()
    return _tidy("".join(characters))


def _shown(char: str) -> str:
    """The character, a space for white space, or nothing; joiners stay until their neighbours are known."""
    kind = category(char)
    if char in (_ZWJ, _ZWNJ):
        return char
    if char.isspace() or kind[0] == "Z":
        return " "
    if kind == "Cn":  # a newer Unicode than this Python's may have put an emoji there
        return char if 0x1F000 <= ord(char) <= 0x1FAFF else ""
    return "" if kind[0] == "C" or char in _BLANKS else char


def _characters(text: str) -> list[str]:
    """The visible characters, each with its marks; marks and joiners that have no place are left out."""
    found: list[str] = []
    for char, following in zip(text, text[1:] + " ", strict=False):
        last = found[-1] if found else " "
        if char in (_ZWJ, _ZWNJ) or category(char)[0] == "M":
            if _belongs(char, last, following):
                found[-1] += char
        elif _continues(last, char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _belongs(char: str, last: str, following: str) -> bool:
    """Whether a mark or joiner has its place after the character `last`."""
    if char == _ZWJ:
        in_emoji = _is_emoji(last[0]) and _is_emoji(following) and last.count(_ZWJ) < EMOJI_IN_ONE - 1
        return in_emoji or (combining(last[-1]) == 9 and following.isalpha())  # 9: a virama; Sinhala cannot do without
    if char == _ZWNJ:
        return _is_cursive(last[0]) and _is_cursive(following) and following.isalpha()
    if char == _AS_EMOJI:
        return _is_emoji(last[-1]) or (last in "0123456789#*" and following == _KEYCAP)
    spacing = category(char) == "Mc"  # a vowel beside its letter, not above it
    alike = [mark for mark in last[1:] if category(mark)[0] == "M" and (category(mark) == "Mc") == spacing]
    return last != " " and len(alike) < MARKS


def _continues(last: str, char: str) -> bool:
    """Whether the character is one with the last: joined emoji, a tone of skin, the second letter of a flag."""
    if _is_tone(char):
        return _is_emoji(last[-1]) and not _is_tone(last[-1])
    if _is_flag_letter(char):
        return len(last) == 1 and _is_flag_letter(last)
    return last[-1] == _ZWJ and _is_emoji(char)


def _is_emoji(char: str) -> bool:
    return 0x1F000 <= ord(char) <= 0x1FAFF or 0x2190 <= ord(char) <= 0x2BFF


def _is_tone(char: str) -> bool:
    return 0x1F3FB <= ord(char) <= 0x1F3FF


def _is_flag_letter(char: str) -> bool:
    return 0x1F1E6 <= ord(char) <= 0x1F1FF


def _is_cursive(char: str) -> bool:
    """A script in which letters join, so that people write where they do not: Arabic, Indic, Khmer, Mongolian."""
    return bidirectional(char) == "AL" or 0x0900 <= ord(char) <= 0x109F or 0x1780 <= ord(char) <= 0x18AF
