# What all games say, in English.

list-more = { $first }, { $next }
list-last = { $first } and { $last }

chance-never = never
chance-always = every time
chance-times =
    { $above ->
        [one] 1 time in { $below }
       *[other] { $above } times in { $below }
    }

## What is against something at any table

table-somebody-else = somebody else is asked now
table-undo-learned = the last action cannot be taken back: somebody has learned something from it
table-undo-nothing = there is no action of yours to take back
table-undo-challenge = in a challenge nothing is taken back that somebody has learned from
table-undo-asked = somebody has asked already; answer that first
table-undo-not-asked = you are not asked about taking anything back
table-late = something has happened since: look again and choose anew
table-late-question = something has happened since: look again, and ask again
table-call = everybody may call now, and only { $action } for themselves
table-paused = the match is paused; the host can go on
table-paused-already = the match is paused already
table-not-paused = the match is not paused
table-not-begun = the match has not begun yet
table-begun = the match has begun already
table-over = the match is over
table-looking-on = you are looking on; take a seat to do that
table-chair-taken = { $name } sits there; take an open chair
table-key-not-yours = only whoever sits there or the host can give a chair a new key
table-key-nobody = nobody sits there whose key could be replaced
table-key-elsewhere = this key holds another chair of this table; make a new one
table-host-only = only the host of the table can do that
table-challenge-alone = in a challenge everybody plays for themselves, against the same bots
table-rematch-sitters = only somebody who sat at the table can ask for a rematch
table-no-chair = there is no chair { $chair }; the chairs are 0 to { $last }
table-no-seat = there is no seat { $seat }; the seats are 0 to { $last }
table-dealt = the cards are dealt already
table-deal-settled = the deal of this table is settled
table-chairs-open = chair { $chairs } is open: wait for somebody, or put a bot there
table-pace-settled = the pace is settled before the start
table-pace-of-file = the match goes on from a file, which settles its pace
table-no-change = the table is played like that already; nothing would change
table-say-one = say either a text, a quick phrase or an arrow
table-no-such-phrase = the quick phrases are { $phrases }
table-chat-off = the host has switched the chat off; quick phrases and arrows still work
table-odds-off = the host has switched odds and hints off
table-hint-not-asked = a hint is for the seat that is asked, and that is not you now
table-hint-comes = a bot is thinking about this already; its answer comes in a moment
table-story-later = the story is told when the match is over
table-story-ended = the match was ended before its last page, so its story is not told
table-rematch-later = a rematch comes after the end
table-fork-later = a match can be forked after its end
table-no-moment-yet = there is no moment { $moment } yet; the last is { $last }
table-no-moment = there is no moment { $moment }; the match has 0 to { $last }
table-nothing-left = nothing is left to play at that moment
table-own-eyes = before the end you look through your own eyes only
table-seed-later = the seed is opened when the match is over
table-seed-closed = others may still play this deal, so its seed stays closed
table-key-replaced = this key opens no seat of this table: it was given up or replaced by a newer one
table-not-hosts-key = this is not the host's key of this table

## What a server has against something; the keys are codes that programs may rely on

server-no-table = there is no such table; ask for its link again
server-too-many-messages = too many messages from this seat; try again in a moment
server-too-many-tables = too many new tables from this address; try again later
server-too-much-at-once = too much is looked up for this address at once; try again in a moment
server-bots-busy = all bots are thinking for others; ask again in a moment
server-seat-too-often = this seat is open in too many places at once; close one of them
server-nested = what was sent is nested too deeply
server-no-challenge = there is no such challenge; ask for its link again
server-no-game = unknown game { $key }; the games are { $games }{ $near }
server-no-database = the database does not answer; try again in a moment
server-mistake = the server made a mistake; try again in a moment
server-in-doubt-database = the database does not answer: it is not known whether this was done; send it again with the same id
server-in-doubt-mistake = the server made a mistake: it is not known whether this was done; send it again with the same id
server-too-many-requests = too many requests; try again in { $seconds } seconds
server-too-many-connects = too many requests; try again later
server-too-many-sockets = too many open connections from this address; close some
server-nothing-here = there is nothing here
server-origin = this origin may not connect
server-new-key = this seat has a new key now; open its newest link
server-stops = the server stops; come back in a moment
server-unread = too many commands without reading the answers
server-no-hello = the first message must be a hello
server-protocol = this server speaks protocol { $ours }, not { $theirs }: load the page anew
server-message-too-long = a message is at most { $limit } bytes long
server-bad-webhook =
    { $why }: a webhook is a public http:// or https:// address of at most { $length } plain characters, without user name
    or password, on port 80, 443, 8080 or 8443
