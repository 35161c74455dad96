# Fire in the Library auf Deutsch.
#
# Die Wörter, überall dieselben:
# bag = Beutel, token = Plättchen, book = Buch, fire = Feuer, turn (order) card = Zugkarte, space = Feld,
# safe / risky = sicher / riskant, bravery = Mut, knowledge = Wissen, section = Abteilung, library card = Bücherkarte,
# worth = wert, catches / triggers = greift um sich, spreads = breitet sich aus, burns = brennt, verbrennt,
# destroyed = zerstört, collapses = stürzt ein, save books = Bücher retten, stop = aufhören, leave early = früh gehen,
# score = werten, tool = Werkzeug, market = Auslage, deck = Stapel, discard pile = Ablage, hand = Hand,
# reserve = Vorrat, exchange = tauschen, turn = Zug, round = Runde, match = Partie, seat = Platz, robot = Roboter.

## Wie die Dinge heißen. Werkzeuge, Abteilungen und Karten aus einem eigenen Kartensatz behalten ihren Namen.

fire-tool =
    { $tool ->
        [amulet] Amulett
        [axe] Axt
        [bucket] Eimer
        [cloak] Umhang
        [collectors_edition] Sammlerausgabe
        [gloves] Handschuhe
        [knapsack] Rucksack
        [library_cart] Bücherwagen
        [lockbox] Schatulle
        [map] Landkarte
        [shovel] Schaufel
        [slingshot] Schleuder
        [torch] Fackel
       *[other] { $tool }
    }
    .acc =
        { $tool ->
            [amulet] das Amulett
            [axe] die Axt
            [bucket] den Eimer
            [cloak] den Umhang
            [collectors_edition] die Sammlerausgabe
            [gloves] die Handschuhe
            [knapsack] den Rucksack
            [library_cart] den Bücherwagen
            [lockbox] die Schatulle
            [map] die Landkarte
            [shovel] die Schaufel
            [slingshot] die Schleuder
            [torch] die Fackel
           *[other] { $tool }
        }
    .dat =
        { $tool ->
            [amulet] dem Amulett
            [axe] der Axt
            [bucket] dem Eimer
            [cloak] dem Umhang
            [collectors_edition] der Sammlerausgabe
            [gloves] den Handschuhen
            [knapsack] dem Rucksack
            [library_cart] dem Bücherwagen
            [lockbox] der Schatulle
            [map] der Landkarte
            [shovel] der Schaufel
            [slingshot] der Schleuder
            [torch] der Fackel
           *[other] { $tool }
        }
    .The =
        { $tool ->
            [amulet] Das Amulett
            [axe] Die Axt
            [bucket] Der Eimer
            [cloak] Der Umhang
            [collectors_edition] Die Sammlerausgabe
            [gloves] Die Handschuhe
            [knapsack] Der Rucksack
            [library_cart] Der Bücherwagen
            [lockbox] Die Schatulle
            [map] Die Landkarte
            [shovel] Die Schaufel
            [slingshot] Die Schleuder
            [torch] Die Fackel
           *[other] { $tool }
        }

fire-colour = { fire-token.bare }

# Jemand am Anfang eines Satzes; Nummer 0 ist der Roboter und 1, wer es liest, denn Menschen heißen, wie sie wollen.
fire-who =
    { $who ->
        [0] Der Roboter
        [1] Du
       *[other] { $who }
    }
    .in =
        { $who ->
            [0] der Roboter
            [1] du
           *[other] { $who }
        }
    .acc =
        { $who ->
            [0] den Roboter
            [1] dich
           *[other] { $who }
        }
    .dat =
        { $who ->
            [0] dem Roboter
            [1] dir
           *[other] { $who }
        }
fire-to =
    { $to ->
        [0] der Roboter
        [1] du
       *[other] { $to }
    }
    .acc =
        { $to ->
            [0] den Roboter
            [1] dich
           *[other] { $to }
        }
    .dat =
        { $to ->
            [0] dem Roboter
            [1] dir
           *[other] { $to }
        }

# Alle sächlich: ein Fabelbuch, das Fabelbuch.
fire-token = ein { fire-token.bare }
    .dat = einem { fire-token.bare }
    .bare =
        { $token ->
            [white] Geografiebuch
            [yellow] Kriegsbuch
            [black] Geschichtsbuch
            [purple] Fabelbuch
            [teal] Technikbuch
            [fire] Feuer
           *[other] { $token }
        }
    .many =
        { $token ->
            [white] Geografiebücher
            [yellow] Kriegsbücher
            [black] Geschichtsbücher
            [purple] Fabelbücher
            [teal] Technikbücher
            [fire] Feuer
           *[other] { $token }
        }

fire-section =
    { $section ->
        [white] Geografie
        [yellow] Krieg
        [black] Geschichte
        [purple] Fabeln
        [teal] Technik
        [fire] Feuer
       *[other] { $section }
    }

