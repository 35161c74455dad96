# Das Brett von Fire in the Library, auf Deutsch.

fire-board-token = { fire-token }
fire-board-card = Nr. { $card }
fire-board-whole-effect =
    { $tool ->
        [amulet] Ab Runde 2, bevor eine Karte gewählt ist: Zieh je ausliegender Zugkarte ein Plättchen und leg auf jede eins, auf das erste leere Feld von links; nie ein Feuer dorthin, wo es um sich griffe. Feuer, die nirgends passen, warten hier bis zum Ende der Runde.
        [axe] Leg das Feuer, das um sich greift, und das wertvollste Buch dieser Karte in den Beutel zurück; du bekommst den Wert des Buchs, und der Zug geht weiter.
        [bucket] Leg das Feuer, das um sich greift, von deiner Karte auf dieses Werkzeug, bis dein Zug endet; rette weiter.
        [cloak] Das Feuer breitet sich aus, aber vorher wertest du ein Buch deiner Wahl und deinen Mut; dieses Buch verbrennt nicht.
        [collectors_edition] Leg ein gerettetes Buch hierher; 2 Punkte für jedes Buch dieser Farbe, das du in diesem Zug gerettet hast, dieses eingeschlossen.
        [gloves] Alle Felder deiner Karte gelten in diesem Zug als sicher; Mut zählt wie gedruckt; kein Werkzeug für frühes Gehen.
        [knapsack] Leg ein gerettetes Buch hierher und zieh ein Plättchen: Bei einem Buch werden beide gewertet, bei einem Feuer brennt die Abteilung des gelegten Buchs einmal.
        [library_cart] Leg alle Bücher, die noch auf deiner Karte liegen, bis zum Ende der Runde hierher.
        [lockbox] Leg ein gerettetes Buch hierher; am Ende der Partie zählt es noch einmal so viel wie seine Abteilung (10, wenn sie zerstört ist).
        [map] Werte den Mut dieses Zugs noch einmal, dann zieh das oberste Werkzeug vom Stapel.
        [shovel] Zweimal in diesem Zug darfst du zwei Plättchen ziehen und eins legen; das andere geht zurück, wenn es ein Buch ist, und wartet hier bis zum Ende des Zugs, wenn es ein Feuer ist.
        [slingshot] Schick das Feuer, das um sich greift, und dein wertvollstes Buch auf die Karte von jemandem, der noch dran kommt (nie so, dass es dort um sich greift); nur wenn niemand sie nehmen kann, warten beide hier bis zum Ende der Runde. Rette weiter.
        [torch] Zieh drei Plättchen auf einmal, leg mindestens eins davon; nicht gelegte Bücher gehen zurück, nicht gelegte Feuer warten hier bis zum Ende des Zugs.
       *[other] { $effect }
    }
fire-board-ended = { fire-ended }.
fire-board-won =
    { $who } { $me ->
        [yes]
            { $winners ->
                [one] hast
               *[other] habt
            }
       *[no]
            { $winners ->
                [one] hat
               *[other] haben
            }
    } den Rauch am besten gelesen.
fire-board-nobody-won = Das Feuer hatte das letzte Wort.
fire-board-rests =
    { fire-who } { $who ->
        [1] ziehst
       *[other] zieht
    } ein Feuer. Es ruht auf einem sicheren Feld.
fire-board-catches-now =
    { fire-who } { $who ->
        [1] ziehst
       *[other] zieht
    } ein Feuer, und es greift um sich.
fire-board-describe-section-next =
    Abteilung { $name } ist { $value } wert, noch { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }, und brennt als erste.
fire-board-describe-tools-known =
    { fire-who } { $who ->
        [1] hast
       *[other] hat
    } { fire-board-seat-tools }, darunter { $known }.
