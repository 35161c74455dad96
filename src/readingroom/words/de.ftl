# Was alle Spiele sagen, auf Deutsch.

list-more = { $first }, { $next }
list-last = { $first } und { $last }
list-or = { $first } oder { $last }
option-all-seats = eine Liste aller Plätze in ihrer Reihenfolge
option-from-to = von { $low } bis { $high }
lesson-title = So spielt man

chance-never = nie
chance-always = jedes Mal
chance-times =
    { $above ->
        [one] 1-mal unter { $below }
       *[other] { $above }-mal unter { $below }
    }

## Was an jedem Tisch gegen etwas spricht

table-somebody-else = Gerade ist jemand anderes gefragt.
table-undo-learned = Das lässt sich nicht mehr zurücknehmen: Jemand hat daraus etwas erfahren.
table-undo-nothing = Du hast nichts, was sich zurücknehmen ließe.
table-undo-challenge = Bei gleicher Mischung für alle wird nichts zurückgenommen, woraus jemand etwas erfahren hat.
table-undo-asked = Es hat schon jemand gebeten; das ist zuerst dran.
table-undo-not-asked = Du bist nicht gefragt, ob etwas zurückgenommen wird.
table-late = Seitdem ist etwas geschehen: Schau noch einmal hin und wähl neu.
table-late-question = Seitdem ist etwas geschehen: Schau noch einmal hin und frag neu.
table-call = Gerade dürfen alle rufen, jede Person nur für sich.
table-paused = Die Partie macht Pause; wer den Tisch eröffnet hat, lässt sie weitergehen.
table-paused-already = Die Partie macht schon Pause.
table-not-paused = Die Partie macht gerade keine Pause.
table-not-begun = Die Partie hat noch nicht begonnen.
table-begun = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-looking-on = Du schaust zu; dafür brauchst du einen Platz.
table-chair-taken = Dort sitzt schon { $name }; nimm einen leeren Stuhl.
table-key-not-yours = Einen neuen Schlüssel macht nur, wer dort sitzt oder den Tisch eröffnet hat.
table-key-nobody = Dort sitzt niemand, der einen Schlüssel hätte.
table-key-elsewhere = Dieser Schlüssel gehört schon zu einem anderen Stuhl; mach einen neuen.
table-host-only = Das kann nur, wer den Tisch eröffnet hat.
table-challenge-alone = Bei gleicher Mischung spielt jede Person für sich, gegen dieselben Bots.
table-rematch-sitters = Noch eine Partie wünschen kann nur, wer am Tisch saß.
table-no-chair = Diesen Stuhl gibt es nicht.
table-no-seat = Diesen Platz gibt es nicht.
table-dealt = Die Karten sind schon verteilt.
table-deal-settled = Die Mischung dieses Tischs steht schon fest.
table-chairs-open = Stuhl { $chairs } ist leer: Warte auf jemanden oder setz einen Bot hin.
table-pace-settled = Das Tempo steht fest, sobald die Partie beginnt.
table-pace-of-file = Die Partie geht aus einer Datei weiter; die legt das Tempo fest.
table-no-change = So wird hier schon gespielt; es würde sich nichts ändern.
table-say-one = Sag einen Text, einen schnellen Satz oder zeig mit einem Pfeil.
table-no-such-phrase = Diesen schnellen Satz gibt es nicht.
table-chat-off = Hier wird gerade nicht geflüstert; schnelle Sätze und Pfeile gehen weiter.
table-odds-off = Chancen und Tipps sind an diesem Tisch abgeschaltet.
table-hint-not-asked = Einen Tipp gibt es, wenn du gefragt bist, und das bist du gerade nicht.
table-hint-comes = Ein Bot denkt schon darüber nach; seine Antwort kommt gleich.
table-story-later = Die Geschichte wird erzählt, wenn die Partie zu Ende ist.
table-story-ended = Die Partie wurde vor der letzten Seite beendet; ihre Geschichte bleibt unerzählt.
table-rematch-later = Noch eine Partie gibt es nach dem Ende.
table-fork-later = Von einem Moment aus weiterspielen lässt sich nach dem Ende.
table-no-moment-yet = Moment { $moment } gibt es noch nicht; der letzte ist { $last }.
table-no-moment = Moment { $moment } gibt es nicht; die Partie hat 0 bis { $last }.
table-nothing-left = In diesem Moment ist nichts mehr zu spielen.
table-own-eyes = Vor dem Ende siehst du nur mit deinen eigenen Augen.
table-seed-later = Das Siegel wird geöffnet, wenn die Partie zu Ende ist.
table-seed-closed = Andere spielen diese Mischung vielleicht noch; darum bleibt ihr Siegel zu.
table-key-replaced = Dieser Schlüssel öffnet hier keinen Platz: Er wurde abgegeben oder durch einen neueren ersetzt.
table-not-hosts-key = Das ist nicht der Schlüssel der Person, die den Tisch eröffnet hat.