fire-card = Karte Nr. { $card }

fire-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .dat =
        { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }

## Warum etwas gerade nicht geht

fire-refused-over = Die Partie ist zu Ende.
fire-refused-without-tools = Hier wird ohne Werkzeuge gespielt.

# Karten
fire-refused-cards-are-dealt = Im Inferno werden die Zugkarten ausgeteilt.
fire-refused-cards-later = Zugkarten werden am Anfang einer Runde gewählt.
fire-refused-card-not-in-play = Karte Nr. { $card } ist bei so vielen Plätzen nicht im Spiel.
fire-refused-card-used = Karte Nr. { $card } war in diesem Durchgang schon dran.
fire-refused-card-taken = Karte Nr. { $card } ist schon vergeben.

# Retten
fire-refused-not-saving = Bücher rettest du in deinem Zug, und zuerst ist etwas anderes zu entscheiden.
fire-refused-draw-first = Zieh mindestens einmal, bevor du aufhörst.
fire-refused-shovel-spent = Von der Schaufel ist kein Zug mehr übrig.
fire-refused-nothing-to-pick = Gerade wird kein Plättchen von Schaufel oder Fackel gelegt.
fire-refused-not-drawn = Unter dem, was gezogen wurde, ist kein { fire-colour }.
fire-refused-torch-first = Leg zuerst mindestens ein Plättchen der Fackel.
fire-refused-no-torch = Gerade brennt keine Fackel.
fire-refused-end-before-scoring = Ein Zug endet nach der Wertung.
fire-refused-no-shout = Gerade ist niemand gefragt zu rufen.
fire-refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

# Werkzeuge allgemein
fire-refused-nothing-to-pass = Gerade ist kein Werkzeug gefragt, auf das du verzichten könntest.
fire-refused-no-tool-to-take = Ein Werkzeug nimmst du, wenn deine Bücher verbrannt sind oder du früh gehst.
fire-refused-tool-is-a-must = Nach einem Brand musst du ein Werkzeug nehmen.
fire-refused-no-card-there = Dort liegt keine Karte.
fire-refused-exchange-later = Werkzeuge werden am Ende einer Runde getauscht.
fire-refused-not-in-hand =
    { fire-tool }: { $tool ->
        [gloves] hast du keine
       *[other] hast du nicht
    } auf der Hand.
fire-refused-played-before-cards = { fire-tool }: geht nur, bevor die erste Zugkarte gewählt ist.
fire-refused-played-saving =
    { fire-tool }: { $tool ->
        [gloves] gehen
       *[other] geht
    } nur, während du Bücher rettest.
fire-refused-played-other-fire = { fire-tool }: geht nur, wenn ein fremdes Feuer um sich greift.
fire-refused-played-own-fire = { fire-tool }: geht nur, wenn dein Feuer um sich greift.
fire-refused-played-after-scoring = { fire-tool }: geht nur, nachdem du gewertet hast.
fire-refused-no-effect = { fire-tool }: würde gerade nichts bewirken.
fire-refused-no-such-book = Auf deiner Karte liegt kein { fire-colour } für dieses Werkzeug.
fire-refused-no-book-left = Auf deiner Karte liegt kein Buch mehr.
fire-refused-axe-only = In einem fremden Zug geht nur die Axt.

# Werkzeuge eins nach dem anderen
fire-refused-amulet-later = Amulett: geht ab Runde 2, bevor die erste Zugkarte gewählt ist.
fire-refused-no-amulet = Gerade werden keine Plättchen eines Amuletts gelegt.
fire-refused-amulet-needs-one = So viele Plättchen wie möglich müssen liegen; auf diese Karte gehört eins.
fire-refused-amulet-leaves-one = So viele Plättchen wie möglich müssen liegen, und so bliebe eins übrig.
fire-refused-amulet-drew-none = Vom Amulett ist kein { fire-colour } mehr übrig.
fire-refused-amulet-fire = Ein Feuer darf nicht dorthin, wo es um sich griffe.
fire-refused-axe-is-for-others = Die Axt ist für alle, außer für die Person, die am Zug ist.
fire-refused-cloak-commits = Der Umhang ist gespielt: Dieses Feuer lässt sich nicht mehr aufhalten.
fire-refused-gloves-once = Ein Paar Handschuhe je Zug.
fire-refused-bag-is-empty = Der Beutel ist leer.
fire-refused-map-gives-nothing = Die Landkarte brächte weder Mut noch eine Karte.
fire-refused-slingshot-not-aside = Jemand kann die Plättchen nehmen, also kommen sie nicht beiseite.
fire-refused-slingshot-nobody = Dieser Platz ist in dieser Runde nicht mehr dran.
fire-refused-slingshot-too-late = Die Plättchen gehen an jemanden, der in dieser Runde noch dran kommt.
fire-refused-slingshot-spreads = Auf dieser Karte griffe das Feuer um sich.
fire-refused-slingshot-no-room = Auf dieser Karte ist für die Plättchen kein Platz.
fire-refused-say-which-book = Auf der Karte liegt ein Buch, also geht eins mit dem Feuer: Sag, von welchem Feld.
fire-refused-no-book-there = Auf der Karte liegt kein Buch.
fire-refused-best-book-only = Nur das wertvollste Buch geht mit; unter gleichen wählst du.

