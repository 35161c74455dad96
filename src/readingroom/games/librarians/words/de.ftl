# Librarians, auf Deutsch.

## Wie alles heißt. Ein Buch aus einem eigenen Pack bringt seinen Titel mit und behält ihn.

librarians-book = „{ $title }“
librarians-book-some = ein Buch

librarians-genre =
    { $genre ->
        [horror] Horror
        [detective] Detektivroman
        [true_crime] Wahre Verbrechen
        [tragedy] Tragödie
        [romance] Liebesroman
        [comedy] Komödie
        [adventure] Abenteuer
        [self_help] Ratgeber
        [thriller] Thriller
        [action] Action
        [travel] Reise
        [mythology] Mythologie
        [fantasy] Fantasy
        [scifi] Science-Fiction
        [poetry] Lyrik
        [graphic_novel] Graphic Novel
        [biography] Biografie
        [science] Wissenschaft
        [business] Wirtschaft
        [cooking] Kochbuch
        [mystery] Mystery
        [crime] Krimi
        [drama] Drama
        [picture_book] Bilderbuch
       *[other] { $genre }
    }

librarians-colour =
    { $colour ->
        [red] Rot
        [green] Grün
        [blue] Blau
        [purple] Lila
        [yellow] Gelb
        [black] Schwarz
       *[other] { $colour }
    }

librarians-thrill =
    { $thrill ->
        [skip] Aussetzen!
        [stop] Stopp!
        [swap] Tauschen!
        [gap] Lücke!
        [no_order] Ohne Ordnung!
        [stack_any] Stapeln!
        [draw] Ziehen!
        [force_color] Farbe!
        [force_letter] Buchstabe!
        [reveal] Aufdecken!
        [clear] Aufräumen!
        [steal_power] Stibitzen!
       *[other] { $thrill }
    }

librarians-side =
    { $side ->
        [left] links
       *[right] rechts
    }

librarians-cell = Reihe { $row }, { $steps } nach { librarians-side }

librarians-ended =
    { $ending ->
        [won] Alle Bücher stehen im Regal
        [stuck] Die Bibliothek schließt: Niemand kann mehr spielen
        [horror] Horror: Das Spiel ist verloren
       *[other] { $ending }
    }

librarians-grade =
    { $grade ->
        [head_librarian] Leitung der Bibliothek
        [senior_librarian] Altgedient
        [librarian] Bibliothekar
        [assistant] Aushilfe
        [page] Bücherwagen
        [lost_in_the_stacks] Verirrt im Magazin
       *[overdue_forever] Für immer überfällig
    }

## Antworten

librarians-do-end = Zug beenden
librarians-do-give-up = Die Bibliothek schließen
librarians-do-take = { $book } nehmen
librarians-do-use = { librarians-genre } einsetzen
librarians-do-claim = { librarians-genre } beanspruchen
librarians-do-author = Die Bücher von { $author } beanspruchen
librarians-do-at = { START($cell) }
librarians-do-way =
    { $way ->
        [row] Die Reihe entlang
        [column] Die Spalte hinunter
        [down] Schräg nach rechts unten
       *[up] Schräg nach links unten
    }
librarians-do-keep = { $book } behalten
librarians-do-give = An { $who } geben
librarians-do-at-end =
    { $end ->
        [top] Das oberste Regal
       *[bottom] Das unterste Regal
    }
librarians-do-turn = Das Regal der Reihe { $row } drehen
librarians-do-shift =
    { $direction ->
        [up] Spalte { $steps } { librarians-side }, nach oben
       *[down] Spalte { $steps } { librarians-side }, nach unten
    }
librarians-do-back = { $book } als Nächstes zurücklegen
librarians-do-intent =
    { $intent ->
        [like_this] Mehr davon
        [not_this] Nicht so
        [look] Schaut her
       *[none] Nur zeigen
    }
librarians-do-reveal = Die Hand von { $who } aufdecken
librarians-do-colour = { librarians-colour } nennen
librarians-do-letter = { $letter } nennen
librarians-do-steal = { librarians-genre } von { $who } einsetzen
librarians-do-signal =
    { $signal ->
        [keep_off] Bitte Reihe { $row } { librarians-side } freilassen
       *[all_yours] Reihe { $row } { librarians-side } gehört euch
    }
librarians-do-mood =
    { $mood ->
        [comfortable] Bei mir ist alles gut
       *[in_trouble] Ich stecke in Schwierigkeiten
    }
