# Fire in the Library am Terminal und in einfachen Zeilen, auf Deutsch. Die Seite lädt das nicht.

## Was gedruckt ist. Deutsch sagt es in den Worten des Spiels; ein eigener Kartensatz behält seine.

door-fire-effect = { fire-effect }
door-fire-card = Nr. { $card }
door-fire-robot = Der Roboter
door-fire-robot-mark = R

## Die Bibliothek

door-fire-library = Bibliothek
door-fire-library-foot = die kleinste Brandzahl brennt zuerst
door-fire-worth = Wert
door-fire-burn = Brand
door-fire-then = →
door-fire-destroyed = ZERSTÖRT
door-fire-next = brennt

## Zugkarten

door-fire-cards = Zugkarten
door-fire-cards-foot = !n riskant, n Mut
door-fire-card-used = (benutzt)
door-fire-card-in-centre = (Mitte)

## Beutel, Chancen, Auslage

door-fire-bag = Beutel { $size }:{ $counts } · { $reserve } Feuer im Vorrat
door-fire-bag-hidden = an diesem Tisch bleibt der Inhalt verborgen
door-fire-drawn = gezogen
door-fire-nobody-draws = Gerade zieht niemand.
door-fire-no-odds = Für diesen Zug gibt es keine Chancen.
door-fire-burns-at = Es brennt:
door-fire-chance = { $percent } %
door-fire-one-in = , { $above } von { $below }
door-fire-gloves-on = { fire-tool } an
door-fire-gain =
    Halt { $stop } · einmal ziehen { NUMBER($once, minimumFractionDigits: 1) } · bestens { NUMBER($best, minimumFractionDigits: 1) }
door-fire-gained = ({ $sign }{ NUMBER($gain, minimumFractionDigits: 1) })
door-fire-market = Auslage
door-fire-empty = (leer)

## Alle am Tisch, und die Hände

door-fire-players = Rund um das Pult
door-fire-players-short = Alle, wie gewählt wird
door-fire-players-foot = in der Reihenfolge der Wahl
door-fire-tools = { $tools } Werkz.
door-fire-tools-short = { $tools } W.
door-fire-locked = Schatulle
door-fire-nobodys-hand = Niemandes Hand
door-fire-hand-of = Werkzeuge von { $name }
door-fire-no-tools = Keine Werkzeuge.
door-fire-playable = jetzt spielbar
door-fire-played =
    { $timing ->
        [step1] wird gespielt, bevor Zugkarten gewählt werden
        [saving] wird gespielt, während du Bücher rettest
        [spreading] wird gespielt, wenn Feuer sich ausbreitet
       *[after] wird gespielt, nachdem du gewertet hast
    }
door-fire-tool-in-full = { fire-tool }: { $effect }

## Der Bildschirm

door-fire-round = Runde { $round }
door-fire-catches = Das Feuer greift um sich ...
door-fire-search = Axt, FIRE-SAVE-4
door-fire-keys = ziehen, aufhören, passen (der Buchstabe bei der Antwort)
door-fire-signs-books = (W) Geografie, weiß  <Y> Krieg, gelb  [B] Geschichte, schwarz  {"{"}P{"}"} Fabeln, lila
door-fire-signs-fire = =T= Technik, türkis  *F* Feuer    !4 ein riskantes Feld mit Mut 4
door-fire-signs-table = ▸ liest gerade   ✓ war dran   ▮ Karten übrig   +F bringt ein Feuer   ◄ brennt als Nächstes

## Hausregeln

door-fire-option-mode = Wer spielt
door-fire-option-tools = Werkzeuge
door-fire-option-fire = Das Feuer
door-fire-option-technology = Technikbücher
door-fire-option-shout = Feuerruf
door-fire-option-lone_bonus_counts = Allein, Bonus
door-fire-option-robot_head_start = Robotervorsprung
door-fire-option-show_bag_contents = Beutel, Chancen
door-fire-option-youth = Jüngste zuerst
door-fire-value-mode =
    { $value ->
        [table] gemeinsam am Tisch
        [robot] gemeinsam, mit Roboter
        [solo_robot] allein gegen den Roboter
       *[lone_librarian] allein, zwölf Züge
    }
