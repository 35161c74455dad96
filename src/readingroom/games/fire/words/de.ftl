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

# Allein genannt, ohne Artikel: was gezogen wurde oder fehlt.
fire-colour =
    { $token ->
        [white] Geografiebuch
        [yellow] Kriegsbuch
        [black] Geschichtsbuch
        [purple] Fabelbuch
        [teal] Technikbuch
        [fire] Feuer
       *[other] { $token }
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
