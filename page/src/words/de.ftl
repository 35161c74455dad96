# Die Seite selbst auf Deutsch: kurz, freundlich, genau; „du“ für eine Person, „ihr“ für den Tisch.

page-level =
    { $level ->
        [apprentice] Lehrling
        [librarian] Bibliothekar
        [archivist] Archivar
       *[other] { $level }
    }
page-pace =
    { $pace ->
        [live] Jetzt, zusammen
       *[days] Über Tage
    }

page-verify-step =
    { $step ->
        [1] Der Fingerabdruck dieses Geheimnisses war öffentlich, seit es den Tisch gibt und bevor gemischt wurde
        [2] Die Mischung folgt aus diesem Geheimnis und dem, was dazukam
        [3] So gemischt, führen dieselben Züge zum selben Ende
        [4] Der Anfang wurde so gemischt, nicht von Hand gelegt
       *[other] { $text }
    }

page-keys-does =
    { $does ->
        [answer] diese Antwort auf dem Zettel drücken
        [slip] zum Zettel
        [hint] was täte ein Bot
        [undo] zurücknehmen
        [describe] der Tisch in Worten
        [ledger] das Logbuch
        [close] loslassen, schließen
       *[keys] diese Tasten
    }

page-span =
    { $unit ->
        [seconds]
            { $count ->
                [one] 1 Sekunde
               *[other] { $count } Sekunden
            }
       *[minutes]
            { $count ->
                [one] 1 Minute
               *[other] { $count } Minuten
            }
    }
page-title = Reading Room
page-home = Reading Room, zurück zur Eingangshalle
page-skip = Zur Frage springen
page-you = Du
page-close = Schließen
page-copy = Link kopieren
page-copied = Kopiert
page-try-again = Noch einmal

page-rule-label = Regel { $id }
page-rule-title = Die Regel
page-rule-all = Alle Regeln
page-rule-unknown = Diese Regel steht nicht im Buch.
page-rule-loading = Das Buch wird aufgeschlagen.

page-lobby-hello = Setz dich dazu.
page-lobby-lead = Vier Spiele über Bibliotheken. Ein Link, kein Konto, Bots für die leeren Stühle.
page-lobby-choose = Spiel wählen
page-lobby-skip = Zu den Spielen springen
page-lobby-soon = beim Binder
page-lobby-manners =
    { $manner ->
        [luck] Glück herausfordern
        [together] gemeinsam
        [quietly] gemeinsam, leise
        [friends] Freunde sammeln
       *[other] { $manner }
    }
page-lobby-players =
    { $seats } { $most ->
        [one] Person
       *[other] Personen
    }
page-lobby-carry-on = Weiterspielen
page-lobby-look-on = Zuschauen
page-lobby-read-back = Nachlesen
page-lobby-yours = Deine Tische
page-lobby-all-yours = Alle { $count } Tische
page-lobby-with-others = mit { $names }
page-lobby-not-begun = Die Türen sind noch zu.
page-lobby-set-table = Tisch eröffnen
page-lobby-your-name = Dein Name
page-lobby-that-is-you = das bist du
page-lobby-name-placeholder = Leseratte
page-lobby-chairs = Stühle
page-lobby-empty-chair = Ein leerer Stuhl
page-lobby-friend = Besuch
page-lobby-friend-sub = setzt sich mit dem Link dazu
page-lobby-bot = Bot
page-lobby-here = spielt auch an diesem Bildschirm
page-lobby-sits-who = Wer auf Stuhl { $seat } sitzt
page-lobby-kinds =
    { $kind ->
        [me] Hier am Bildschirm
        [open] Besuch
        [bot] Ein Bot
       *[other] { $kind }
    }