door-fire-value-tools =
    { $value ->
        [true] mit Werkzeugen
       *[false] ohne Werkzeuge
    }
door-fire-value-fire =
    { $value ->
        [normal] normal
        [wild] wild: zwei brennen je Runde
       *[inferno] Inferno: wild, Karten verteilt
    }
door-fire-value-technology =
    { $value ->
        [true] mit Technikbüchern
       *[false] ohne sie
    }
door-fire-value-shout =
    { $value ->
        [everyone] ein Punkt für alle
        [first] wer zuerst ruft
       *[off] niemand
    }
door-fire-value-lone_bonus_counts =
    { $value ->
        [sections] Abteilungen übrig
       *[cards] Karten übrig
    }
door-fire-value-show_bag_contents =
    { $value ->
        [true] offen
       *[false] verborgen
    }

## In einfachen Zeilen

door-fire-line-round = Runde { $round }
door-fire-line-library = Bibliothek:
door-fire-line-cards = Zugkarten:
door-fire-line-seats = Plätze:
door-fire-line-at-stake =
    { $who ->
        [1] Du bekämst
       *[other] { fire-who } bekäme
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } fürs Aufhören
door-fire-line-next-fire = Das nächste Plättchen ist ein Feuer: { $chance }
door-fire-line-amulet = Ein Amulett zieht kein Feuer: { $chance }
door-fire-line-knapsack-book = { NUMBER($points, minimumFractionDigits: 2) } mit { fire-token.dat }
door-fire-line-knapsack = Ein Rucksack bringt im Schnitt { $books }
door-fire-line-spreads = Mit dem nächsten Plättchen breitet sich das Feuer aus: { $chance }
door-fire-line-stop =
    Jetzt aufhören bringt { $stop }; nach einem Plättchen aufhören im Schnitt { NUMBER($once, minimumFractionDigits: 2) }
door-fire-line-best = Ziehen, solange es lohnt, Werkzeuge beiseite: im Schnitt { NUMBER($best, minimumFractionDigits: 2) }
door-fire-line-section-destroyed = { fire-section }: zerstört, Wert { $value }
door-fire-line-section =
    { fire-section }: Wert { $value }, noch { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }, dann Wert { $then }{ $fire ->
        [yes] , was ein Feuer bringt
       *[no] { "" }
    }{ $next ->
        [yes] , BRENNT ALS NÄCHSTES
       *[no] { "" }
    }
door-fire-line-safe = sicher
door-fire-line-in-centre = in der Mitte
door-fire-line-card =
    { fire-card } ({ $holder }{ $used ->
        [yes] , benutzt
       *[no] { "" }
    }): { $spaces }
door-fire-line-place = wählt als Nr. { $place }
door-fire-line-tools =
    { $tools ->
        [one] 1 Werkzeug
       *[other] { $tools } Werkzeuge
    }
door-fire-line-tools-seen = { door-fire-line-tools } (gesehen: { $known })
door-fire-line-locked = verschlossen: { $tokens }
door-fire-line-given = bekommen: { $tokens }
door-fire-line-participant = { fire-who }: { $parts }
door-fire-line-tokens = { $count }-mal { fire-token.bare }
door-fire-line-bag = Beutel: { $size } Plättchen; Vorrat: { $reserve } Feuer
door-fire-line-bag-seen = Beutel: { $size } Plättchen ({ $tokens }); Vorrat: { $reserve } Feuer
door-fire-line-market = Auslage: { $cards }; Stapel: { $deck }
door-fire-line-in-play = Im Spiel: { $tools }
door-fire-line-drawn = Gezogen: { $tokens }
door-fire-line-hand = Deine Hand: { fire-tool }: { $effect }
