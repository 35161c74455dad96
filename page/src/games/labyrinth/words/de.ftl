# Das Spielfeld von Library Labyrinth auf Deutsch; welche Wörter es sind, steht im Katalog des Spiels.
#
# Wer liest, ist in Sätzen die Nummer 1, der Wagen die 0, denn Menschen können heißen, wie sie wollen.

## Platten, Gattungen, Personen

labyrinth-board-on = { labyrinth-tile-on }
labyrinth-board-to = { labyrinth-tile-to }
labyrinth-board-from = { labyrinth-tile-from }
labyrinth-board-gap = { labyrinth-junction }
labyrinth-board-genre = { labyrinth-genre }
labyrinth-board-genres =
    { $count ->
        [1] { labyrinth-genre }
       *[other] { $count } × { labyrinth-genre }
    }
labyrinth-board-book = { $name } ({ labyrinth-genre })
labyrinth-board-who = { labyrinth-who.in }
labyrinth-board-symbols = Zeichen: { $symbols }
labyrinth-board-option = { labyrinth-option }: { labyrinth-effect }
labyrinth-board-options = { $first } Oder { $second }

## Die Regeln auf einer Seite

labyrinth-board-first = Mit den Zeichen deiner Bücher fängst du Schrecken; jede Gattung hat ihres.
labyrinth-board-aim =
    Schrecken sind aus ihren Büchern ins Labyrinth der Bibliothek entkommen. Ihr gewinnt zusammen, wenn jedes der
    sechs Regale einen zurückhat; ihr verliert, wenn die Flüche ausgehen oder sechs Schrecken zugleich frei sind.
labyrinth-board-step-title =
    { $step ->
        [1] Erhellt das Labyrinth
        [2] Fangt einen Schrecken
        [3] Bringt ihn zurück
       *[4] Am Ende der Fluch
    }
labyrinth-board-step-text =
    { $step ->
        [1] Ein Zug hat drei Aktionen: eine dunkle Platte erhellen, eine drehen, gehen, wo die Wege offen sind, ein Buch nehmen, Karten reichen.
        [2] Geh auf seine Platte und gib Karten mit allen seinen Zeichen aus. Sie bewachen ihn und füllen einen Platz deiner Hand.
        [3] Trag ihn zu einem Regal, dessen Gattung eines seiner Zeichen hat. Sechs Regale wollen je einen.
       *[4] Jeder Zug endet mit einem Fluch auf eine der Platten um den Bücherwurm, der dann weiterkriecht. Die Flüche, die übrig sind, sind eure Uhr.
    }

## Um das Labyrinth

labyrinth-board-turn = Zug { $turn }
labyrinth-board-set-up = Aufbau
labyrinth-board-point = Zeigen
labyrinth-board-pointing =
    { $who ->
        [1] zeigst
       *[other] zeigt
    } { $from } { $to }
labyrinth-board-suggest = Den anderen zeigen
labyrinth-board-suggesting = Zwei Platten wählen: von wo, wohin
labyrinth-board-shelves = Gefüllte Regale
labyrinth-board-of-six = { $count } von 6
labyrinth-board-shelf-dark = im Dunkeln
labyrinth-board-shelf-at = Reihe { $row }, Sp. { $column }
labyrinth-board-shelf = { labyrinth-genre }. Regal: { $shelf }. { labyrinth-board-deck } im Stapel
labyrinth-board-filled = gefüllt: { $terror }
labyrinth-board-deck =
    { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    }
labyrinth-board-dangers = Was droht
labyrinth-board-terrors = Freie Schrecken
labyrinth-board-terrors-why = bei sechs ist alles verloren
labyrinth-board-terrors-of = { $count } von 6 Schrecken im Gitter
labyrinth-board-curses = Flüche übrig
labyrinth-board-curses-why =
    { $left ->
        [0] das ist der letzte Zug; als Nächstes „Zeit um“
       *[other] noch { $turns } Züge; darunter liegt „Zeit um“
    }
labyrinth-board-clock =
    { $left ->
        [0] Kein Fluch ist übrig: Nach diesem Zug kommt „Zeit um“
        [one] 1 Fluch über „Zeit um“
       *[other] { $left } Flüche über „Zeit um“
    }
labyrinth-board-stacks = Noch verborgen
labyrinth-board-terror-stack = { $count } Schrecken
labyrinth-board-shelf-stack =
    { $count ->
        [one] 1 Regal
       *[other] { $count } Regale
    }
labyrinth-board-reward-deck =
    { $count ->
        [one] 1 Belohnung
       *[other] { $count } Belohnungen
    }
