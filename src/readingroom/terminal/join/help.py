"""The keys at a server's table."""

from __future__ import annotations

from typing import Final

AT_A_FAR_TABLE: Final = """\
  ■              one press does not take this back: others learn something from it
  u              take back; once others have learned something they are asked
  y n            let somebody take back, or not
  k or /         talk: a line of your own, or a quick phrase
  h              a hint: what the coach would do; Enter does it
  f              who is there; the host begins, pauses and ends here
  w              why: the rule of the question, or of the last refusal
  r              the rulebook, with a search
  l              the whole log; Enter on a line opens its rule
  m              what is on offer, in full
  Tab            on to the log and your hand; Enter opens the rules
  PgUp PgDn      through hands that do not fit on the screen
  q              leave; the same link brings you back to your seat
Everywhere
  ?              this page;  Esc closes;  Ctrl+Q leaves the room
People:  ● here   ○ away   ◇ a bot   ◆ a bot plays for somebody   · open"""