## Was ein Server gegen etwas hat; auf die Schlüssel dürfen sich Programme verlassen

server-no-table = Diesen Tisch gibt es nicht; lass dir den Link noch einmal schicken.
server-too-many-messages = Das war viel auf einmal. Versuch es gleich noch einmal.
server-too-many-tables = Das waren viele neue Tische auf einmal. Versuch es später noch einmal.
server-too-much-at-once = Das war viel auf einmal. Versuch es gleich noch einmal.
server-bots-busy = Alle Bots denken gerade für andere; frag gleich noch einmal.
server-seat-too-often = Dieser Platz ist an zu vielen Stellen offen; schließ eine davon.
server-nested = Was geschickt wurde, ist zu tief verschachtelt.
server-no-challenge = Diese Mischung gibt es nicht; lass dir den Link noch einmal schicken.
server-no-game = Dieses Spiel gibt es hier nicht.
server-no-database = Die Datenbank antwortet nicht. Versuch es gleich noch einmal.
server-mistake = Der Server hat einen Fehler gemacht. Versuch es gleich noch einmal.
server-in-doubt-database = Die Datenbank antwortet nicht. Ob das noch geschehen ist, steht nicht fest; schick es noch einmal.
server-in-doubt-mistake = Der Server hat einen Fehler gemacht. Ob das noch geschehen ist, steht nicht fest; schick es noch einmal.
server-too-many-requests = Das war viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
server-too-many-connects = Das war viel auf einmal. Versuch es später noch einmal.
server-too-many-sockets = Von hier sind zu viele Verbindungen offen; schließ ein paar davon.
server-nothing-here = Hier ist nichts.
server-origin = Von dieser Seite aus darf sich niemand verbinden.
server-new-key = Dieser Platz hat einen neuen Schlüssel; öffne seinen neuesten Link.
server-stops = Der Server hält an; komm gleich wieder.
server-unread = Zu viele Wünsche, ohne die Antworten zu lesen.
server-no-hello = Die erste Nachricht muss eine Begrüßung sein.
server-protocol = Der Server spricht Protokoll { $ours }, nicht { $theirs }: Lade die Seite neu.
server-message-too-long = Eine Nachricht ist höchstens { $limit } Bytes lang.
server-bad-webhook =
    An diese Adresse meldet der Server nichts: Es muss eine öffentliche http- oder https-Adresse sein.

## Was gegen etwas spricht, das jemand angibt: Optionen, Dateien, Karten, Namen

mistake-option-value = Die Option { $option } muss { $allowed } sein, nicht { $value }{ $near }.
mistake-option-seats = Die Option { $option } muss jeden Platz von 0 bis { $last } einmal nennen, nicht { $value }.
mistake-option-unknown = Die Option { $option } gibt es nicht; die Optionen sind { $options }{ $near }.
mistake-options-kind = Optionen gibt man mit ihren Namen an, nicht als { $given }.
mistake-options-mapping = Optionen gibt man als Namen mit Werten an, nicht als { $given }.
mistake-near = ; meintest du { $names }?
mistake-seats = { $game } hat { $least } bis { $most } Plätze, nicht { $seats }.
mistake-moment-back = Die Partie kann nicht zum Augenblick { $moment } zurück: Von dort kam sie nicht.
mistake-moment-since = Die Partie kann erzählen, was seit dem Augenblick { $first } geschah, nicht seit { $since }.
mistake-no-seat = Platz { $seat } gibt es an diesem Tisch nicht; die Plätze sind 0 bis { $last }.
mistake-seat-needed = Gefragt ist nach einem Platz; die Plätze sind 0 bis { $last }.
mistake-snapshot-undo =
    Ein Zwischenstand würde vergessen, dass der letzte Zug noch zurückgenommen werden kann; spiel erst weiter.
