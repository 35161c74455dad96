# Was Befehle, einfache Zeilen und das Terminal um die Sätze der Spiele herum sagen, auf Deutsch.

door-seat = Platz { $seat }
door-saved = Gespeichert. Weiter geht es mit: { $command }
door-come-back = Zurück geht es mit: { $command }
door-old-key = Der Schlüssel, der hier lag, öffnet diesen Platz nicht mehr.
door-type-help = ? zeigt die Hilfe.
door-hand-over = Weiter an { $name }: Drück die Eingabetaste.
door-no = Nein: { $why }
door-nothing-unasked = Ungefragt geht jetzt nichts.
door-allowed = Das ist erlaubt.
door-taken-back = Zurückgenommen.
door-no-odds = Jetzt gibt es keine Chancen zu nennen.
door-holds = { $name } hat: { $cards }
door-over = Die Partie ist zu Ende: { $grade }. Gewonnen: { $winners }.
door-over-after = Die Partie ist nach { $actions } Zügen zu Ende: { $grade }. Gewonnen: { $winners }.
door-goes-on = Nach { $actions } Zügen geht die Partie weiter.
door-nobody = niemand am Tisch
door-after = Nach { $at } von { $actions } Zügen
door-match = { $game }, { $seats } Plätze, { $options }
door-the-deal = Die Verteilung
door-the-table = Der Tisch
door-back-to = Zurück zum Augenblick { $moment }
door-you-look-on = Du schaust zu.
door-you-are = Du bist { $name }.
door-not-begun = Die Partie hat noch nicht begonnen.
door-your-name = Dein Name, wie ihn die anderen lesen sollen (eine leere Zeile schaut zu):
door-help-answer = Antworte mit einer Zahl oder mit den kurzen Worten dahinter. Außerdem:
door-help-look = der ganze Tisch, wie du ihn siehst
door-help-odds = die Chancen, soweit du sie kennen kannst
door-help-hint = was der Coach an deiner Stelle täte, und warum
door-help-why = die Regel, die eine Antwort verbietet
door-help-rule = eine Regel nachschlagen
door-help-discard = oder was man hier sonst ungefragt tun darf; `free` zählt es auf
door-help-free = was du ungefragt tun darfst
door-help-undo = die letzte Antwort zurücknehmen, solange niemand daraus etwas erfahren hat
door-help-undo-ask = die letzte Antwort zurücknehmen; vielleicht müssen die anderen zustimmen, mit `yes` oder `no`
door-help-say = mit den anderen reden
door-help-who = wer da ist
door-help-begin = wer den Tisch eröffnet hat, beginnt; auf freie Stühle setzen sich Bots
door-help-quit = gehen; die Partie ist gespeichert
door-help-quit-link = gehen; derselbe Link bringt dich auf deinen Platz zurück
door-word-answer = ANTWORT
door-word-words = WORTE
door-lesson = { $game }: { $lesson }. Die Eingabetaste geht weiter; `look` zeigt den Tisch.
door-enter = Eingabe: { $does }
door-go-on = Weiter
door-to-the-table = An den Tisch
door-lesson-step = { $lesson } · { $step } von { $steps }
door-every-game = jedes Spiel
door-implemented = Im Programm:
door-no-sources = Wo das im Programm steht, lässt sich nicht sagen: Die Quellen liegen nicht dabei.
door-rules = { $rules } Regeln
door-game = { $game } ({ $key }), { $least } bis { $most } Plätze, Regelfassung { $version }
door-variants = Varianten: { $variants }
door-options = Optionen:
door-option = { $option }: { $allowed } (ohne Angabe { $default })
door-nothing = nichts
door-verified-game = eine Partie { $game }, Regelfassung { $version }
door-verified-seed = die Mischung ist die, die die Datei versprochen hat
door-verified-commitment = das Siegel ist das veröffentlichte
door-verified-deal = die Verteilung ist aus dieser Mischung neu berechnet (unten)
door-verified-actions = { $actions } Züge, jeder von dem Platz, der gefragt war, jeder erlaubt
door-verified-state = der letzte Stand ist der gespeicherte
door-verified-outcome = das Ergebnis stimmt
door-verified-goes-on = die Partie geht noch weiter
door-note-pack = die Karten sind die von { $file }, das in der Datei steht: Sieh sie dir auch an
door-note-taken-back =
    { $times ->
        [one] einmal wurde etwas zurückgenommen und der Zufall neu aus der Mischung gezogen
       *[other] { $times }-mal wurde etwas zurückgenommen und der Zufall neu aus der Mischung gezogen
    }