librarians-do-withdraw =
    { $signal ->
        [keep_off] „Bitte freilassen“ zurücknehmen
        [all_yours] „Gehört euch“ zurücknehmen
       *[mood] Nicht mehr sagen, wie es steht
    }

## Was geschieht

librarians-event-shelf =
    { $arrow ->
        [left] In Reihe { $row } wird ein Regal gelegt; A bis Z läuft nach links.
       *[right] In Reihe { $row } wird ein Regal gelegt; A bis Z läuft nach rechts.
    }
librarians-event-start = { $who } beginnt.
librarians-event-turn =
    { $required ->
        [0] { $who } ist am Zug und muss nichts spielen.
        [one] { $who } ist am Zug und muss ein Buch spielen.
       *[other] { $who } ist am Zug und muss { $required } Bücher spielen.
    }
librarians-event-way = { $who } sucht einen Platz.
librarians-event-skipped = { $who } setzt aus.
librarians-event-drew = { $who } zieht { $books }.
librarians-event-drew-some =
    { $unseen ->
        [one] { $who } zieht { $books } und noch ein Buch.
       *[other] { $who } zieht { $books } und noch { $unseen } Bücher.
    }
librarians-event-drew-unseen =
    { $count ->
        [one] { $who } zieht ein Buch.
       *[other] { $who } zieht { $count } Bücher.
    }
librarians-event-played = { $who } stellt { $book } ein: { $cell }.
librarians-event-stacked = { $who } stapelt { $book }: { $cell }.
librarians-event-inserted = { $who } schiebt { $book } dazwischen: { $cell }.
librarians-event-line = { $who } vervollständigt { librarians-genre }: { $count } Bücher gehen.
librarians-event-author = { $who } vervollständigt { $author }: { $count } Bücher gehen.
librarians-event-kept = { $who } behält die Kraft { librarians-genre }.
librarians-event-given = { $who } gibt { $to } die Kraft { librarians-genre }.
librarians-event-used = { $who } setzt { librarians-genre } ein.
librarians-event-stole = { $who } setzt { librarians-genre } ein; die Karte gehörte { $owner }.
librarians-event-thrill = { librarians-thrill }
librarians-event-horror = { $who } hat Horror vervollständigt, und das Spiel ist verloren.
librarians-event-shelf-gone =
    { $count ->
        [0] Das Regal der Reihe { $row } wird abgebaut.
        [one] Das Regal der Reihe { $row } wird abgebaut, mit einem Buch.
       *[other] Das Regal der Reihe { $row } wird abgebaut, mit { $count } Büchern.
    }
librarians-event-limit = Das Handlimit ist jetzt { $limit }.
librarians-event-no-stacking = Gleiche Buchstaben werden nicht mehr gestapelt.
librarians-event-trimmed = Aus dem Stapel gehen { $books }.
librarians-event-moved = { $book } wird umgestellt: { $cell }.
librarians-event-swapped = { $book } und { $other } tauschen die Plätze.
librarians-event-discarded = { $book } verlässt die Bibliothek.
librarians-event-retrieved = { $who } nimmt { $book } zurück auf die Hand.
librarians-event-shown = { $who } zeigt { $books }.
librarians-event-shown-empty = { $who } hat kein Buch zu zeigen.
librarians-event-tapped =
    { $intent ->
        [like_this] { $who } zeigt auf { $book }: mehr davon.
        [not_this] { $who } zeigt auf { $book }: nicht so.
        [look] { $who } zeigt auf { $book }: schaut her.
       *[none] { $who } zeigt auf { $book }.
    }
librarians-event-passed = Alle Hände wandern einen Platz weiter.
librarians-event-studied = Oben auf dem Stapel liegen { $books }.
librarians-event-ordered = { $who } legt sie zurück: { $books }, in dieser Reihenfolge.
librarians-event-turned =
    { $arrow ->
        [left] Das Regal der Reihe { $row } wird gedreht: A bis Z läuft nach links.
       *[right] Das Regal der Reihe { $row } wird gedreht: A bis Z läuft nach rechts.
    }
librarians-event-shifted =
    { $direction ->
        [up] Spalte { $steps } { librarians-side } rückt eine Reihe nach oben.
       *[down] Spalte { $steps } { librarians-side } rückt eine Reihe nach unten.
    }