## Warum jemand so antworten könnte

fire-reason-done = Genug gelegt: Bücher, die übrig sind, gehen zurück, und Feuer warten auf der Fackel.
fire-reason-end = Kein Werkzeug auf deiner Hand bringt jetzt mehr, als es später bringen kann.
fire-reason-keep = Deine Werkzeuge versprechen mehr als eine Karte, die niemand kennt.
fire-reason-replace = { fire-tool.The } { fire-use }; eine Karte, die niemand kennt, verspricht jetzt mehr.
fire-reason-shout = Wer zuerst ruft, wird dafür belohnt.

# ziehen oder aufhören
fire-reason-first-draw = Ein Zug beginnt mit einem Plättchen aus dem Beutel.
fire-reason-first-draw-safe =
    Ein Zug beginnt mit einem Plättchen aus dem Beutel, und auf diesem Feld kann kein Feuer um sich greifen.
fire-on-card =
    { fire-points } { $points ->
        [one] liegt
       *[other] liegen
    } auf deiner Karte
fire-reason-draw-unseen-risky = { fire-on-card }; ein Feuer griffe jetzt um sich.
fire-reason-draw-unseen-safe = { fire-on-card }; ein Feuer würde auf dem nächsten Feld ruhen.
fire-reason-stop-unseen = { fire-on-card }.
fire-reason-stop-unseen-early = { fire-on-card }, und früh gehen bringt ein Werkzeug.
fire-certain =
    { fire-points } { $points ->
        [one] ist
       *[other] sind
    } sicher
fire-reason-draw-safe =
    { fire-certain }; noch ein Plättchen bringt im Schnitt { $average }, und davon kann nichts verbrennen.
fire-weighed = { fire-certain }; noch ein Plättchen bringt im Schnitt { $average } und brennt { $burns }
fire-weighed-safe = { fire-certain }; noch ein Plättchen bringt im Schnitt { $average } und kann nicht brennen
fire-reason-weighed = { $weighed }.
fire-reason-weighed-but = { $weighed }. Aber { $but }.
fire-but-going-on = weiterziehen, solange es sich lohnt, bringt { $average }
fire-but-tool = wenn das Feuer um sich greift, hast du ein Werkzeug: { fire-tool }
fire-but-behind = du liegst { fire-points } zurück
fire-but-early = früh gehen bringt ein Werkzeug
fire-but-leading = du liegst vorn
fire-but-into-the-lead = mit { fire-points.dat } liegst du vorn
fire-but-drawing = oft durchgespielt, kam Ziehen besser heraus
fire-but-stopping = oft durchgespielt, kam Aufhören besser heraus
fire-reason-shovel =
    Mit der Schaufel kommen zwei Plättchen, und du legst das, was dir gefällt; zwei Feuer sind es { $both }.
fire-reason-shovel-unseen = Mit der Schaufel kommen zwei Plättchen, und du legst das, was dir gefällt.

# Karten
fire-card-has =
    { fire-card } hat { $safe ->
        [one] 1 sicheres Feld
       *[other] { $safe } sichere Felder
    } und zahlt bis zu { $bravery } Mut
fire-reason-card-with-tokens =
    { $has }; darauf { $count ->
        [one] liegt
       *[other] liegen
    } schon { $tokens }.
fire-reason-card-alone = { $has }; in diesem Durchgang kommt sie nicht noch einmal dran.
fire-reason-card = { $has }; bisher ist niemand vor ihr dran.
fire-reason-card-after =
    { $has }; von den vergebenen Karten { $before ->
        [one] kommt 1
       *[other] kommen { $before }
    } vor ihr dran.
fire-reason-assign-none = Woanders nützen die Plättchen mehr, also bleibt { fire-card } ohne.
fire-reason-assign-fire = Ein Feuer ruht auf { fire-card }: Wer sie nimmt, verbrennt beim nächsten.
fire-reason-assign-book = Wer { fire-card } nimmt, beginnt mit { fire-token.dat }, das { fire-points } wert ist.

# Plättchen und Werkzeuge
fire-reason-pick-fire-catches = Ein Feuer greift um sich; die gezogenen Bücher sind das Feld nicht wert.
fire-reason-pick-fire-rests = Ein Feuer ruht auf diesem Feld; die gezogenen Bücher sind das Feld nicht wert.
fire-reason-pick-best = Das { fire-token.bare } ist { fire-points } wert, am meisten von dem, was gezogen wurde.
fire-reason-pick-other =
    Das { fire-token.bare } ist { fire-points } wert; Bücher, die du liegen lässt, gehen in den Beutel zurück.