mistake-file-log = `log` muss eine Liste von [Platz, Zug] sein.
mistake-file-pack = `pack` muss den `text` einer Kartendatei enthalten.
mistake-file-part = Ein Teil der Datei ist von der falschen Art: { $why }
mistake-file-begin = Die Partie kann nicht beginnen: { $why }
mistake-file-seed = Die Mischung ist nicht die, die zu Beginn der Partie versprochen wurde.
mistake-file-entry = Eintrag { $number } des Protokolls muss [Platz, Zug] sein, nicht { $entry }.
mistake-file-after-end = Eintrag { $number } des Protokolls kommt nach dem Ende der Partie.
mistake-file-refused = Eintrag { $number } des Protokolls: { $why }
mistake-file-turn = Eintrag { $number } des Protokolls: Gefragt ist Platz { $asked }, nicht Platz { $seat }.
mistake-file-differs = Nachgespielt ist es nicht die gespeicherte Partie: Die Datei wurde geändert, oder die Regeln.
mistake-file-ended = Die Partie endete { $ending } mit { $scores }, nicht { $told }.
mistake-file-not-over = Die Datei nennt ein Ergebnis, doch die Partie ist nicht zu Ende.
mistake-file-damaged = Ein Teil der Datei ist beschädigt: { $why }
mistake-file-none = Das ist keine Partiedatei: { $why }
mistake-file-format = Das ist keine Partiedatei: Es muss ein JSON-Objekt mit `readingroom` { $format } sein.
mistake-file-lacks = Der Partiedatei fehlt { $missing }.
mistake-file-version = Gespielt wurde nach Regelfassung { $version } von { $game }; dies ist Fassung { $ours }.
mistake-begun-version =
    Diese Partie { $game } begann nach Regelfassung { $version }, und hier wird nach Fassung { $ours } gespielt; spiel sie in der Ausgabe weiter, in der sie begann.
mistake-file-takes-back = Das Protokoll ist zu lang: Höchstens { $most }-mal wird etwas zurückgenommen.
mistake-file-steps =
    Zu viel wird zu spät zurückgenommen: Dieses Protokoll nachzuspielen braucht mehr als { $most } Schritte.
mistake-seed = Eine Mischung ist eine ganze Zahl oder { $digits } Hexadezimalziffern, nicht { $seed }.
mistake-snapshot-version = Der Zwischenstand ist nicht von { $game } nach Regelfassung { $ours }.
mistake-snapshot-damaged = Der Zwischenstand ist beschädigt: { $why }
mistake-snapshot-setup = Der Zwischenstand ist von einer Partie mit anderem Aufbau.
mistake-draws = draws: muss eine Liste von Zufällen mit ihren Namen sein, nicht { $given }.
mistake-draw-impossible =
    draws: { $draw } kann jetzt nicht kommen: Es ist nicht mehr zu ziehen; lass es weg oder verschieb es.
