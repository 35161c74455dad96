"""The keys at a server's table."""

from __future__ import annotations

from typing import Final

JOIN_HELP: Final = """\
At the table
  d s p          draw, stop, pass (the letter on the answer)
  1 2 3 ... a c  the other answers, by the key in brackets
  ↑ ↓ Enter      walk through the answers; the one in focus shows all its words
  ■              one press does not take this back: others learn something from it
  u              take back; once others have learned something they are asked
  y n            let somebody take back, or not
  k or /         talk: a line of your own, or a quick phrase
  h              who is there; the host begins, pauses and ends here
  w              why: the rule of the question, or of the last refusal
  r              the rulebook, with a search
  l              the whole log; Enter on a line opens its rule
  m              what is on offer, in full
  Tab            on to the log and your hand; Enter opens the rules
  q              leave; the same link brings you back to your seat
Everywhere
  ?              this page;  Esc closes;  Ctrl+Q leaves the room
People:  ● here   ○ away   ◇ a bot   ◆ a bot plays for somebody   · open

Signs:  (W) white Geography  <Y> yellow War  [B] black History  {P} purple Fables
        =T= teal Technology  *F* fire    !4 a risky space with bravery 4
        ▸ reading now   ✓ has played   ▮ cards left   +F brings a fire   ◄ burns next"""