librarians-event-colour = { $who } nennt { librarians-colour }: Wer als Nächstes dran ist, muss das möglichst spielen.
librarians-event-letter = { $who } nennt { $letter }: Wer als Nächstes dran ist, muss das möglichst spielen.
librarians-event-mood =
    { $mood ->
        [comfortable] Bei { $who } ist alles gut.
       *[in_trouble] { $who } steckt in Schwierigkeiten.
    }
librarians-event-signal =
    { $signal ->
        [keep_off] { $who } bittet, Reihe { $row } { librarians-side } freizulassen.
       *[all_yours] { $who } überlässt den anderen Reihe { $row } { librarians-side }.
    }
librarians-event-withdrawn =
    { $signal ->
        [keep_off] { $who } nimmt „Bitte freilassen“ zurück.
        [all_yours] { $who } nimmt „Gehört euch“ zurück.
       *[mood] { $who } sagt nicht mehr, wie es steht.
    }
librarians-event-turn-ends = { $who } beendet den Zug.
librarians-event-match-ends =
    { $left ->
        [0] { librarians-ended }.
        [one] { librarians-ended }; ein Buch bleibt übrig.
       *[other] { librarians-ended }; { $left } Bücher bleiben übrig.
    }

## Fragen

librarians-over = Die Partie ist zu Ende.
librarians-thinking = { $who } denkt nach.
librarians-act-required =
    { $missing ->
        [one] Spiel noch mindestens ein Buch oder setz eine Kraft ein.
       *[other] Spiel noch mindestens { $missing } Bücher oder setz eine Kraft ein.
    }
librarians-act-free = Spiel weiter oder beende deinen Zug.
librarians-act-islands = Einige Bücher sind abgeschnitten: Verbinde sie, bevor der Zug endet.
librarians-ask-place = Wohin kommt { $book }?
librarians-ask-give = Wer bekommt { $book } als Kraftkarte?
librarians-ask-end =
    { $genre ->
        [detective] Welches Regal wird abgebaut?
       *[other] Wohin kommt das neue Regal?
    }
librarians-ask-lift = Welches Buch stellst du um?
librarians-ask-lay = Wohin kommt es?
librarians-ask-swap = Welche zwei Bücher tauschen? Wähle eins nach dem anderen.
librarians-ask-discard =
    { $left ->
        [one] Welches Buch verlässt die Bibliothek?
       *[other] Welche Bücher verlassen die Bibliothek? Noch { $left }, eins nach dem anderen.
    }
librarians-ask-retrieve =
    { $left ->
        [one] Welches Buch nimmst du auf die Hand?
       *[other] Welche Bücher nimmst du auf die Hand? Noch { $left }, eins nach dem anderen.
    }
librarians-ask-tap = Auf welches Buch zeigst du?
librarians-ask-intent = Was willst du damit sagen?
librarians-ask-shelf = Welches Regal drehst du?
librarians-ask-shift = Welche Spalte verschiebst du, und wohin?
librarians-ask-cook = Welches Buch kommt als Nächstes oben auf den Stapel?
librarians-ask-drama = Welches Buch schiebst du dazwischen?
librarians-ask-insert = Wo schiebst du { $book } dazwischen?
librarians-ask-reveal = Wessen Hand wird gezeigt?
librarians-ask-color = Welche Farbe muss als Nächstes gespielt werden?
librarians-ask-letter = Welcher Buchstabe muss als Nächstes gespielt werden?
librarians-ask-steal = Wessen Kraftkarte setzt du ein?
librarians-ask-claim-cell = Wo beginnt die Linie für { librarians-genre }?
librarians-ask-claim-way = In welche Richtung läuft die Linie?
librarians-ask-claim-keep = Welches Buch wird zur Kraftkarte?
librarians-ask-author-keep = Welches Buch wird zur Kraftkarte?

## Was Antworten bringen

librarians-about = { $letter }, { librarians-genre }
librarians-about-thrill = { $letter }, { librarians-thrill } { librarians-thrill-effect }
librarians-thrill-effect =
    { $thrill ->
        [skip] Der nächste Zug fällt aus.
        [stop] Dein Zug endet sofort.
        [swap] Zwei Bücher tauschen die Plätze.
        [gap] Das nächste gespielte Buch darf eine Lücke lassen.
        [no_order] Das nächste gespielte Buch darf das Alphabet missachten.
        [stack_any] Das nächste gespielte Buch darf auf jedes andere.
        [draw] Zieh sofort drei Bücher.
        [force_color] Nenne eine Farbe, die als Nächstes gespielt wird, wenn es geht.
        [force_letter] Nenne einen Buchstaben, der als Nächstes gespielt wird, wenn es geht.
        [reveal] Jemand zeigt die Hand.
        [clear] Fünf Bücher verlassen die Bibliothek.
       *[steal_power] Setze eine Kraftkarte ein, die vor jemand anderem liegt.
    }