fire-reason-pass-amulet = Das Amulett lässt sich auch vor der Kartenwahl einer späteren Runde noch spielen.
fire-reason-pass-own =
    Bücher im Wert von { fire-points.dat } verbrennen, und du nimmst ein Werkzeug; die auf der Hand bleiben für später.
fire-reason-pass-other =
    { fire-who } verliert Bücher im Wert von { fire-points.dat }, und deine Axt bleibt für später.
fire-reason-take-deck = Was vom Stapel kommt, kennst nur du; was aus der Auslage kommt, kennen alle.
fire-reason-take-none = Kein Werkzeug der Auslage hilft in den Zügen, die noch bleiben.
fire-reason-take-any = Ein Werkzeug ist einen Zug wert.
fire-reason-use = { fire-tool.The } { fire-use }.

# Wozu ein Werkzeug gut ist, nach seinem Namen; genau steht es auf der Karte.
fire-use =
    { $use ->
        [amulet] legt auf jede Zugkarte ein Plättchen, bevor du eine wählst
        [axe] hält ein fremdes Feuer auf und zahlt dir das beste Buch dort
        [bucket] nimmt dir ein Feuer ab, einmal
        [cloak] wertet eins deiner Bücher, bevor die anderen verbrennen
        [collectors_edition] zahlt 2 Punkte für jedes gewertete Buch einer Farbe
        [gloves] lassen ein erstes Feuer einen Zug lang auf jedem Feld ruhen
        [knapsack] wertet ein Buch noch einmal, mit einem Plättchen aus dem Beutel, wenn das kein Feuer ist
        [library_cart] hält deine Bücher bis zum Ende der Runde aus dem Beutel
        [lockbox] wertet ein Buch am Ende noch einmal, wenn es mehr wert ist
        [map] zahlt den Mut eines Zugs doppelt und zieht ein Werkzeug
        [shovel] lässt dich zweimal das bessere von zwei Plättchen wählen
        [slingshot] schickt ein Feuer von dir zu jemandem, der später dran ist
       *[torch] zieht drei Plättchen und legt die, die dir gefallen
    }

# Werkzeuge eins nach dem anderen
fire-reason-axe =
    Die Axt zahlt dir { fire-points } für das beste Buch von { fire-who.dat }, und keine Abteilung brennt.
fire-reason-axe-no-book =
    Die Axt hält das Feuer auf, bevor eine Abteilung brennt; ein Buch ist bei { fire-who.dat } nicht zu holen.
fire-reason-bucket = Der Eimer nimmt das Feuer weg: Bücher im Wert von { fire-points.dat } bleiben auf deiner Karte.
fire-reason-cloak =
    Der Umhang wertet das { fire-token.bare }, das { fire-points } wert ist, bevor die anderen verbrennen.
fire-reason-slingshot =
    Die Schleuder schickt das Feuer an { fire-to.acc }, und Bücher im Wert von { fire-points.dat } bleiben bei dir.
fire-reason-slingshot-aside =
    Die Schleuder legt das Feuer beiseite, und Bücher im Wert von { fire-points.dat } bleiben bei dir.
fire-reason-gloves =
    Mit Handschuhen ruht ein erstes Feuer auf jedem Feld, also kosten die mutigen Felder weniger.
fire-reason-gloves-now =
    Auf dem nächsten Feld griffe ein Feuer um sich; mit Handschuhen ruht ein erstes dort.
fire-reason-gloves-second-fire =
    Mit Handschuhen gilt jedes Feld als sicher, aber ein zweites Feuer greift trotzdem um sich.
fire-reason-collectors =
    Die Sammlerausgabe zahlt 2 Punkte je Buch: { fire-points } für die { fire-token.many } auf deiner Karte.
fire-reason-knapsack =
    Der Rucksack wertet das { fire-token.bare } noch einmal, { fire-points }, und das nächste Plättchen dazu, wenn es
    keins von { $fires } Feuern unter { $size } Plättchen ist.
fire-reason-knapsack-unseen =
    Der Rucksack wertet das { fire-token.bare } noch einmal, { fire-points }, und das nächste Plättchen dazu, wenn es
    kein Feuer ist.
fire-reason-cart =
    Der Bücherwagen hält { $books ->
        [one] 1 Buch
       *[other] { $books } Bücher
    } bis zum Ende der Runde aus dem Beutel: Die anderen ziehen öfter Feuer.
fire-reason-lockbox =
    Die Schatulle wertet das { fire-token.bare } am Ende noch einmal: { fire-points } jetzt, und mehr, wenn seine
    Abteilung brennt.

## Die Geschichte einer Partie

fire-moment-bravest =
    In Runde { $round } legt { fire-who.in } { $tokens } Plättchen, was { $chance } gut geht, und geht mit
    { fire-points.dat }.
