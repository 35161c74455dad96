# What all games say, in English.

list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-or = { $first } or { $last }
option-all-seats = a list of all seats, in order
option-from-to = from { $low } to { $high }
lesson-title = How to play

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

## What is against what somebody gives: options, files, packs, names; the keys are codes that programs may rely on

mistake-option-value = option { $option } must be { $allowed }, not { $value }{ $near }
mistake-option-seats = option { $option } must list every seat from 0 to { $last } once, not { $value }
mistake-option-unknown = unknown option { $option }; the options are { $options }{ $near }
mistake-options-kind = options are given by key, not as { $given }
mistake-options-mapping = options are given as a mapping of keys to values, not { $given }
mistake-near = ; did you mean { $names }?
mistake-seats = { $game } has { $least } to { $most } seats, not { $seats }
mistake-moment-back = the match cannot go back to moment { $moment }: it did not come from there
mistake-moment-since = the match can tell what happened since moment { $first }, not { $since }
mistake-no-seat = seat { $seat } is not at this table; the seats are 0 to { $last }
mistake-seat-needed = a seat is asked for; the seats are 0 to { $last }
mistake-snapshot-undo = a snapshot would forget that the last action can still be taken back; play on first
mistake-file-log = `log` must be a list of [seat, action]
mistake-file-pack = `pack` must hold the `text` of a card file
mistake-file-part = a part of the file is not of the right kind: { $why }
mistake-file-begin = the match cannot begin: { $why }
mistake-file-seed = the seed is not the one that was committed to when the match began
mistake-file-entry = log entry { $number } must be [seat, action], not { $entry }
mistake-file-after-end = log entry { $number } comes after the end of the match
mistake-file-refused = log entry { $number }: { $why }
mistake-file-turn = log entry { $number }: seat { $asked } is asked, not seat { $seat }
mistake-file-differs = the replayed match differs from the saved one: the file was changed, or the rules were
mistake-file-ended = the match ended { $ending } with { $scores }, not { $told }
mistake-file-not-over = the file tells an outcome, but the match is not over
mistake-file-damaged = a part of the file is damaged: { $why }
mistake-file-none = not a match file: { $why }
mistake-file-format = not a match file: it must be a JSON object with `readingroom` { $format }
mistake-file-lacks = the match file lacks { $missing }
mistake-file-version = the match was played by rules version { $version } of { $game }; this is version { $ours }
mistake-begun-version =
    this match of { $game } was begun by rules version { $version }, and version { $ours } is played here; go on with it in the release in which it was begun
mistake-file-takes-back = the log is too long: at most { $most } times something is taken back
mistake-file-steps = too much is taken back too late: to replay this log takes more than { $most } steps
mistake-seed = a seed is a whole number or { $digits } hex digits, not { $seed }
mistake-snapshot-version = the snapshot is not of { $game } by rules version { $ours }
mistake-snapshot-damaged = the snapshot is damaged: { $why }
mistake-snapshot-setup = the snapshot is of a match with another setup
mistake-draws = draws: must be a list of chance outcomes by name, not { $given }
mistake-draw-impossible =
    draws: { $draw } cannot come now: it is not among what is left to draw; leave it out, or move it