labyrinth-board-seen = Flüche nach Richtung
labyrinth-board-seen-of = { labyrinth-direction }: { $seen } gesehen, { $unseen } noch nicht

## Hände

labyrinth-board-hand =
    { $who ->
        [0] Hand des Wagens
        [1] Deine Hand
       *[other] Hand von { $who }
    }, { $cards } von 6 Plätzen
labyrinth-board-hands = Offene Hände
labyrinth-board-hand-empty = Noch nichts auf der Hand.
labyrinth-board-free =
    { $places ->
        [one] Ein Platz frei
       *[other] { $places } Plätze frei
    }
labyrinth-board-item = Zauberding
labyrinth-board-caught = Gefangen
labyrinth-board-captured = Gefangen, gehört ins Regal: { $genres }.
labyrinth-board-captured-no-home = Gefangen; alle passenden Regale sind gefüllt.
labyrinth-board-home = Gehört ins Regal: { $genres }.
labyrinth-board-no-home = Alle passenden Regale sind gefüllt.
labyrinth-board-under = Darunter: { $cards }.
labyrinth-board-cards = { labyrinth-cards }
labyrinth-board-actions-left = noch { labyrinth-actions }
labyrinth-board-chosen = fertig gewählt
labyrinth-board-choosing = noch beim Wählen
labyrinth-board-mark =
    { labyrinth-board-deck }{ $rewards ->
        [0] { "" }
        [one] , 1 Belohnung
       *[other] , { $rewards } Belohnungen
    }{ $terrors ->
        [0] { "" }
        [one] , 1 gefangener Schrecken
       *[other] , { $terrors } gefangene Schrecken
    }

## Wer was fangen könnte

labyrinth-board-together = Wer was fangen könnte
labyrinth-board-together-none = Kein Schrecken ist frei.
labyrinth-board-together-alone = { START($names) } allein
labyrinth-board-together-team = { START($names) } zusammen
labyrinth-board-together-nobody = Nicht einmal alle Hände zusammen
labyrinth-board-together-lacks = { START(labyrinth-who.dat) } fehlt
labyrinth-board-together-more = Was jeder Hand fehlt
labyrinth-board-together-off = Die Chancen sind aus: Vergleicht die Zeichen selbst.

## Der Zettel

labyrinth-board-ask-deciding = { labyrinth-who } überlegt, ob Platz für { $card } wird.
labyrinth-board-ask-moment = Einen Moment.
labyrinth-board-ask-curse = Ein Fluch wird aufgedeckt.
labyrinth-board-ask-wyrm = Der Bücherwurm kriecht weiter.
labyrinth-board-ask-start = Mit welchen drei Gattungen beginnst du?
labyrinth-board-ask-started = Du beginnst mit { $genres }.
labyrinth-board-ask-started-more = Die anderen wählen noch.
labyrinth-board-ask-left = { START(labyrinth-board-actions-left) }.
labyrinth-board-ask-take = { labyrinth-genre }: ein Buch nehmen?
labyrinth-board-ask-turn = So drehen?
labyrinth-board-ask-turn-more = { labyrinth-tile-named }, wie das Labyrinth es zeigt.
labyrinth-board-ask-from = Welche Karte bekommst du von { labyrinth-who.dat }?
labyrinth-board-ask-sure = { $what }?
labyrinth-board-ask-capture = { $terror } fangen?
labyrinth-board-ask-goals = Welcher Schrecken, oder welches Regal?
labyrinth-board-ask-other-cards = Wähle eine Karte deiner Hand, um mit ihr zu zahlen.
labyrinth-board-back = Zurück
labyrinth-board-turn-it = So drehen
labyrinth-board-other-way = Andersherum
labyrinth-board-towards =
    { $way ->
        [cw] nach rechts
       *[ccw] nach links
    }
labyrinth-board-more-goals = { $count } weitere
labyrinth-board-for-trolley = Für den Wagen
labyrinth-board-pay = Mit { $cards } bezahlen
labyrinth-board-pay-one-by-one = Karte für Karte
labyrinth-board-pay-one-by-one-more = jede Karte wählen
labyrinth-board-from-whom = Von { labyrinth-who.dat }
labyrinth-board-give = Weggeben
labyrinth-board-give-to = An { labyrinth-who.acc } geben
labyrinth-board-receive = Übernehmen
labyrinth-board-swap = Tauschen
labyrinth-board-discard = Ablegen
labyrinth-board-start-go = Diese drei nehmen
labyrinth-board-start-left =
    { $left ->
        [one] Noch eine wählen
       *[other] Noch { $left } wählen
    }