fire-moment-unluckiest =
    In Runde { $round } zieht { fire-who.in }, was { $burns } brennt; diesmal brennt es, und { $points ->
        [one] 1 Punkt geht
       *[other] { $points } Punkte gehen
    } verloren.
fire-moment-unluckiest-turn =
    In Runde { $round } zieht { fire-who.in }, was { $burns } brennt; diesmal brennt es, und nur der Zug ist verloren.
fire-moment-lucky =
    In Runde { $round } zieht { fire-who.in }, was { $burns } brennt; diesmal nicht, und es bringt { fire-points }.
fire-moment-lucky-nothing =
    In Runde { $round } zieht { fire-who.in }, was { $burns } brennt; diesmal nicht, und alles bleibt, wie es war.
fire-moment-led = Mit { fire-points.dat } in Runde { $round } geht { fire-to } in Führung und bleibt es bis zum Ende.
fire-moment-took-the-lead = Mit { fire-points.dat } in Runde { $round } übernimmt { fire-to } endgültig die Führung.
fire-burnt =
    { $points ->
        [one] Der eine Punkt, der in Runde { $round } verbrannte, hätte
       *[other] Die { $points } Punkte, die in Runde { $round } verbrannten, hätten
    }
fire-moment-what-if = { fire-burnt } { fire-who.acc } auf { $score } gebracht, vor { fire-to.dat } mit { $goal }.
fire-moment-what-if-alone = { fire-burnt } { fire-who.acc } auf { $score } gebracht, mehr als die nötigen { $goal }.
fire-moment-biggest = Der beste Zug von { fire-who.dat }, in Runde { $round }, brachte { fire-points }.
fire-moment-collapse =
    In Runde { $round } erreicht das Feuer von { fire-who.dat } die Abteilung { fire-section }, und die Bibliothek
    stürzt ein.
fire-moment-burned-down =
    In Runde { $round } verbrennt die Abteilung { fire-section } bis zur letzten Karte, und die Bibliothek stürzt ein.

fire-drew = { fire-who } zog { $fires } Feuer, zu erwarten waren { $likely }
fire-luck-more =
    { fire-drew }, und { $apart ->
        [one] 1 Punkt
       *[other] { $apart } Punkte
    } mehr, als die Chancen versprechen.
fire-luck-fewer =
    { fire-drew }, und { $apart ->
        [one] 1 Punkt
       *[other] { $apart } Punkte
    } weniger, als die Chancen versprechen.
fire-luck-as-likely = { fire-drew }, und so viele Punkte, wie die Chancen versprechen.

fire-result-alone = { fire-who } gewinnt mit { fire-points.dat }.
fire-result-not-enough =
    { fire-who } klappt das Buch bei { fire-points.dat } zu; mehr als { $wanted } wären nötig gewesen.
fire-result-won = { fire-who } gewinnt mit { fire-points.dat }, { $lead } vor { fire-to.dat }.
fire-result-shared = { $everybody } teilen sich den Sieg mit { fire-points.dat }.
fire-result-level = { $everybody } stehen gleichauf bei { fire-points.dat }; gegen einen Roboter reicht das nicht.

fire-ended-in =
    { $ending ->
        [fire_spreading] In Runde { $round } brachte das Feuer die Bibliothek zum Einsturz.
        [round_end] Am Ende von Runde { $round } stürzte die Bibliothek ein.
        [knapsack] In Runde { $round } brachte ein Feuer aus dem Rucksack die Bibliothek zum Einsturz.
        [robot] In Runde { $round } brachte der Roboter die Bibliothek zum Einsturz.
       *[twelve_turns] Zwölf Züge sind vorbei.
    }

## Was sich antworten lässt

fire-do-pass = Passen
fire-do-assign = { START(fire-token) } hierher
fire-do-assign-nothing = Nichts hierher
fire-do-card = { fire-card } nehmen
fire-do-draw = Ein Plättchen ziehen
fire-do-draw-shovel = Zwei ziehen, eins legen (Schaufel)
fire-do-stop = Aufhören und werten
fire-do-pick = { START(fire-token) } legen
fire-do-done = Nichts mehr legen
fire-do-end = Zug beenden
fire-do-keep = Alle Werkzeuge behalten
fire-do-replace = { fire-tool } tauschen
fire-do-shout = { fire-who } ruft „Es brennt“
fire-do-shout-nobody = Niemand ruft
fire-do-take-market = Karte { $place } der Auslage nehmen
fire-do-take-deck = Ein Werkzeug vom Stapel ziehen
fire-do-take-none = Kein Werkzeug nehmen
fire-do-tool = { fire-tool }
fire-do-tool-on-book = { fire-tool } für { fire-token }
fire-do-tool-aside = { fire-tool }, beiseite
fire-do-tool-to = { fire-tool } an { fire-to.acc }
fire-do-tool-with-book = { $played } (Buch auf Feld { $space })

## Was geschehen ist