page-lobby-add-chair = Noch ein Stuhl, für
page-lobby-full = Alle Stühle sind besetzt.
page-lobby-remove-chair = { $name }: Stuhl wegnehmen
page-lobby-level = Wie gut { $name } spielt
page-lobby-house-rules = Hausregeln
page-lobby-more = Mehr
page-lobby-more-sub = Tempo, Uhr, Chancen, Geflüster
page-lobby-pace = Wie schnell
page-lobby-pace-means =
    { $pace ->
        [live] Alle sind da. Wer lange fehlt, für den springt ein Bot ein.
        [days] Kommen und gehen. Der Tisch wartet tagelang.
       *[other] { $pace }
    }
page-lobby-clock = Bedenkzeit, alles in allem
page-lobby-no-clock = Keine Uhr
page-lobby-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
page-lobby-show-odds = Chancen und Tipps zeigen
page-lobby-chat = Flüstern erlaubt
page-lobby-play-now = Gleich spielen
page-lobby-against =
    gegen { $bots ->
        [0] keine Bots
        [one] einen Bot
        [2] zwei Bots
        [3] drei Bots
        [4] vier Bots
        [5] fünf Bots
       *[other] { $bots } Bots
    }
page-lobby-beside =
    mit { $bots ->
        [0] keinen Bots
        [one] einem Bot
        [2] zwei Bots
        [3] drei Bots
        [4] vier Bots
        [5] fünf Bots
       *[other] { $bots } Bots
    }
page-lobby-alone = allein am Tisch
page-lobby-opening = Wird geöffnet
page-lobby-open = Türen öffnen
page-lobby-open-sub =
    { $people } am Tisch{ $free ->
        [0] { "" }
        [one] , ein Stuhl frei
       *[other] , { $free } Stühle frei
    }
page-lobby-join-link = Per Link dazu
page-lobby-link-placeholder = Link zu einem Tisch einfügen
page-lobby-join = Hinsetzen
page-lobby-bad-link = Das ist kein Link zu einem Tisch. So sieht einer aus: https://host/t/abc.
page-lobby-upload = Partiedatei öffnen
page-lobby-bad-file = Das ist keine Partiedatei. Nimm eine, die am Ende einer Partie mit „Partiedatei“ gespeichert wurde.
page-lobby-challenge = Gleiche Karten für alle
page-lobby-challenge-sub = Ein Link mit einer festen Mischung, und wer am meisten daraus gemacht hat.
page-lobby-challenge-name = Mischung von { $name }
page-lobby-challenge-unnamed = Eine Herausforderung
page-lobby-settings = Einstellungen
page-lobby-glance-label = So spielt es sich
page-lobby-learn = So geht das Spiel
page-lobby-learn-long = in zwei Minuten gezeigt
page-lobby-rules = Die Regeln
page-lobby-credits = { $credits } Dies ist ein inoffizieller Tisch; Kartenwerte, die niemand veröffentlicht hat, haben wir selbst nachgebildet.
page-lobby-forget = Aus dem Regal nehmen
page-lobby-over = beendet

page-bar-undo = Zurücknehmen
page-bar-undo-ask = Um Zurücknehmen bitten
page-bar-hint = Was täte ein Bot?
page-bar-rules = Regeln dieses Spiels
page-bar-sound-on = Ton ist an
page-bar-sound-off = Ton ist aus
page-bar-menu = Menü

page-seats-title = Am Tisch
page-seats-label = Mitspielende
page-seats-bot = { $level }-Bot
page-seats-covered = ein Bot springt ein
page-seats-away = fort
page-seats-away-since = seit { $time } fort
page-seats-here = da
page-seats-open = leer

page-away-since = { $name } ist seit { $time } fort.
page-away-cover-at = Ab { $time } spielt ein Bot für { $name }, bis zur Rückkehr.
page-away-waits = Der Tisch wartet.
page-away-missed = Während du fort warst
page-away-missed-sub = Was auf deinem Platz gespielt wurde, ist hervorgehoben.