fire-board-round = Runde { $round }
fire-board-effects =
    { $tool ->
        [amulet] Zieh für jede ausliegende Zugkarte ein Plättchen und leg auf jede eins, wie du willst.
        [axe] Ein fremdes Feuer und das beste Buch gehen in den Beutel. Du wertest das Buch, dort geht es weiter.
        [bucket] Leg das Feuer, das um sich greift, bis zum Ende deines Zugs auf den Eimer. Rette weiter.
        [cloak] Das Feuer breitet sich aus, aber vorher wertest du ein Buch deiner Wahl mit deinem Mut.
        [collectors_edition] Zwei Punkte für jedes Buch einer Farbe, das du in diesem Zug gerettet hast.
        [gloves] In diesem Zug ist jedes Feld sicher. Mut zählt; früh gehen bringt kein Werkzeug.
        [knapsack] Wag ein gerettetes Buch: Zieh ein Plättchen. Ein Buch wertet beide, bei Feuer brennt die Abteilung.
        [library_cart] Die Bücher auf deiner Karte bleiben bis zum Ende der Runde aus dem Beutel.
        [lockbox] Schließ ein gerettetes Buch weg. Es zählt am Ende der Partie noch einmal.
        [map] Werte den Mut dieses Zugs noch einmal, dann zieh ein Werkzeug.
        [shovel] Zieh zwei Plättchen, leg eins. Zweimal in diesem Zug.
        [slingshot] Schick das Feuer und dein bestes Buch auf eine spätere Karte. Rette weiter.
        [torch] Zieh drei Plättchen auf einmal und leg mindestens eins davon.
       *[other] { $tool }
    }
fire-board-when =
    { $when ->
        [step1] Bevor Karten gewählt werden
        [saving] Während du Bücher rettest
        [spreading] Wenn ein Feuer um sich greift
        [after] Nach deiner Wertung
       *[other] { $when }
    }
fire-board-library = Die Bibliothek
fire-board-worth = { $value } wert
fire-board-burns-next = als erste
fire-board-burnt = { $value }, verbrannt
fire-board-showing = { $value }, liegt oben
fire-board-brings-fire =
    { $value }, bringt { $fires ->
        [one] ein Feuer
       *[other] { $fires } Feuer
    }
fire-board-destroyed = 10, zerstört: Die Partie endet
fire-board-card-of =
    { $who ->
        [1] deine Zugkarte
       *[other] Zugkarte von { fire-who.dat }
    }
fire-board-safe = sicher
fire-board-safe-space = sicheres Feld
fire-board-risky = riskantes Feld, Mut { $bravery }
fire-board-next-space = hier landet das nächste Plättchen
fire-board-resting = Feuer, es ruht
fire-board-caught = Feuer, es greift um sich
fire-board-catches = brennt
fire-board-book = { $section }, { $value } wert
fire-board-in-bag = Im Beutel
fire-board-draw-once = Noch einmal ziehen
fire-board-on-average = im Schnitt
fire-board-stop-now = Jetzt aufhören
fire-board-for-certain = sicher
fire-board-next-burns = { $percent } Brandgefahr beim Ziehen
fire-board-average-short = Ziehen: im Schnitt { $points }
fire-board-burns-short = { $percent } Brandgefahr
fire-board-on-offer = Auslage
fire-board-reserve =
    { $fires ->
        [one] 1 Feuer wartet im Vorrat.
       *[other] { $fires } Feuer warten im Vorrat.
    }
fire-board-reserve-why = Jede ungerade Zahl, die aufgedeckt wird, lässt eins in den Beutel.
fire-board-turn-cards = Zugkarten
fire-board-reserve-title = Noch im Vorrat
fire-board-offer = Werkzeuge in der Auslage
fire-board-deck =
    { $cards ->
        [one] 1 Werkzeug im Stapel
       *[other] { $cards } Werkzeuge im Stapel
    }