fire-event-round-begins = Runde { $round } beginnt.
fire-event-card-dealt =
    { fire-who } { $who ->
        [1] bekommst
       *[other] bekommt
    } { fire-card }.
fire-event-card-chosen =
    { fire-who } { $who ->
        [1] nimmst
       *[other] nimmt
    } { fire-card }.
fire-event-turn-begins =
    { fire-who } { $who ->
        [1] bist
       *[other] ist
    } am Zug.
fire-event-drawn =
    { fire-who } { $who ->
        [1] ziehst
       *[other] zieht
    } { $tokens }.
fire-event-laid =
    { fire-who } { $who ->
        [1] legst
       *[other] legt
    } { fire-token } auf Feld { $space }.
fire-event-assigned = { START(fire-token) } kommt auf { fire-card }.
fire-event-wait =
    { START($tokens) } { $count ->
        [one] wartet
       *[other] warten
    } auf { fire-tool.dat }.
fire-event-returned =
    { START($tokens) } { $count ->
        [one] geht
       *[other] gehen
    } in den Beutel zurück.
fire-event-catches = Das Feuer greift auf Feld { $space } um sich!
fire-event-stopped =
    Das Feuer ist gestoppt; { fire-who.in } { $who ->
        [1] machst
       *[other] macht
    } weiter.
fire-event-spreads =
    Das Feuer nimmt { $who ->
        [0] die Bücher des Roboters
        [1] deine Bücher
       *[other] die Bücher von { $who }
    }.
fire-event-burns = Abteilung { fire-section } brennt und ist jetzt { $value } wert.
fire-event-burns-with-fire =
    Abteilung { fire-section } brennt und ist jetzt { $value } wert; { $fires } Feuer mehr im Beutel.
fire-event-collapses = Abteilung { fire-section } ist zerstört: Die Bibliothek stürzt ein.
fire-event-scored =
    { fire-who } { $who ->
        [1] wertest
       *[other] wertet
    } { fire-points }: Wissen { $knowledge }, Mut { $bravery }.
fire-event-gained =
    { fire-who } { $who ->
        [1] bekommst
       *[other] bekommt
    } { fire-points }.
fire-event-lost =
    { fire-who } { $who ->
        [1] verlierst
       *[other] verliert
    } { fire-points }.
fire-event-played =
    { fire-who } { $who ->
        [1] spielst
       *[other] spielt
    } { fire-tool.acc }.
fire-event-moved =
    { fire-tool.The } { $tool ->
        [cloak] bewahrt { fire-token }
        [axe] schickt { fire-token } zurück
       *[other] nimmt { fire-token } auf
    }.
fire-event-took =
    { fire-who } { $who ->
        [1] nimmst
       *[other] nimmt
    } { fire-tool.acc }.
fire-event-drew-tool =
    { fire-who } { $who ->
        [1] ziehst
       *[other] zieht
    } { fire-tool.acc }.
fire-event-drew-tool-unseen =
    { fire-who } { $who ->
        [1] ziehst
       *[other] zieht
    } ein Werkzeug.
fire-event-exchanged =
    { fire-who } { $who ->
        [1] tauschst
       *[other] tauscht
    } { fire-tool.acc } gegen ein anderes Werkzeug.
fire-event-offered = Neu in der Auslage: { fire-tool }.
fire-event-reshuffled =
    Die Ablage wird ein neuer Stapel mit { $cards ->
        [one] 1 Werkzeug
       *[other] { $cards } Werkzeugen
    }.
fire-event-sent =
    { fire-who } { $who ->
        [1] schickst
       *[other] schickt
    } { $tokens } an { fire-to.acc }.
fire-event-sent-aside =
    { fire-who } { $who ->
        [1] legst
       *[other] legt
    } { $tokens } beiseite.
fire-event-flipped =
    Der Roboter deckt { fire-tool.acc } auf: { $sections } { $count ->
        [one] brennt
       *[other] brennen
    }.
fire-section-by-colour =
    { $token ->
        [white] Geografie
        [yellow] Krieg
        [black] Geschichte
        [purple] Fabeln
       *[other] { $token }
    }
fire-event-turn-ends =
    { $who ->
        [1] Dein Zug ist zu Ende.
       *[other] Der Zug von { fire-who.dat } ist zu Ende.
    }
fire-event-round-ends = Runde { $round } ist zu Ende.
fire-event-match-ends = { fire-ended }. { $scores }.
fire-score = { fire-who } { $score }
fire-ended =
    { $ending ->
        [fire_spreading] Das Feuer hat die Bibliothek zum Einsturz gebracht
        [round_end] Am Ende der Runde ist die Bibliothek eingestürzt
        [knapsack] Ein Feuer aus dem Rucksack hat die Bibliothek zum Einsturz gebracht
        [robot] Der Roboter hat die Bibliothek zum Einsturz gebracht
       *[twelve_turns] Zwölf Züge sind vorbei
    }

## Was gefragt ist