labyrinth-board-start-add = Eins mehr: { labyrinth-genre }, { labyrinth-skill }, { $count } gewählt
labyrinth-board-start-without = Eins weniger: { labyrinth-genre }
labyrinth-board-concede-sure = Für alle aufgeben? Sie zählt als verloren.

## Was geschah, wo Gattungen bei ihrem Namen genannt werden

labyrinth-board-told-shown = Alle haben gewählt: { $parts }.
labyrinth-board-told-wants = { labyrinth-who.in } { $genres }
labyrinth-board-told-replaced =
    { $missing } ist aus: { labyrinth-who.in } { $who ->
        [1] nimmst
       *[other] nimmt
    } stattdessen { labyrinth-genre }.
labyrinth-board-told-rebuilt = { labyrinth-told-books-rebuilt }
labyrinth-board-told-shelf = Das Regal { labyrinth-genre } steht { $on }.
labyrinth-board-told-returns =
    { labyrinth-who } { $who ->
        [1] bringst
       *[other] bringt
    } { $terror } heim: Regal { labyrinth-genre }.
labyrinth-board-peak-captured = { $terror }: gefangen
labyrinth-board-peak-home = { labyrinth-genre }: Regal gefüllt, { $count } von 6
labyrinth-board-peak-last-curse = Der letzte Fluch

## Das Ende

labyrinth-board-headline =
    { $ending ->
        [won] Die Bibliothek ist gerettet.
       *[lost] Die Bibliothek schläft weiter.
    }
labyrinth-board-ended =
    { $ending ->
        [won] Alle sechs Regale sind gefüllt.
        [out_of_time] Die Zeit war um.
        [overrun] Ein sechster Schrecken kam aus dem Dunkel.
       *[conceded] Die Partie wurde aufgegeben.
    }
labyrinth-board-end-shelves = { $count } von 6 Regalen gefüllt
labyrinth-board-end-empty = blieb leer
labyrinth-board-end-captured =
    { $count ->
        [0] Niemanden gefangen
       *[other] Gefangen: { $terrors }
    }
labyrinth-board-end-returned =
    { $count ->
        [0] Niemanden heimgebracht
       *[other] Heimgebracht: { $terrors }
    }
labyrinth-board-end-time =
    { $quiet ->
        [one] 1 Zug
       *[other] { $quiet } Züge
    } ohne beides, { labyrinth-actions } verfallen

## Der Tisch in Sätzen

labyrinth-board-describe-shelf = { labyrinth-genre }: { $shelf }; { labyrinth-board-deck } im Stapel.
labyrinth-board-describe-dark = das Regal ist noch im Dunkeln
labyrinth-board-describe-stands = das Regal steht { $on }
labyrinth-board-describe-filled = gefüllt mit { $terror }
labyrinth-board-describe-terror = { START($terror) } liegt { $on }; nötig: { $symbols }.
labyrinth-board-describe-terrors = { $count } von 6 Schrecken sind frei.
labyrinth-board-describe-clock = { labyrinth-board-clock }.
labyrinth-board-describe-threat =
    { labyrinth-direction } vom Bücherwurm, { labyrinth-tile-named }: { $percent }, { $effect ->
        [lights] sie würde hell
        [turns] sie würde gedreht
        [terror] ein Schrecken käme
        [darkens] sie würde dunkel
       *[nothing] nichts würde sich ändern
    }.
labyrinth-board-describe-wyrm = Der Bücherwurm liegt { $gap }.
labyrinth-board-describe-where =
    { labyrinth-who } { $who ->
        [1] stehst
       *[other] steht
    } { $on }.
labyrinth-board-describe-holds =
    { labyrinth-who } { $who ->
        [1] hast
       *[other] hat
    } auf der Hand: { $things }.
labyrinth-board-describe-nothing = nichts
labyrinth-board-describe-card = { $name } ({ $symbols })

## Das Labyrinth

labyrinth-maze-board = Das Labyrinth. Pfeiltasten gehen von Platte zu Platte, Enter zeigt, was dort möglich ist, Escape schließt es.
labyrinth-maze-open = offen nach { $sides }
labyrinth-maze-open-all = nach allen Seiten offen
labyrinth-maze-cell = Reihe { $row }, Spalte { $column }
labyrinth-maze-kind =
    { $kind ->
        [compass] Kompass
        [crossroads] Kreuzung
        [terror] Schreckensplatte
        [shelf] Regalplatte
       *[reward] Belohnungsplatte
    }
labyrinth-maze-lit =
    { $kind ->
        [compass] der Kompass
       *[other] helle { labyrinth-maze-kind }
    }
