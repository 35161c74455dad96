# Was alle Spiele sagen, auf Deutsch.

list-more = { $first }, { $next }
list-last = { $first } und { $last }

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