librarians-effect =
    { $genre ->
        [horror] das Spiel ist sofort verloren
        [detective] das oberste oder unterste Regal geht, mit allen Büchern seiner Reihe
        [true_crime] das Handlimit sinkt für immer um 1
        [tragedy] gleiche Buchstaben werden nicht mehr gestapelt
        [romance] die obersten 5 Bücher des Stapels müssen nicht eingestellt werden
        [comedy] oben oder unten kommt ein Regal dazu
        [adventure] das Handlimit steigt für immer um 1
        [self_help] in diesem Zug darf ein Buch auf jedes andere
        [thriller] zwei Bücher wandern auf leere Plätze neben der Bibliothek
        [action] zwei Bücher tauschen die Plätze
        [travel] zwei Bücher verlassen die Bibliothek
        [mythology] nimm zwei Bücher der Bibliothek auf die Hand
        [fantasy] in diesem Zug musst du nicht spielen
        [scifi] in diesem Zug verbinden sich Bücher auch schräg oder über eine Lücke
        [poetry] in diesem Zug gilt das Alphabet nicht
        [graphic_novel] in diesem Zug dürfen Bücher über und unter die Regale
        [biography] alle sehen deine Hand
        [science] zeig auf zwei Bücher
        [business] jede Hand geht an den nächsten Platz
        [cooking] sieh die obersten 6 Bücher des Stapels an und ordne sie
        [mystery] in diesem Zug darf in einer Vierer-Linie ein Buch falsch sein, aber kein rotes Genre
        [crime] dreh ein Regal um, und damit seinen Pfeil
        [drama] zwänge ein Buch zwischen zwei andere
        [picture_book] verschieb eine Spalte um eine Reihe nach oben oder unten
       *[own] { $effect }
    }
librarians-power =
    { $power ->
        [no_stacking] hier wird nicht gestapelt
        [banned_letters] hier kein { $first } bis { $last }
        [banned_colors] hier nichts in { $colours }
        [side_letters_only] { librarians-side } nur { $first } bis { $last }
        [side_colors_only] { librarians-side } nur { $colours }
        [side_max] { librarians-side } höchstens { $number } Plätze
        [wild_letters_before] { $first } bis { $last } zählen bei Ansprüchen als jedes Genre
       *[wild_color] { $colours } zählt bei Ansprüchen als jedes Genre
    }
librarians-in-row = In Reihe { $row }
librarians-where-in-row = Wo in Reihe { $row }?
librarians-spot = { $steps } nach { librarians-side }
librarians-more-forced =
    { $colour ->
        [none] Der Buchstabe { $letter } wurde genannt, und du kannst ihn spielen.
       *[other]
            { $letter ->
                [none] Die Farbe { librarians-colour } wurde genannt, und du kannst sie spielen.
               *[other] Die Farbe { librarians-colour } und der Buchstabe { $letter } wurden genannt, und du kannst eins davon spielen.
            }
    }
librarians-then-draws =
    { $books ->
        [0] du ziehst nichts
        [one] du ziehst ein Buch
       *[other] du ziehst { $books } Bücher
    }
librarians-then-left =
    { $left ->
        [one] ein Buch bleibt übrig
       *[other] { $left } Bücher bleiben übrig
    }
librarians-then-claimed = vier Bücher gehen, und { librarians-genre } wird eine Kraftkarte
librarians-then-author = alle davon gehen, und eins wird eine Kraftkarte
librarians-then-holds =
    { $books ->
        [0] hält kein Buch
        [one] hält ein Buch
       *[other] hält { $books } Bücher
    }
librarians-then-gone =
    { $books ->
        [0] Reihe { $row } geht, die leer ist
        [one] Reihe { $row } geht, mit einem Buch
       *[other] Reihe { $row } geht, mit { $books } Büchern
    }
librarians-then-turned =
    { $arrow ->
        [left] A bis Z läuft dann nach links
       *[right] A bis Z läuft dann nach rechts
    }