labyrinth-maze-dark = dunkel, noch nie hell gewesen
labyrinth-maze-dark-tile = Dunkle Platte
labyrinth-maze-known = dunkle { labyrinth-maze-kind }, schon bekannt
labyrinth-maze-needs = { $terror }: { $symbols }
labyrinth-maze-shelf = Regal: { labyrinth-genre } ({ labyrinth-skill })
labyrinth-maze-empty-lair = gerade ohne Schrecken
labyrinth-maze-empty-shelf = gerade ohne Regal
labyrinth-maze-here-me = du bist hier
labyrinth-maze-here = hier: { $who }
labyrinth-maze-can-walk =
    { $walker ->
        [trolley] der Wagen kann hierher rollen
        [ride] du kannst mit dem Wagen hierher fahren
       *[player] du kannst hierher gehen
    }
labyrinth-maze-can-walk-other = { $who } kann hierher gehen
labyrinth-maze-walk-reward = eine Belohnung ziehen
labyrinth-maze-walk-capture = den Schrecken fangen
labyrinth-maze-walk-capture-with = den Schrecken fangen mit { $cards }
labyrinth-maze-walk-return = einen Schrecken zurückbringen
labyrinth-maze-walk-boosters = mit Helfern
labyrinth-maze-can-light = du kannst sie erhellen
labyrinth-maze-can-turn = du kannst sie drehen
labyrinth-maze-verb =
    { $verb ->
        [walk] Hingehen
        [trolley] Wagen rollen
        [ride] Mitfahren
        [light] Erhellen
        [left] Links drehen
       *[right] Rechts drehen
    }
labyrinth-maze-ends =
    { $ends ->
        [reward] Belohnung
        [capture] und fangen
        [return] zurückbringen
       *[free] 1 Aktion
    }
labyrinth-maze-costs-booster = kostet Helfer
labyrinth-maze-not-now = warum nicht?
labyrinth-maze-close = Schließen
labyrinth-maze-bookwyrm =
    Der Bücherwurm. { $shown ->
        [yes] Verbergen
       *[no] Zeigen
    }, wen der nächste Fluch wohl trifft
labyrinth-maze-effect =
    { $effect ->
        [lights] wird sie hell
        [turns] dreht sie sich im Uhrzeigersinn
        [terror] kommt ein Schrecken
        [darkens] wird sie dunkel
       *[nothing] ändert sich nichts
    }
labyrinth-maze-threat = nächster Fluch hier { $chance }, dann { labyrinth-maze-effect }
labyrinth-maze-threat-sentence = Nächster Fluch hier: { $chance }. Dann { labyrinth-maze-effect }.
labyrinth-maze-maybe = Vielleicht: { $parts }
labyrinth-maze-maybe-kind =
    { $kind ->
        [crossroads] Kreuzung
        [terror] Schrecken
        [shelf] Regal
       *[reward] Belohnung
    } { $chance }
labyrinth-maze-holds =
    { labyrinth-who } { $who ->
        [1] hast
       *[other] hat
    } alles dafür.
labyrinth-maze-together = Zusammen reicht es: { $who }.
labyrinth-maze-lacks = Dir fehlt { $symbols }.
labyrinth-maze-fits = Kann hierher zurück: { $terrors }.
labyrinth-maze-none-fits = Noch hat niemand einen Fang dafür.
labyrinth-maze-pay = Mit { $cards }
labyrinth-maze-show-ways = Wege zeigen für
labyrinth-maze-ways-of = { labyrinth-who.acc }
labyrinth-maze-ways-of-both = beide
labyrinth-maze-see-ways = Wege im Labyrinth ansehen
labyrinth-maze-nowhere = Von hier führt kein Weg weiter.
labyrinth-maze-could =
    { $who ->
        [1] könntest
       *[other] könnte
    }
labyrinth-maze-reach =
    { labyrinth-who } { $now ->
        [yes]
            { $who ->
                [1] kannst
               *[other] kann
            }
       *[no] { labyrinth-maze-could }
    } { $doings }.
labyrinth-maze-reach-riding =
    Mit dem Wagen { $now ->
        [yes] kannst
       *[no] könntest
    } du { $doings }.
labyrinth-maze-comes = { labyrinth-who } { labyrinth-maze-could } herkommen und { $doings }.
labyrinth-maze-reach-capture = { $terror } fangen
labyrinth-maze-reach-capture-with = { $terror } mit { $cards } fangen
labyrinth-maze-reach-return = einen Schrecken zurückbringen ({ $genres })
labyrinth-maze-reach-reward = eine Belohnung ziehen
labyrinth-maze-reach-tiles =
    { $count ->
        [one] 1 Platte erreichen
       *[other] { $count } Platten erreichen
    }