page-slip-back = Zurück
page-slip-away = { $name } ist fort
page-slip-your-turn = Du bist dran, { $name }
page-slip-thinking = { $name } ist gefragt
page-slip-watching = Du schaust zu
page-slip-paused = Der Tisch macht Pause.
page-slip-paused-sub = Wer den Tisch eröffnet hat, lässt es weitergehen.
page-slip-lost = Die Verbindung ist weg. Nichts ist verloren; es wird weiter versucht.
page-slip-lost-sent = Die Verbindung ist weg. Dein Zug ist sicher; neuer Versuch läuft.
page-slip-not-yours = Diesen Platz hat jetzt jemand anders.
page-slip-looking = Du schaust zu.
page-slip-quiet = Einen Moment
page-slip-over = Die Partie ist zu Ende
page-slip-final = lässt sich nicht zurücknehmen
page-slip-why-not = Jetzt nicht: Drück darauf, um zu lesen, warum

page-refusal = Jetzt nicht.

page-trouble-no-answer = Der Server antwortet nicht. Nichts ist verloren; versuch es gleich noch einmal.
page-trouble-by-itself = Sobald er wieder da ist, geht es hier von selbst weiter.
page-trouble-opening = Der Tisch wird gedeckt.
page-trouble-odd-answer = Der Server hat mit { $status } geantwortet. Versuch es gleich noch einmal.
page-trouble-left = Dieser Tisch wurde verlassen.
page-trouble-no-screen = Dieser Teil des Lesesaals ist nicht angekommen. Er wird geholt, sobald eine Verbindung da ist.
page-trouble-missing = Das gibt es hier nicht, oder nicht mehr.
page-trouble-too-many = Das war viel auf einmal. Versuch es gleich noch einmal.
page-trouble-general = Das geht so nicht. Der Server sagt auf Englisch, warum:

page-taken-back =
    { $who ->
        [1] Du nimmst einen Zug zurück.
       *[other] { $who } nimmt einen Zug zurück.
    }
page-ledger-title = Logbuch
page-ledger-label = Was geschehen ist
page-ledger-empty = Noch ist nichts geschehen.
page-ledger-open = Logbuch öffnen

page-chat-title = Geflüster
page-chat-placeholder = Der Runde zuflüstern
page-chat-send = Sagen
page-chat-quick = Schnelle Sätze
page-chat-off = An diesem Tisch ist um Ruhe gebeten.
page-chat-points =
    { $who ->
        [me] zeigst aufs Brett
       *[other] zeigt aufs Brett
    }
page-chat-phrases =
    { $phrase ->
        [hello] Hallo zusammen
        [your_turn] Du bist dran
        [thinking] Lasst mich kurz nachdenken
        [well_played] Gut gespielt
        [oops] Oje
        [burn] Oh nein, es brennt
        [thanks] Danke
        [back_soon] Bin gleich wieder da
        [good_game] Schöne Partie
        [again] Spielen wir noch einmal
       *[other] { $phrase }
    }

page-describe = Der Tisch in Worten

page-keys-title = Tasten

page-wait-title = Die Türen sind noch zu
page-wait-lead = Schick den Link herum. Wer ihn öffnet, kann sich auf einen leeren Stuhl setzen.
page-wait-chairs = Am Tisch
page-wait-chair = Stuhl { $seat }
page-wait-sit = Hier hinsetzen
page-wait-sit-too = An diesem Bildschirm
page-wait-sitting = Hinsetzen
page-wait-your-name = Dein Name
page-wait-their-name = Name der Person
page-wait-rename = Umbenennen
page-wait-renamed = So heiße ich
page-wait-cancel = Lassen
page-wait-you = das bist du
page-wait-at-screen = an diesem Bildschirm
page-wait-here = da
page-wait-away = fort
page-wait-bot = ein Bot
page-wait-free = für alle mit dem Link
page-wait-invite = Einladen
page-wait-share-it = Teilen
page-wait-put-bot = Ein Bot
page-wait-rules = Hausregeln
page-wait-clock =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } Bedenkzeit
page-wait-no-odds = Ohne Chancen und Tipps
page-wait-get-up = Aufstehen
page-wait-level = Wie gut der Bot auf Stuhl { $seat } spielt
page-wait-stir = Mitmischen
page-wait-stir-why = Tipp irgendetwas: Es geht in die Mischung ein, damit niemand allein über sie entscheidet.
page-wait-stir-do = Mischen
page-wait-sealed = Schon versiegelt:
page-wait-stirred = Mitgemischt: { $names }.
page-wait-stir-label = Was du willst
page-wait-missing =
    { $free ->
        [0] Alle Stühle sind besetzt.
        [one] Ein Stuhl ist leer.
       *[other] { $free } Stühle sind leer.
    }