door-note-unused = von den vorgegebenen Ziehungen kamen { $number } nie: { $draws }
door-by-hand-position = die Partie beginnt mit einer Stellung, die jemand ausgelegt hat
door-by-hand-draws = die ersten Ziehungen waren vorgegeben ({ $number })
door-ok = ok
door-note = dazu
door-wrong = FALSCH
door-seed = Mischung { $seed }
door-commitment = Siegel { $commitment }
door-opening-deal = Die Verteilung am Anfang:
door-verdict-wrong = Diese Partie ist nicht, was sie sagt.
door-verdict-right = Diese Partie ist, was sie sagt.

## Das Terminal

door-cannot-be-opened = { $file } lässt sich nicht öffnen: { $why } Die Datei bleibt, wie sie ist.
door-cannot-be-saved = Diese Partie lässt sich nicht speichern: { $why }.
door-pass-screen = Gib den Bildschirm an { $name } weiter.
door-admire = Alle anderen bewundern die Decke.
door-open-the-book = Ich bin { $name }, schlag das Buch auf (Eingabe)
door-seen-last = Was alle zuletzt sahen:
door-last-page = Die letzte Seite
door-again = Dieselben Stühle, noch einmal (a)
door-back-to-lobby = Zurück in die Halle
door-look-at-table = Den Tisch ansehen (t)
door-ended-early = Die Partie wurde vor ihrer letzten Seite beendet.
door-won-alone = Du hast gewonnen.
door-won-together = Ihr habt zusammen gewonnen.
door-no-win = Diesmal kein Sieg.
door-score-by-round = Punkte je Runde
door-share-the-win = { $winners } teilen sich den Sieg.
door-wins-by = { $winners } gewinnt: { $grade }.
door-wins = { $winners } gewinnt.
door-robot-wins = Der Roboter gewinnt.
door-plan-changed = Der Coach hat seinen Plan geändert.
door-coach = Was täte der Coach?
door-thinking = Denkt nach ...
door-esc-closes = Esc schließt
door-hint-keys = Eingabe tut es · w die Regel · Esc schließt
door-rules-title = Regeln
door-rules-keys = tippen sucht · Esc schließt
door-rules-search = Such nach Wort oder Nummer, dann Eingabe{ $hint }
door-rules-none = Tipp ein Wort einer Regel oder ihre Nummer.
door-help-title = Hilfe
door-log = Logbuch
door-chairs = Stühle
door-game-title = Spiel
door-log-title = Das ganze Logbuch
door-log-keys = Eingabe öffnet die Regel · Esc schließt
door-seats =
    { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
door-moves =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
door-desk = Das Pult
door-asked = { $name }, du bist gefragt
door-too-small = der Tisch braucht { $least }, hier ist { $here } · 
door-hint-when-asked = Ein Tipp ist für die Person, die gefragt ist.
door-undo-when-asked = Nimm zurück, wenn du gefragt bist.
door-seen-by = { $words } · gesehen von { $who }
door-house-rules = Hausregeln
door-names-or-chance = Namen mit Kommas, oder dem Zufall überlassen
door-pull-up = Reading Room · Nimm dir einen Stuhl.
door-left-to-chance = dem Zufall überlassen
door-open-doors = Türen öffnen (Strg+S)
door-unfinished = Unvollendete Partien
door-not-yet = Noch nicht: { $why }
door-enter-sits = Eingabe setzt dich hin
door-yes = ja
door-no-value = nein
door-search = ein Wort, oder die Nummer einer Regel
door-percent = { NUMBER($above, useGrouping: 0) } von { NUMBER($below, useGrouping: 0) } ({ $percent } %)
door-none = keine
door-damaged = BESCHÄDIGT

## Was Tasten tun, am Fuß eines Bildschirms

door-key-decks = Stapel
door-key-powers = Kräfte
door-key-back = Zurück
door-key-back-to-the-lobby = Zurück in die Halle
door-key-change = Ändern
door-key-choose = Wählen
door-key-close = Schließen
door-key-do-it = Tu es
door-key-fast = Schnell
door-key-go-on = Weiter
door-key-help = Hilfe
door-key-hint = Tipp
door-key-how-to-play = So spielt man
door-key-leave = Gehen
door-key-lobby = Halle
door-key-log = Logbuch
door-key-look-at-the-table = Den Tisch ansehen
door-key-market = Auslage
door-key-open = Öffnen
door-key-open-the-doors = Türen öffnen
door-key-people = Leute
door-key-play-again = Noch einmal
door-key-rules = Regeln
door-key-rules-of-this-tool = Regeln dieses Werkzeugs
door-key-scroll = Blättern
door-key-talk = Reden
door-key-the-cards-in-full = Die Karten ganz
door-key-undo = Zurücknehmen
door-key-why = Warum

## Die Hilfe

door-keys-answers = die übrigen Antworten, mit der Taste in Klammern
door-keys-arrows = durch die Antworten; die gewählte zeigt alle ihre Wörter
door-keys-signs = Zeichen:
door-keys-refused = abgelehnt: die Regel steht daneben, Eingabe oder ein Klick öffnet sie
door-keys-final = das nimmt kein Tastendruck zurück: Andere erfahren etwas daraus
door-keys-undo = zurücknehmen, solange seitdem niemand etwas erfahren hat
door-keys-undo-asks = zurücknehmen; haben andere etwas erfahren, werden sie gefragt
door-keys-yes-no = jemanden zurücknehmen lassen, oder nicht
door-keys-talk = reden: eine eigene Zeile oder ein schneller Satz
door-keys-hint = ein Tipp: was der Coach täte; Eingabe tut es
door-keys-people = wer da ist; hier beginnt, pausiert und endet die Partie
door-keys-why = warum: die Regel der Frage oder der letzten Ablehnung
door-keys-rules = das Regelbuch, mit Suche
door-keys-log = das ganze Logbuch; Eingabe auf einer Zeile öffnet ihre Regel
door-keys-offer = was ausliegt, ganz
door-keys-tab = weiter zum Logbuch und zur Hand; Eingabe öffnet die Regeln
door-keys-page = durch Hände, die nicht auf den Schirm passen
door-keys-fast = Bots spielen ohne Pausen, oder nur dieses Mal
door-keys-lobby = zurück in die Halle; die Partie wird nach jedem Zug gespeichert
door-keys-leave = gehen; derselbe Link bringt dich auf deinen Platz zurück
door-keys-fields = von Feld zu Feld;  ← → ändern ein Feld;  Strg+S öffnet die Türen
door-keys-lesson = die Einführung: wie man das gewählte Spiel spielt
door-keys-everywhere = diese Seite;  Esc schließt;  Strg+Q verlässt den Raum
door-keys-at-table = Am Tisch
door-keys-in-lobby = In der Halle
door-keys-anywhere = Überall
door-keys-signs-of-people = Leute:  ● da   ○ weg   ◇ ein Bot   ◆ ein Bot spielt für jemanden   · frei

## Wer wo sitzt

door-error = Fehler: { $why }
door-grade =
    { $grade ->
        [win] Sieg
        [shared-win] geteilter Sieg
        [loss] Niederlage
        [win-with-honours] Sieg mit Auszeichnung
        [the-robot-wins] der Roboter gewinnt
       *[other] { $text }
    }
door-level =
    { $level ->
        [random] Zufallsbot
        [greedy] Gieriger Bot
        [apprentice] Lehrlingsbot
        [librarian] Bibliotheksbot
        [archivist] Archivbot
       *[other] { $level }
    }
    .in =
        { $level ->
            [random] der Zufallsbot
            [greedy] der gierige Bot
            [apprentice] der Lehrlingsbot
            [librarian] der Bibliotheksbot
            [archivist] der Archivbot
           *[other] ein Bot
        }
    .many =
        { $level ->
            [random] Zufallsbots
            [greedy] gierigen Bots
            [apprentice] Lehrlingsbots
            [librarian] Bibliotheksbots
            [archivist] Archivbots
           *[other] Bots
        }
door-person = Mensch
door-empty-chair = leerer Stuhl
door-reader = Leser { $number }
door-you = Du
door-answers-out-of-sight = { $answers } Antworten, weiter ↓
door-final = allein nicht zurückzunehmen
door-replay-keys = Eingabe oder rechts: weiter; links: zurück; g: Anfang; G: Ende; q: gehen

## Der Tisch eines Servers

door-join-coming = Auf dem Weg zum Tisch bei { $server } ...
door-join-key-not-kept = Der Schlüssel deines Platzes lässt sich nicht aufbewahren: { $why }.
door-join-name = Dein Name
door-join-name-hint = wie die anderen ihn lesen sollen
door-join-at-table = Am Tisch: { $sitters }.
door-join-nobody-yet = noch niemand
door-join-look-on = Zuschauen, ohne Stuhl
door-join-chairs = Nimm dir einen Stuhl
door-join-chair = Stuhl { $chair }
door-join-chair-of = Stuhl { $chair }, von { $name } ({ $words })
door-join-points = { $name } zeigt von { $start } auf { $end }
door-join-phrase =
    { $phrase ->
        [hello] Hallo zusammen!
        [your_turn] Du bist dran.
        [thinking] Ich denke kurz nach.
        [well_played] Gut gespielt!
        [oops] Hoppla!
        [burn] O nein, es brennt!
        [thanks] Danke!
        [back_soon] Ich bin gleich zurück.
        [good_game] Schöne Partie!
        [again] Spielen wir noch einmal?
       *[other] { $phrase }
    }
door-join-no-answer = es kommt nicht rechtzeitig eine Antwort
door-join-talk = Reden
door-join-talk-foot = Eingabe sagt es · Tab zu den Sätzen · Esc schließt
door-join-said = Bisher gesagt
door-join-say = Sag etwas
door-join-phrases = Schnelle Sätze
door-join-lost = Die Verbindung ist weg und kommt wieder ...
door-join-lost-in = Verbindung weg, kommt wieder ...
door-join-paused = Wer einlädt, hat die Partie angehalten.
door-join-reactions = Warten auf Reaktionen ...
door-join-ended = Wer einlädt, hat die Partie beendet.
door-join-over = Die Partie ist zu Ende.
door-join-rematch = Eine Revanche hat begonnen.
door-join-rematch-go = Eine Revanche hat begonnen: Mit a setzt du dich dort hin.
door-join-undo-asked = Du willst zurücknehmen; zustimmen muss noch: { $waiting }.
door-join-undo-asks = { $name } möchte zurücknehmen.
door-join-bot = { door-level }
door-join-plays-for = weg, { door-level.in } spielt
door-join-plays-open = frei, { door-level.in } spielt
door-join-open = frei
door-join-here = da
door-join-away = weg
door-join-looking-on = du schaust zu
door-join-you-are = du bist { $name }
door-join-host = lädt ein
door-join-state-over = zu Ende
door-join-state-paused = angehalten
door-join-begin-host = Beginne, wenn alle da sind.
door-join-begin-others = Es beginnt, wer einlädt, wenn alle da sind.
door-join-others = Andere setzen sich hier dazu:
door-join-round = Rund um den Tisch
door-join-sure = Sicher? Noch einmal Eingabe.
door-join-you = (du)
door-join-do-begin = Beginnen
door-join-do-begin-with = Beginnen, mit { door-level.many } auf den freien Stühlen
door-join-do-go-on = Weiter
door-join-do-pause = Anhalten
door-join-do-end = Die Partie hier beenden
door-join-nobody-plays = Solange du weg bist, spielt niemand für dich.
door-join-bot-plays = Bist du länger als { $seconds } Sekunden weg, spielt ein Bot.
door-join-clock = Jede Antwort soll höchstens { $seconds } Sekunden dauern.
door-join-taken-back = { $times }-mal zurückgenommen.
door-join-back = Wieder am Tisch.
door-join-to-rematch = Zur Revanche
door-join-again = Noch einmal, dieselben Stühle
door-join-yes = Ja, { $name } darf zurücknehmen
door-join-no = Nein, es bleibt
door-join-looking-talks = Du schaust zu; reden kann, wer am Tisch sitzt.
door-join-leave = Gehen
door-join-rematch-sitters = Eine Revanche wünschen kann, wer am Tisch saß.