mistake-draw-outcome = Ausgang { $outcome } des Stroms { $stream }
mistake-position-own = Eine Stellung nennt ihre Optionen und Karten selbst; gib sie darin an.
mistake-position-seats = Die Stellung ist für { $seats } Plätze, nicht für { $given }.
mistake-position-stuck = Diese Stellung kann es nicht geben: Auf ihre Frage lässt sich nichts antworten.
mistake-position-json = Eine Stellung ist ein JSON-Objekt{ $why }
mistake-pack-path = Eigene Karten gibt man als Pfad einer Kartendatei an, nicht als { $given }.
mistake-pack-unread = { $file }: Die Kartendatei kann nicht gelesen werden: { $why }
mistake-pack-length = Eine Kartendatei hat höchstens { $most } Zeichen.
mistake-pack-line = Eine Zeile einer Kartendatei hat höchstens { $most } Zeichen und { $dots } Punkte.
mistake-pack = { $file }: { $entry }: { $why }
mistake-pack-toml = { $file }: Das ist keine TOML-Datei: { $why }
mistake-pack-whole-number = `{ $key }` muss eine ganze Zahl sein, nicht { $value }.
mistake-pack-from-to = `{ $key }` muss von { $low } bis { $high } gehen, nicht { $value }.
mistake-pack-text = `{ $key }` muss ein Text sein, nicht { $value }.
mistake-pack-one-of = `{ $key }` muss eins davon sein: { $allowed }, nicht { $value }.
mistake-pack-flag = `{ $key }` muss true oder false sein, nicht { $value }.
mistake-pack-list = `{ $key }` muss eine Liste sein, nicht { $value }.
mistake-pack-only = `{ $key }` darf nur { $allowed } enthalten, nicht { $value }.
mistake-pack-twice = `{ $key }` nennt etwas zweimal: { $value }.
mistake-pack-numbers = `{ $key }` muss eine Liste ganzer Zahlen von { $low } bis { $high } sein, nicht { $value }.
mistake-pack-number-twice = `{ $key }` nennt eine Zahl zweimal: { $value }.
mistake-pack-no-table = Die Tabelle `[{ $key }]` fehlt.
mistake-pack-no-list = Die Liste `[[{ $key }]]` fehlt.
mistake-pack-must-be = `{ $key }` muss { $wanted } sein, nicht { $value }.
mistake-no-action = { $given } ist kein Zug dieses Spiels{ $near }.
mistake-action-examples = ; zum Beispiel { $examples }
mistake-unknown-bot = Den Bot { $bot } gibt es nicht; die Bots sind { $bots }{ $near }.
mistake-unknown-level = Die Bot-Stufe { $level } gibt es nicht; die Stufen sind { $levels }.
mistake-bot-seed = Die Mischung eines Bots ist eine ganze Zahl, nicht { $seed }.
mistake-not-asked = Platz { $seat } ist jetzt nicht gefragt.
mistake-unknown-rule = Keine Regel heißt { $words } oder spricht davon; Regelnummern sehen so aus: { $like }{ $near }.
mistake-no-lesson = Für { $game } gibt es noch keine Einführung; die Regeln gibt es trotzdem.
mistake-name-empty = Ein Name braucht etwas, das man sieht; schreib wenigstens einen Buchstaben.
mistake-chat-empty = Eine Nachricht braucht etwas, das man sieht; schreib wenigstens einen Buchstaben.
mistake-name-long = Ein Name hat höchstens { $most } Zeichen; kürz ihn.
mistake-chat-long = Eine Nachricht hat höchstens { $most } Zeichen; kürz sie.
mistake-link = { $link } ist kein Link zu einem Tisch; so einer sieht aus wie https://host/t/abc#seat=KEY.
mistake-long-link = Ein Link ist höchstens { $most } Zeichen lang.
mistake-challenge-shout = In einer Herausforderung muss die Option 'shout' everyone oder off sein: Bots rufen nicht.
mistake-language = Für die Sprache { $language } gibt es keine Worte; die Sprachen sind { $languages }.
mistake-option-form = Eine Option gibt man als NAME=WERT an, nicht als { $text }; die Namen sind { $keys }.
mistake-option-twice = Die Option { $option } steht zweimal da.
mistake-needs-terminal = Der große Tisch braucht ein Terminal; mit --text spielst du Zeile für Zeile.
mistake-lesson-needs-terminal =
    Der große Tisch braucht ein Terminal; mit --text liest du die Einführung Zeile für Zeile.
mistake-names-of-seats = Gib jedem der { $seats } Plätze einen Namen, nicht { $given }.
mistake-too-many-people = { $people } Leute passen nicht auf { $seats } Plätze.
mistake-bot-names = Es gibt nur Namen für { $names } Bots.
mistake-in-file = { $file }: { $why }
mistake-at = Die Partie hat { $actions } Züge; --at geht von 0 bis { $actions }, nicht { $at }.
mistake-not-begun = Die Partie hat noch nicht begonnen; ? sagt, was jetzt geht.
mistake-answers = Die Antworten gehen von 1 bis { $last }.
mistake-commitment = Die Datei verspricht { $commitment }, nicht das veröffentlichte { $given }.
mistake-by-hand = { $chosen }: Davon verspricht das Siegel nichts.
mistake-save-sitters = Der Spielstand muss für jeden der { $seats } Plätze jemanden nennen.
mistake-save-sitter = Wer am Tisch sitzt, hat einen Namen und ist ein Bot oder nicht, anders als { $sitter }.
mistake-name-needed = Wer auf Stuhl { $chair } sitzt, braucht einen Namen.
mistake-name-twice = Zwei am Tisch heißen { $name }; gib einer Person einen anderen Namen.
mistake-table-name = { $table } ist kein Name eines Tisches; ein Link sieht aus wie https://host/t/abc.
mistake-unreachable = { $server } ist nicht zu erreichen: { $why }
mistake-no-reading-room = { $server } antwortet nicht wie ein Server von Reading Room
mistake-other-tables = { $server } spricht anders von seinen Tischen als dieses Programm: { $why }
mistake-other-version = Dieser Server spielt eine andere Fassung als dieses Programm: { $why }
mistake-youth = Die Jüngsten zuerst: Nenn alle einmal, mit Kommas: { $names }.
mistake-unlimited = --unlimited ist für Lasttests auf diesem Rechner: Es geht nur mit --host 127.0.0.1.
mistake-lesson-script = Das Drehbuch spielt { $action }, wenn Platz { $seat } gefragt ist.
mistake-file-unread = Die Datei kann nicht gelesen werden: { $why }
mistake-file-no-text = Sie ist kein Text.
mistake-save-table = `table` muss sagen, wer wo sitzt.