fire-over = Die Partie ist zu Ende.
fire-catching = Das Feuer greift um sich ...
fire-waiting = Einen Moment ...
fire-thinking = { fire-who } überlegt.
fire-ask-amulet = Ein Amulett spielen, bevor die Karten gewählt werden?
fire-ask-assign = Welches Plättchen kommt auf { fire-card }?
fire-ask-choose_card = Welche Zugkarte nimmst du?
fire-ask-save_or_leave =
    Weiterziehen oder mit { $points ->
        [0] leeren Händen
       *[other] { fire-points.dat }
    } gehen?
fire-ask-first_draw = Nimm den Beutel und zieh.
fire-ask-shovel_pick = Welches der beiden Plättchen legst du?
fire-ask-torch_pick = Welches Plättchen der Fackel legst du?
fire-ask-reaction = Das Feuer greift um sich. Spielst du ein Werkzeug?
fire-ask-take_tool = Nimm ein Werkzeug.
fire-ask-leaving_tool = Nimmst du ein Werkzeug oder keins?
fire-ask-after_scoring = Nach der Wertung noch ein Werkzeug spielen?
fire-ask-exchange = Eines deiner Werkzeuge tauschen?
fire-ask-shout = Wer ruft zuerst „Es brennt“?

## Die Einführung, Schritt für Schritt wie in lesson.toml

fire-lesson-sections =
    Die Bibliothek hat vier Abteilungen. Die Zahl oben auf einer Abteilung sagt, was jedes ihrer Bücher wert ist:
    Geografie 1, Krieg 2, Geschichte 3, Fabeln 4.
fire-lesson-card =
    Das ist deine Zugkarte. Plättchen kommen von links nach rechts auf ihre fünf Felder: Das erste Feld ist sicher,
    die anderen sind riskant und zahlen Mut.
fire-lesson-bag = Im Beutel sind 22 Bücher und 7 Feuer, und alle dürfen das wissen. Nimm ihn und zieh ein Plättchen.
fire-lesson-risky =
    Fabeln, 4 wert. Das nächste Feld ist riskant: Ein Feuer würde dort um sich greifen und deine Bücher nehmen, alles
    andere bringt Mut 2. Zieh noch einmal.
fire-lesson-stop =
    Fabeln 4, Krieg 2 und Mut 2: 8 Punkte sind sicher. Der Zettel kennt die Chancen: Noch ein Plättchen bringt im
    Schnitt 9, brennt aber in 7 von 27 Fällen. Hör auf und sichere sie dir.
fire-lesson-scored =
    Du bekommst 8 Punkte, und deine Plättchen gehen in den Beutel zurück. Agnes ist dran; Karte Nr. 3 hat zwei sichere
    Felder und zahlt weniger.
fire-lesson-rests =
    Agnes hat Geografie und ein Feuer gezogen. Ein erstes Feuer auf einem sicheren Feld ruht dort nur; ein zweites
    greift überall um sich. Sie zieht weiter.
fire-lesson-caught =
    Das zweite Feuer hat um sich gegriffen: Agnes bekommt nichts, und ihr Buch hat die oberste Karte der Geografie
    verbrannt. Am Ende der Runde brannte noch eine, darum ist Geografie jetzt 3 wert.
fire-lesson-tools =
    Wer ein Feuer nicht aufhält, nimmt ein Werkzeug, und ebenso, wer vor den riskanten Feldern geht. Nach jeder Runde
    darf man ein Werkzeug tauschen. Behalte deinen Eimer: Er löscht ein Feuer.
fire-lesson-choose =
    Wer die wenigsten Punkte hat, wählt zuerst eine Zugkarte. Agnes hat Nr. 1 genommen, die bis zu 10 Mut zahlt. Nimm
    Nr. 2.
fire-lesson-counted = Agnes geht mit 7 Punkten, und das Logbuch zählt mit. Du bist wieder dran: Zieh.
fire-lesson-dare =
    Geschichte. Du könntest jetzt gehen und ein Werkzeug nehmen, denn kein Plättchen liegt auf einem riskanten Feld.
    Du hast einen Eimer, also wag noch ein Plättchen.
fire-lesson-bucket =
    Ein Feuer auf einem riskanten Feld: Es greift um sich. Niemand sonst weiß, dass du es aufhalten kannst. Spiel den
    Eimer.
fire-lesson-end =
    Das Feuer wartet auf dem Eimer, und dein Zug geht weiter. Die Partie endet sofort, wenn eine Abteilung bis zur
    letzten Karte verbrannt ist; dann gewinnen die meisten Punkte. Jetzt spiel deine eigene.

## Optionen, und was nicht zusammengeht

fire-option-mode =
    Wie ihr spielt: zusammen am Tisch (2 bis 6 Plätze), mit einem Roboter dabei (2 bis 5) oder allein (1): gegen den
    Roboter oder allein im Haus. Ein Platz spielt gegen den Roboter, wenn du nichts anderes sagst.