page-wait-fill = Bots auf leeren Stühlen
page-wait-start = Türen öffnen
page-wait-start-sub =
    { $bots ->
        [0] alle sind da
        [one] ein Bot nimmt den leeren Stuhl
       *[other] Bots nehmen die { $bots } leeren Stühle
    }
page-wait-host-starts = Wer den Tisch eröffnet hat, öffnet die Türen, wenn alle da sind.
page-wait-open-chair = Stuhl freigeben
page-wait-looking = Du schaust zu. Nimm einen Stuhl, um mitzuspielen.
page-wait-lead-guest = Nimm einen leeren Stuhl. Wer den Tisch eröffnet hat, öffnet die Türen, wenn alle da sind.
page-wait-full = Alle Stühle sind besetzt. Bleib da, dann schaust du zu, wenn die Türen aufgehen.
page-wait-qr-show = Als Bild für eine Kamera
page-wait-qr = Der Link als Bild für die Kamera eines Telefons

page-menu-title = Menü
page-menu-share = Einladen
page-menu-share-short = Link und Bild für die Kamera
page-menu-share-sub = Wer diesen Link hat, kann zuschauen oder einen leeren Stuhl nehmen.
page-menu-move = Meinen Platz auf ein anderes Gerät holen
page-menu-move-sub = Öffne dort diesen Link oder halte seine Kamera hierher. Er ist nur für dich.
page-menu-new-key = Neuen Schlüssel machen
page-menu-new-key-sub = Der alte Link und alle anderen Geräte verlieren den Platz.
page-menu-people = Leute
page-menu-people-sub = wer spielt, dein Name, aufstehen
page-menu-people-host = Bots, freie Stühle, neue Links, dein Name
page-menu-host = Hausrecht
page-menu-host-sub = Pause, Ende, Flüstern, Chancen, Uhr
page-menu-put-bot = Bot hierher setzen
page-menu-free = Stuhl freigeben
page-menu-take-sure = { $name } verliert den Stuhl. Weiter?
page-menu-send-key = Neuer Link für diesen Stuhl
page-menu-rename = Anders heißen
page-menu-leave = Ganz aufstehen
page-menu-leave-sure = Ein Bot spielt für dich weiter. Aufstehen?
page-menu-pause = Pause
page-menu-resume = Weiter
page-menu-end = Partie hier beenden
page-menu-end-sure = Für alle beenden?
page-menu-settings = Dieser Bildschirm
page-menu-settings-sub = Licht, Sprache, Tempo, Ton, Meldungen
page-menu-theme = Licht
page-menu-themes =
    { $theme ->
        [auto] Wie das Gerät
        [light] Morgen
        [dark] Lampenlicht
       *[other] { $theme }
    }
page-menu-language = Sprache
page-menu-pace = Tempo der anderen
page-menu-paces =
    { $pace ->
        [calm] Ruhig
        [brisk] Zügig
        [instant] Sofort
       *[other] { $pace }
    }