fire-board-your-tools = Deine Werkzeuge
fire-board-no-tools = Kein Werkzeug auf der Hand.
fire-board-play-now = Jetzt spielbar
fire-board-not-now = Nicht jetzt. { $when }.
fire-board-waiting-on = auf { fire-tool.dat }
fire-board-gloves = Mit Handschuhen: In diesem Zug ist jedes Feld sicher
fire-board-choose-cards = Zugkarten zur Wahl
fire-board-seat-reading = ist dran
fire-board-seat-saved = war dran
fire-board-seat-tools =
    { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }
fire-board-seat-free = { $count } frei
fire-board-seat-given = zugeschickt: { $token }
fire-board-seat-locked = eingeschlossen: { $books }
fire-board-ask-thinking = { $name } überlegt.
fire-board-ask-catches = Das Feuer greift um sich.
fire-board-ask-spreads = Das Feuer breitet sich aus.
fire-board-ask-burns = Eine Abteilung brennt.
fire-board-ask-moment = Einen Moment.
fire-board-ask-over = Die Partie ist zu Ende.
fire-board-books =
    { $parts }{ $bravery ->
        [0] { "" }
       *[other] , Mut { $bravery }
    }.
fire-board-track-title = Punkteleiste
fire-board-track-first = Wer am weitesten hinten ist, wählt zuerst; bei Gleichstand, wer früher dort war.
fire-board-track-figure = { $name }, { $score }, wählt als Nummer { $place }
fire-board-fall = Die Bibliothek stürzt ein
fire-board-describe-section =
    Abteilung { $name } ist { $value } wert, noch { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }.
fire-board-describe-bag = Im Beutel sind { $size }: { $parts }.
fire-board-describe-bag-hidden = Im Beutel sind { $size }.
fire-board-describe-score =
    { fire-who } { $who ->
        [1] hast
       *[other] hat
    } { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }.
fire-board-describe-card =
    { fire-who } { $who ->
        [1] hältst
       *[other] hält
    } Zugkarte { $title }: { $tokens }.
fire-board-describe-empty = leer
fire-board-describe-tools =
    { fire-who } { $who ->
        [1] hast
       *[other] hat
    } { fire-board-seat-tools }.
fire-board-describe-locked =
    { fire-who } { $who ->
        [1] hast
       *[other] hat
    } eingeschlossen: { $books }.
fire-board-describe-given =
    { fire-who } { $who ->
        [1] bekamst
       *[other] bekam
    } zugeschickt: { $tokens }.
fire-board-describe-discard = Abgelegt: { $tools }.
fire-board-describe-offer = In der Auslage: { $tools }.
fire-board-describe-hand = Deine Werkzeuge: { $tools }.
fire-board-flipped = Der Roboter deckt { fire-tool.acc } auf.
fire-board-first = Rette Bücher vor dem Feuer: Die meisten Punkte siegen, sobald eine Abteilung verloren ist.
fire-board-aim = Die Bibliothek brennt, und ihr tragt hinaus, was ihr könnt. Wer die meisten Punkte hat, wenn eine Abteilung bis zur letzten Karte verbrannt ist, gewinnt.
fire-board-step-title =
    { $step ->
        [1] Zieh aus dem Beutel
        [2] Wag dich weiter
        [3] Hör rechtzeitig auf
       *[4] Was brennt, wird teuer
    }
fire-board-step-text =
    { $step ->
        [1] In deinem Zug ziehst du Plättchen, eines nach dem anderen, und legst sie von links nach rechts auf deine Zugkarte.
        [2] Die ersten Felder sind sicher. Je weiter du auf den riskanten kommst, desto mehr Mut bekommst du gewertet.
        [3] Hörst du auf, bringt jedes Buch, was seine Abteilung wert ist. Ein Feuer auf einem riskanten Feld, oder ein zweites irgendwo, nimmt dir alle.
       *[4] Verbrannte Bücher nehmen ihren Abteilungen Karten, und die nächste ist mehr wert. Die letzte, eine 10, beendet die Partie.
    }