librarians-then-line = vervollständigt { librarians-genre }
librarians-then-loses = vervollständigt { librarians-genre }: Das Spiel ist verloren
librarians-then-on = auf { $book }
librarians-then-pushes = schiebt { $book } nach außen
librarians-then-beside =
    { $between ->
        [both] zwischen { $left } und { $right }
        [left] rechts von { $left }
        [right] links von { $right }
       *[none] als Erstes in der Reihe
    }

## Ablehnungen

librarians-refused-over = Die Partie ist zu Ende.
librarians-refused-asked-first =
    { $decision ->
        [act] Danach wird jetzt nicht gefragt: Spiel ein Buch, setz eine Kraft ein oder beende deinen Zug.
        [place] Sag erst, wohin das Buch kommt, das du genommen hast.
        [give] Sag erst, wer die Kraftkarte bekommt.
       *[other] Erst wird etwas anderes gefragt.
    }
librarians-refused-silent = An einem stillen Tisch gibt niemand Zeichen.
librarians-refused-signal = Ein Zeichen gilt einem Regal, das es gibt, und sagt etwas Neues.
librarians-refused-give-up = Du kannst deinen Zug noch beenden oder ein Buch spielen.
librarians-refused-end-required =
    { $missing ->
        [one] Ein Buch muss noch gespielt werden.
       *[other] { $missing } Bücher müssen noch gespielt werden.
    }
librarians-refused-end-islands = Einige Bücher sind von den Regalen abgeschnitten: Verbinde sie zuerst.
librarians-refused-forced =
    { $colour ->
        [none] { librarians-refused-forced.letter }
       *[other]
            { $letter ->
                [none] { librarians-colour } wurde genannt, und du kannst es spielen.
               *[other] { librarians-colour } und { $letter } wurden genannt, und du kannst eins davon spielen.
            }
    }
    .letter = Der Buchstabe { $letter } wurde genannt, und du kannst ihn spielen.
librarians-refused-not-in-hand = „{ $title }“ ist nicht auf deiner Hand.
librarians-refused-exactly-two = In einem Zug werden genau { $plays } Bücher gespielt, und das hast du getan.
librarians-refused-no-insertion = „{ $title }“ passt zwischen keine zwei Bücher.
librarians-refused-no-cell = Kein Platz der Bibliothek nimmt „{ $title }“ jetzt auf.
librarians-refused-red-power = { librarians-genre } geschieht sofort und wird nie gehalten.
librarians-refused-no-such-power = Vor dir liegt keine Kraftkarte { librarians-genre }.
librarians-refused-unusable =
    { $genre ->
        [romance] Der Stapel ist leer.
        [cooking] Der Stapel ist leer.
        [comedy] Kein Regal ist mehr übrig.
        [biography] Du hast kein Buch zu zeigen.
        [business] Es ist niemand da, dem du die Hand geben könntest.
        [action] Zum Tauschen braucht es zwei Bücher.
        [crime] Es gibt kein Regal mehr.
        [picture_book] Damit eine Spalte rückt, braucht es zwei Regale und ein Buch.
        [drama] Keins deiner Bücher passt zwischen zwei andere.
       *[other] Dafür liegt kein Buch da.
    }
librarians-refused-red-claim = Rote Genres wie { librarians-genre } kann man nicht beanspruchen.
librarians-refused-other-claim = Keine vier in einer Linie lassen sich für { librarians-genre } beanspruchen.
librarians-refused-no-claim = Ohne Mystery oder ein wildes Regal wird nichts beansprucht, auch nicht { librarians-genre }.
librarians-refused-no-authors = Autoren werden nur mit dem Abenteuer der Autoren vervollständigt.
librarians-refused-no-such-author = Kein Autor dieses Stapels mit mehreren Büchern hat diese Nummer.
librarians-refused-author-apart = Alle { $books } Bücher von { $author } müssen sichtbar beieinander liegen.
librarians-refused-colour-not-in-play = { librarians-colour } kommt in diesem Stapel nicht vor.
librarians-refused-take-first = Nimm zuerst ein Buch aus deiner Hand.
librarians-refused-empty-cell = Dort liegt kein Buch.
librarians-refused-chosen-already = Dieses Buch kannst du nicht wählen.
librarians-refused-lay = Leg es auf einen leeren Platz einer Regalreihe, neben eine Karte.
librarians-refused-no-shelf = Diese Reihe hat kein Regal.
librarians-refused-touches-nothing = Ein Buch muss eine Regalkarte oder ein anderes Buch berühren.
librarians-refused-order = { $letter } steht dort nicht in alphabetischer Ordnung.
librarians-refused-other-letter = Nur gleiche Buchstaben werden gestapelt: { $letter } kommt nicht auf { $shown }.
librarians-refused-tragedy = Seit der Tragödie wird nicht mehr gestapelt.
librarians-refused-audience =
    { $age ->
        [kids] Ein Kinderbuch kommt neben ein anderes Kinderbuch.
        [teens] Ein Jugendbuch kommt neben ein anderes Jugendbuch.
        [young_adult] Ein Buch für junge Erwachsene kommt neben ein anderes für sie.
        [adult] Ein Buch für Erwachsene kommt neben ein anderes für sie.
       *[other] Das Buch kommt neben ein anderes für dieselben Leute.
    }