page-menu-sound = Ton
page-menu-odds = Chancen zeigen
page-menu-notices = Melden, wenn ich dran bin
page-menu-chat-on = Flüstern
page-menu-odds-on = Chancen und Tipps
page-menu-grace = Ein Bot springt ein, wenn jemand fehlt
page-menu-grace-never = nie
page-menu-grace-after = nach { page-span }
page-menu-clock = Bedenkzeit, alles in allem
page-menu-hook = Meine Züge an eine Webadresse melden
page-menu-hook-placeholder = https://…
page-menu-hook-sub = Der Server schreibt eine Zeile dorthin, wenn du gefragt bist. Leer: nicht mehr.
page-menu-save = Speichern
page-menu-saved = Gespeichert
page-menu-replay = Nachlesen
page-menu-rules = Die Regeln
page-menu-learn = So geht das Spiel
page-menu-lobby = Zur Eingangshalle
page-menu-yes = Ja
page-menu-no = Nein

page-undo-asked = { $name } bittet darum, einen Zug zurückzunehmen.
page-undo-waiting = Du hast gebeten, einen Zug zurückzunehmen. Die anderen sind gefragt.
page-undo-allow = Einverstanden
page-undo-refuse = Nein, er bleibt

page-clock-left = Bedenkzeit übrig

page-curtain-pass = Gib den Platz an { $name } weiter.
page-curtain-others = Alle anderen bewundern die Decke.
page-curtain-open = Ich bin { $name }, Buch auf
page-curtain-last = Zuletzt: { $line }

page-hint-title = Rat aus der Bibliothek
page-hint-thinking = Ein Bot denkt darüber nach.
page-hint-changed = Der Plan hat sich geändert.
page-hint-do-it = Das tun

page-end-kicker = { $title }, { $where }
page-end-again = Noch eine Partie
page-end-go-again = Zur Revanche
page-end-read = Nachlesen
page-end-share = Teilen
page-end-table = Tisch ansehen
page-end-story = Geschichte öffnen
page-end-moment = Dorthin
page-end-all = Zug um Zug, { $count } Momente
page-end-seal = Die Mischung war vor dem ersten Zug versiegelt.
page-end-check = Siegel prüfen
page-end-download = Partiedatei
page-end-luck = Glück
page-end-drawn = gezogen
page-end-expected = erwartet
page-end-scores = Punkte nach Runden
page-end-ended = Die Partie wurde vorzeitig beendet.
page-end-ended-tale = Die Partie endete vor der letzten Seite, ihre Geschichte bleibt unerzählt. Was gespielt wurde, lässt sich nachlesen.
page-end-telling = Die Geschichte wird gerade geschrieben.
page-end-round = Runde
page-end-end = Ende
page-end-winner = gewonnen
page-end-rematch = Eine Revanche ist angesetzt.
page-end-grades =
    { $grade ->
        [win-with-honours] Mit Auszeichnung
       *[other] { "" }
    }
page-end-again-sub = dieselben Leute, neu gemischt
page-end-read-sub = und von dort weiterspielen
page-end-kinds =
    { $kind ->
        [bravest] Größter Mut
        [unluckiest] Größtes Pech
        [lucky] Größtes Glück
        [turning_point] Wendepunkt
        [what_if] Was wäre, wenn
        [biggest] Bester Zug
        [collapse] Das Ende
        [captured] Gefangen
        [returned] Heimgebracht
        [lull] Lange Flaute
        [cursed] Der schlimmste Fluch
        [lost_time] Verlorene Zeit
       *[other] { START($kind) }
    }

page-verify-title = Das Siegel
page-verify-holds = Die Karten sind die, die vor dem ersten Zug versiegelt wurden.
page-verify-broken = Nicht alles hier war vor dem ersten Zug versiegelt.
page-verify-checking = Es wird noch einmal gemischt, zum Vergleich.
page-verify-yes = stimmt
page-verify-no = stimmt nicht
page-verify-stirred = Was zur Mischung dazukam
page-verify-secret = Das Geheimnis des Servers, jetzt geöffnet