fire-option-tools = Mit Werkzeugen spielen; ohne sie bekommt etwas, wer „Es brennt!“ ruft.
fire-option-fire =
    Wildes Feuer verbrennt zwei Abteilungen je Runde und gibt fürs Gehen kein Werkzeug; Inferno verteilt die
    Zugkarten.
fire-option-technology = Die drei türkisen Technikbücher und ein Feuer mehr.
fire-option-shout = Ohne Werkzeuge: Wer bekommt einen Punkt, wenn ein Feuer um sich greift?
fire-option-lone-bonus-counts = Allein im Haus: was die Zugabe nach zwölf Zügen zählt.
fire-option-robot-head-start = Punkte, mit denen der Roboter beginnt.
fire-option-show-bag-contents = Zeigen, was noch im Beutel ist, und die Chancen.
fire-option-youth = Wer zuerst wählt unter denen, die noch nicht gepunktet haben; ohne Angabe entscheidet der Zufall.
fire-mistake-mode-alone = Die Spielart { $mode } ist für 1 Platz, nicht für { $seats }{ $alone }.
fire-mistake-mode-seats =
    Die Spielart { $mode } ist für { $least } bis { $most } Plätze, nicht für { $seats }{ $alone }.
fire-mistake-play-alone = ; allein spielst du mode solo_robot oder lone_librarian
fire-mistake-tools-lone = tools=false geht nicht mit der Spielart { $mode }: Ihre Schwellen sind für Werkzeuge gemacht.
fire-mistake-tools-robot = tools=false geht nicht mit der Spielart { $mode }: Der Roboter braucht den Werkzeugstapel.
fire-mistake-fire-lone =
    fire={ $fire } geht nicht mit der Spielart { $mode }: Ihre Schwellen sind für das normale Feuer gemacht.
fire-mistake-fire-robot =
    fire={ $fire } geht nicht mit der Spielart { $mode }: Der Roboter brennt anstelle von Schritt 3.
fire-mistake-shout = Die Option 'shout' ist für Partien ohne Werkzeuge; gib tools=false dazu.
fire-mistake-lone-bonus = Die Option 'lone_bonus_counts' ist für die Spielart lone_librarian.
fire-mistake-head-start = Die Option 'robot_head_start' ist für die Spielarten robot und solo_robot.
fire-pointless-shout-first =
    Zuerst zu rufen ist ein Wettlauf und braucht mehrere Menschen zur selben Zeit: Bots rufen nicht.

## Der Zettel: eine Zeile unter der Frage, und was aus einer Antwort wird

fire-must-draw = Einmal ziehen muss sein.
fire-must-draw-safely = Einmal ziehen muss sein; ein Feuer würde auf dem nächsten Feld ruhen.
fire-more-choose_card = Frühe Karten zahlen mehr Mut, späte haben mehr sichere Felder.
fire-more-reaction = Hält es niemand auf, verbrennen die Bücher auf der Karte.
fire-more-take_tool = Offen aus der Auslage oder verdeckt vom Stapel.
fire-more-leaving_tool = { fire-more-take_tool }
fire-more-exchange = Für ein abgelegtes Werkzeug ziehst du eins vom Stapel.
fire-book-worth = { fire-section-of } { $value }
fire-section-of =
    { $token ->
        [white] Geografie
        [yellow] Krieg
        [black] Geschichte
        [purple] Fabeln
        [teal] Technik
       *[other] { $token }
    }
fire-stake =
    { $bravery ->
        [0] { $books }.
       *[other] { $books }, mit Mut { $bravery }.
    }
fire-do-let-burn = Brennen lassen
fire-play = { fire-tool } spielen
fire-how-sure = { fire-tool } spielen?
fire-how-which-book = { fire-tool }: für welches Buch?
fire-how-to-whom = { fire-tool }: zu wem?
fire-play-on = { fire-section-of }
fire-play-towards =
    { $to ->
        [0] Der Roboter
       *[other] { $to }
    }
fire-play-aside = Beiseite
fire-then-cannot-burn = kann nicht brennen
fire-then-burns-surely = brennt sicher
fire-then-burns =
    { $above } von { $below } { $above ->
        [one] brennt
       *[other] brennen
    }
fire-then-charges = noch { $charges } × Schaufel
fire-then-scores = { fire-points }
fire-then-scores-and-tool = { fire-points } + Werkzeug
fire-then-card = { $safe } sicher, dann Mut { $bravery }
fire-then-card-holding = { fire-then-card }; darauf { $tokens }
fire-then-worth = { $value } wert
fire-then-worthless = nichts wert
fire-then-unseen =
    verdeckt, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Stapel
fire-then-replaced = ablegen für die oberste Karte des Stapels
fire-then-spreads = das Feuer breitet sich aus
fire-then-alone = nur das Feuer
fire-then-with-book = mit dem Buch auf Feld { $space }
fire-effect =
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
       *[own] { $effect }
    }