librarians-refused-shelf =
    { $power ->
        [no_stacking] In Reihe { $row } wird nicht gestapelt.
        [banned_letters] Das Regal der Reihe { $row } verbietet diesen Buchstaben.
        [banned_colors] Das Regal der Reihe { $row } verbietet diese Farbe.
        [side_letters_only] Diese Seite der Reihe { $row } nimmt nur manche Buchstaben.
        [side_colors_only] Diese Seite der Reihe { $row } nimmt nur zwei Farben.
       *[other] Diese Seite der Reihe { $row } ist voll.
    }
librarians-refused-balance = Diese Seite hat schon mehr Stapel: Stapel auf der anderen.
librarians-refused-series = Die Bände von „{ $series }“ liegen der Reihe nach in einer Linie.
librarians-refused-column = { $letter } steht in dieser Spalte nicht in Ordnung.
librarians-refused-stop = Mit Stopp! muss die Bibliothek zusammenhängen.
librarians-refused-edge = Die Reihe reicht bis an den Rand des Tisches.
librarians-refused-not-between = Schieb es dort hinein, wo ein Buch liegt, das innen an ein Buch oder die Regalkarte stößt.
librarians-refused-insert-order = Wenn die anderen gerückt sind, passt es dort nicht.

## Gründe

librarians-reason-end = { $played } Bücher sind gespielt, und die Bibliothek hängt zusammen
librarians-reason-give-up = nichts lässt sich mehr spielen
librarians-reason-take =
    { $same ->
        [0] kein anderes { $letter } kommt mehr
        [one] noch ein { $letter } kommt
       *[other] noch { $same } Bücher mit { $letter } kommen
    }
librarians-reason-stack = ein Stapel nimmt keinen Platz weg
librarians-reason-at =
    { $open ->
        [0] dort verliert das Regal keinen Buchstaben
        [one] dort verliert ein Buchstabe seinen Platz
       *[other] dort verlieren { $open } Buchstaben ihren Platz
    }
librarians-reason-use = { librarians-genre } hilft jetzt, wo noch { $left } Bücher einzustellen sind
librarians-reason-claim = die Bücher gehen, und eine Kraftkarte bleibt
librarians-reason-give = { $who } hält { $books } Bücher und kann sie im nächsten Zug brauchen
librarians-reason-other = so bleiben die Regale in Ordnung

## Die Geschichte

librarians-result-won =
    Alle Bücher stehen nach { $turns } Zügen im Regal: Das Team leitet die Bibliothek.
librarians-result-stuck =
    { $left ->
        [one] Die Bibliothek schloss im { $turns }. Zug, ein Buch blieb übrig: { librarians-grade }.
       *[other] Die Bibliothek schloss im { $turns }. Zug, { $left } Bücher blieben übrig: { librarians-grade }.
    }
librarians-result-horror = Horror beendete sie im { $turns }. Zug, { $left } Bücher blieben übrig.
librarians-story-where = { $who } hatte { $books } auf der Hand: Keine Reihe nahm davon etwas auf.
librarians-story-busiest = Im { $turn }. Zug stellte { $who } { $count } Bücher ein.
librarians-story-line = Im { $turn }. Zug vervollständigte { $who } { librarians-genre }.
librarians-story-author = Im { $turn }. Zug vervollständigte { $who } { $author }.
librarians-story-power = Im { $turn }. Zug setzte { $who } { librarians-genre } ein.
librarians-story-luck =
    { $count ->
        [one] { $who } stellte ein Buch ein und zog { $drawn }.
       *[other] { $who } stellte { $count } Bücher ein und zog { $drawn }.
    }