mistake-draw-outcome = outcome { $outcome } of stream { $stream }
mistake-position-own = a position names its own options and pack; give them inside it
mistake-position-seats = the position is for { $seats } seats, not { $given }
mistake-position-stuck = the position cannot be: nothing can be answered to what it asks
mistake-position-json = a position is a JSON object{ $why }
mistake-pack-path = a pack is the path of a card file, not { $given }
mistake-pack-unread = { $file }: the card file cannot be read: { $why }
mistake-pack-length = a card pack has at most { $most } characters
mistake-pack-line = a line of a card pack has at most { $most } characters and { $dots } dots
mistake-pack = { $file }: { $entry }: { $why }
mistake-pack-toml = { $file }: not a TOML file: { $why }
mistake-pack-whole-number = `{ $key }` must be a whole number, not { $value }
mistake-pack-from-to = `{ $key }` must be from { $low } to { $high }, not { $value }
mistake-pack-text = `{ $key }` must be a text, not { $value }
mistake-pack-one-of = `{ $key }` must be one of { $allowed }, not { $value }
mistake-pack-flag = `{ $key }` must be true or false, not { $value }
mistake-pack-list = `{ $key }` must be a list, not { $value }
mistake-pack-only = `{ $key }` must hold only { $allowed }, not { $value }
mistake-pack-twice = `{ $key }` names something twice: { $value }
mistake-pack-numbers = `{ $key }` must be a list of whole numbers from { $low } to { $high }, not { $value }
mistake-pack-number-twice = `{ $key }` names a number twice: { $value }
mistake-pack-no-table = table `[{ $key }]` is missing
mistake-pack-no-list = list `[[{ $key }]]` is missing
mistake-pack-must-be = `{ $key }` must be { $wanted }, not { $value }
mistake-no-action = { $given } is no action of this game{ $near }
mistake-action-examples = ; for example { $examples }
mistake-unknown-bot = unknown bot { $bot }; the bots are { $bots }{ $near }
mistake-unknown-level = unknown bot level { $level }; the levels are { $levels }
mistake-bot-seed = a bot's seed is a whole number, not { $seed }
mistake-not-asked = seat { $seat } is not asked now
mistake-unknown-rule = no rule is called { $words } or speaks of it; rule ids look like { $like }{ $near }
mistake-no-lesson = { $game } has no lesson yet; its rules are there all the same
mistake-name-empty = a name needs something that can be seen; write at least one letter
mistake-chat-empty = a message needs something that can be seen; write at least one letter
mistake-name-long = a name has at most { $most } characters; shorten it
mistake-chat-long = a message has at most { $most } characters; shorten it
mistake-link = { $link } is no link to a table; it looks like https://host/t/abc#seat=KEY
mistake-long-link = a link is at most { $most } characters long
mistake-challenge-shout = option 'shout' must be everyone or off in a challenge: bots do not call
mistake-language = there are no words for language { $language }; the languages are { $languages }
mistake-option-form = an option is given as KEY=VALUE, not { $text }; the keys are { $keys }
mistake-option-twice = option { $option } is given twice
mistake-needs-terminal = the full-screen table needs a terminal; with --text it is played line by line
mistake-lesson-needs-terminal = the full-screen table needs a terminal; with --text the lesson is read line by line
mistake-names-of-seats = give a name for each of the { $seats } seats, not { $given }
mistake-too-many-people = { $people } people do not fit on { $seats } seats
mistake-bot-names = there are names for { $names } bots only
mistake-in-file = { $file }: { $why }
mistake-at = the match has { $actions } actions, so --at goes from 0 to { $actions }, not { $at }
mistake-not-begun = the match has not begun; type ? for what can be done now
mistake-answers = the answers go from 1 to { $last }
mistake-commitment = the file commits to { $commitment }, not to the published { $given }
mistake-by-hand = { $chosen }: the commitment binds nothing of that
mistake-save-sitters = the save must name a sitter for each of the { $seats } seats
mistake-save-sitter = a sitter has a name and is a bot or not, unlike { $sitter }
mistake-name-needed = the person on chair { $chair } needs a name
mistake-name-twice = two at this table are called { $name }; give one another name
mistake-table-name = { $table } is no table's name; a link looks like https://host/t/abc
mistake-unreachable = { $server } cannot be reached: { $why }
mistake-no-reading-room = { $server } does not answer like a server of the Reading Room
mistake-other-tables = { $server } speaks of its tables in another way than this client: { $why }
mistake-other-version = this server plays another version than this client: { $why }
mistake-youth = youngest first: name everybody once, with commas: { $names }
mistake-unlimited = --unlimited is for load tests on this machine: it goes with --host 127.0.0.1 only
mistake-lesson-script = the script plays { $action } when seat { $seat } is asked
mistake-file-unread = the file cannot be read: { $why }
mistake-file-no-text = it is not text
mistake-save-table = `table` must say who sits where