page-replay-title = Nachlesen
page-replay-at = Moment { $at } von { $last }
page-replay-first = Anfang
page-replay-before = Zurück
page-replay-after = Vor
page-replay-last = Ende
page-replay-play = Los
page-replay-pause = Pause
page-replay-eyes = Mit wessen Augen
page-replay-public = Mit denen aller
page-replay-link = Link zu diesem Moment
page-replay-fork = Ab hier weiterspielen
page-replay-live = Zurück zum Tisch
page-replay-slider = Moment
page-replay-skip = Zu den Momenten springen
page-replay-ways = Augen, Links und Weiterspielen
page-replay-looking = Hier schaust du zurück. Spielen lässt sich nichts.
page-replay-fork-not = am Ende ist nichts mehr zu spielen
page-replay-fork-lead = Ab Moment { $at }, mit neuem Zufall. Bots nehmen die anderen Stühle.
page-replay-fork-seat = Dein Stuhl
page-replay-fork-level = Wie gut die Bots spielen
page-replay-fork-go = Weiterspielen
page-replay-fork-small = an einem neuen Tisch
page-replay-not-yet = Es gibt noch nichts nachzulesen. Die Partie hat nicht begonnen.

page-learn-title = So geht das Spiel
page-learn-step = { $at } von { $last }
page-learn-next = Weiter
page-learn-before = Zurück
page-learn-again = Von vorn
page-learn-play = Tisch eröffnen
page-learn-skip = Zur Notiz springen
page-learn-press = Drück in dieser Lektion „{ $label }“.
page-learn-go-on = Drück in dieser Lektion „Weiter“.
page-learn-none = Für dieses Spiel gibt es noch keine Lektion.

page-rules-title = Die Regeln von { $game }
page-rules-short = Die Regeln
page-rules-aim = Worum es geht
page-rules-lead = { $count } Regeln in unseren Worten, nach Wort oder Signatur.
page-rules-search = Regeln durchsuchen
page-rules-skip = Zu den Regeln springen
page-rules-clear = Etwas anderes suchen
page-rules-ways = Andere Wege hinein
page-rules-chapters = Kapitel
page-rules-sources =
    { $source ->
        [R] Aus dem Regelheft
        [O] Von uns, wo das Regelheft schweigt
        [R-O] Aus dem Regelheft, von uns ergänzt
       *[other] { $source }
    }
page-rules-see = Siehe
page-rules-found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
page-rules-none = Das sagt keine Regel. Versuch ein anderes Wort.

page-challenge-title = Gleiche Karten für alle
page-challenge-lead = Wer hier spielt, bekommt dieselbe Mischung gegen dieselben Bots.
page-challenge-game = { $title }, { $against }
page-challenge-reader = Name
page-challenge-score = Punkte
page-challenge-when = Beendet
page-challenge-place = Rang
page-challenge-won = gewonnen
page-challenge-send = Herumschicken
page-challenge-link = Der Link zu dieser Herausforderung
page-challenge-sealed = Die Mischung ist versiegelt:
page-challenge-play = Annehmen
page-challenge-results = Wer am meisten daraus gemacht hat
page-challenge-nobody = Noch ist niemand fertig.
page-challenge-playing =
    { $count ->
        [one] Jemand sitzt noch daran.
       *[other] { $count } sitzen noch daran.
    }

page-offline = Keine Verbindung. Der Raum öffnet sich von selbst wieder.
page-no-face = Diese Seite hat keinen Tisch für { $title }. Lad sie neu, um die neueste zu bekommen.

page-nowhere-title = Kein solches Regal
page-nowhere-closed = Noch nicht da
page-nowhere-silent = Niemand antwortet
page-nowhere-home = Zur Eingangshalle
page-nowhere-lead = Diese Adresse führt nirgendwohin.

page-notice-title = Du bist dran: { $game }
page-notice-body = Der Tisch wartet auf dich.
page-notice-tab = ●{ " " }