## Die Lektion, Schritt für Schritt wie in lesson.toml

librarians-lesson-shelves =
    Vier Regale untereinander, jedes mit seiner Reihe Bücher. Der Pfeil sagt, wohin A bis Z läuft, über beide Seiten
    des Regals hinweg.
librarians-lesson-hand =
    Das sind deine Bücher; sonst sieht sie niemand. Alle gewinnen gemeinsam, sobald jedes Buch im Regal steht, aber
    niemand darf sagen, was er hält.
librarians-lesson-order =
    Reihe 0 lautet von links nach rechts B, E, M. Dein R kommt nach M, passt also ans rechte Ende. Nimm es; mindestens
    zwei Bücher spielt man im Zug.
librarians-lesson-place =
    Jeder Platz, den das Buch haben kann, ist markiert: Er berührt eine Karte und hält die Reihe in Ordnung. Leg es
    neben das M.
librarians-lesson-line =
    Vier Liebesromane in einer Linie sind vollständig und gehen. Einer davon wird eine Kraftkarte, für wen du willst.
    Nimm sie selbst.
librarians-lesson-power =
    Eine Kraftkarte setzt ein, wem sie gehört, im eigenen Zug. Der Liebesroman wirft fünf Bücher aus dem Stapel. Setz
    ihn ein.
librarians-lesson-count =
    52 Bücher sind noch einzustellen, im Stapel und auf den Händen. Bei 0 haben alle gewonnen. Nimm jetzt dein H.
librarians-lesson-stack =
    Gleiche Buchstaben darf man stapeln, wo immer sie liegen. Ein Stapel braucht keinen Platz und zählt als gespieltes
    Buch. Leg das H auf das H.
librarians-lesson-horror =
    Sieh in Reihe 2: drei Horrorbücher nebeneinander. Ein viertes würde sie vervollständigen, und rote Genres beißen:
    Mit Horror ist das Spiel verloren.
librarians-lesson-end =
    Zwei Bücher sind gespielt, und alles hängt mit den Regalen zusammen: Dein Zug darf enden. Du ziehst wieder auf vier
    Bücher auf.
librarians-lesson-others =
    Agnes stellte ein Z und ein I ein. Was andere halten, errätst du nur aus dem, was sie tun; Zeichen sagen, wo man
    wegbleiben soll, nie welches Buch.
librarians-lesson-stuck =
    Wer spielen muss und nicht kann, beendet das Spiel für alle. Lass Platz für Buchstaben, die noch kommen, und spiel
    am eigenen Tisch weiter.

## Optionen

librarians-option-level =
    Wie schwer es ist, von vier Farben bis zu allem auf einmal; jede andere Option lässt sich trotzdem einzeln setzen.
librarians-option-genres =
    Die Genres im Stapel: eins von jeder Farbe, weniger für ein leichteres Spiel, zwei einer Farbe für ein schwereres.
librarians-option-authors = Abenteuer der Autoren: Alle Bücher eines Autors in einer Gruppe dürfen beansprucht werden.
librarians-option-ages = Geschichte für jedes Alter: Ein Buch kommt neben eins für dieselben Leute.
librarians-option-sequels = Lied der Fortsetzungen: Die Bände einer Reihe liegen in einer Linie, der Reihe nach.
librarians-option-curse-powers = Fluch der Regale: Die Kräfte der Regalkarten gelten.
librarians-option-curse-vertical = Fluch der Regale: Auch Spalten sind von oben nach unten sortiert.
librarians-option-curse-balance = Fluch der Regale: Stapel links und rechts bleiben im Gleichgewicht.
librarians-option-thrills = Züge voller Überraschungen: Diese Bücher werden in den Stapel gemischt.
librarians-option-exactly-two = In einem Zug werden genau zwei Bücher gespielt, nie mehr.
librarians-option-talk = Was gesagt werden darf: nichts, feste Zeichen, oder Zeichen und Worte auf Ehre.
librarians-option-list = eine Liste aus { $words }
librarians-mistake-no-genre = Die Option „genres“ muss mindestens ein Genre nennen.
librarians-mistake-few-books =
    { $books } Bücher sind zu wenig für { $seats } Plätze, die je { $each } bekommen: Nimm Genres oder Thrills dazu.
