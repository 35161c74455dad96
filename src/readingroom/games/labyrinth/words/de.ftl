# Library Labyrinth auf Deutsch.
#
# Die Wörter, überall dieselben:
# Floor tile = Platte, dark / lit = dunkel / hell, light (flip) = erhellen, turn (rotate) = drehen, walk = gehen,
# path = Weg, edge = Kante, compass = Kompass, crossroads = Kreuzung, corner / tee = Ecke / T-Stück, grid = Gitter,
# Terror = Schrecken, capture = fangen, captured pile = Fang, Shelf = Regal, return = zurückbringen, Book = Buch,
# Reward = Belohnung, magical item = Zauberding, booster = Helfer, genre = Gattung, symbol = Zeichen,
# Disturbance = Störung, curse = Fluch, Out of Time = Zeit um, Bookwyrm = Bücherwurm, junction = Lücke,
# Trolley = Wagen, ride = mitfahren, meeple = Figur, slot = Platz, hand = Hand, deck = Stapel, stack = Vorrat,
# discard pile = Ablage, action = Aktion, pass on = weitergeben, turn = Zug, seat = Platz am Tisch, match = Partie.

## Platten

labyrinth-tile-named =
    { $tile ->
        [compass] Kompass
       *[tile] Reihe { $row }, Spalte { $column }
    }
labyrinth-tile-object =
    { $tile ->
        [compass] den Kompass
        [some] die Platte
       *[tile] { labyrinth-tile-named }
    }
labyrinth-tile-on =
    { $tile ->
        [compass] auf dem Kompass
       *[tile] in { labyrinth-tile-named }
    }
labyrinth-tile-to =
    { $tile ->
        [compass] zum Kompass
        [some] zur Platte
       *[tile] nach { labyrinth-tile-named }
    }
labyrinth-tile-from =
    { $tile ->
        [compass] vom Kompass
       *[tile] von { labyrinth-tile-named }
    }

## Gattungen und Zeichen

labyrinth-genre =
    { $genre ->
        [red] Kinderbücher
        [pink] Klassiker
        [orange] Sagen
        [green] Wissenschaft
        [blue] Herrscherinnen
       *[purple] Große Leben
    }
labyrinth-skill =
    { $genre ->
        [red] Mitgefühl
        [pink] Können
        [orange] Kraft
        [green] Logik
        [blue] Weisheit
       *[purple] Mut
    }
labyrinth-symbols =
    { $count ->
        [1] { labyrinth-skill }
       *[other] { $count } { labyrinth-skill }
    }

## Karten: wie sie im Deutschen heißen, wo das anders ist; was jemand selbst benannt hat, bleibt

labyrinth-card =
    { $card ->
        [little-red-riding-hood] Rotkäppchen
        [lady-of-shalott] Lady von Shalott
        [athena] Athene
        [circe] Kirke
        [deborah] Debora
        [maid-marian] Lady Marian
        [queen-of-sheba] Königin von Saba
        [vasilisa-the-wise] Wassilissa die Weise
        [amina-of-zazzau] Amina von Zazzau
        [cleopatra] Kleopatra
        [eleanor-of-aquitaine] Eleonore von Aquitanien
        [hatshepsut] Hatschepsut
        [razia-sultana] Sultanin Razia
        [gracia-mendes-nasi] Gracia Nasi
        [anxiety] Angst
        [big-bad-wolf] Großer böser Wolf
        [forest-of-thorns] Dornenwald
        [pit-the-pendulum] Grube und Pendel
        [reichenbach-falls] Reichenbachfälle
        [spider-webs] Spinnweben
        [grendels-mother] Grendels Mutter
        [jekyll-hyde] Jekyll und Hyde
        [minotaur] Minotaurus
        [plague] Pest
        [wormhole] Wurmloch
        [cerberus] Kerberos
        [fenrir-the-wolf] Fenriswolf
        [king-in-yellow] König in Gelb
        [kraken] Krake
        [martian-robot] Marsroboter
        [item-enchanted-rose] Verzauberte Rose
        [item-spinning-wheel] Spinnrad
        [item-seven-league-boots] Siebenmeilenstiefel
        [item-drink-me] „Trink mich“
        [item-magic-mirror] Zauberspiegel
       *[own] { $name }
    }
labyrinth-card-again = { $card } ({ $number })
labyrinth-option =
    { $option ->
        [time_machine] Zeitmaschine
        [trolley_service] Wagendienst
        [library_ladder] Bücherleiter
        [secret_passage] Geheimgang
        [useful_map] Lageplan
        [library_card] Leseausweis
        [photocopier] Kopierer
       *[own] { $title }
    }
labyrinth-booster = { $first } / { $second }
labyrinth-unnamed =
    { $kind ->
        [book] Buch
        [reward] Belohnung
       *[terror] Schrecken
    } { $number }

## Warum etwas nicht geht: das Ende, der Aufbau

labyrinth-refused-nobody-asked = Gerade wird niemand etwas gefragt.
labyrinth-refused-over-won = Die Partie ist zu Ende: Alle sechs Regale sind gefüllt.
labyrinth-refused-over-out-of-time = Die Partie ist zu Ende: Die Zeit ist um.
labyrinth-refused-over-overrun = Die Partie ist zu Ende: Sechs Schrecken liegen im Gitter.
labyrinth-refused-over-conceded = Die Partie ist zu Ende: Sie wurde aufgegeben.
labyrinth-refused-concede = Aufgeben ist keine Antwort auf eine Frage: Das geht nebenbei, und nur für die Person am Zug.
labyrinth-refused-books-dealt = Die ersten Bücher sind verteilt: Jetzt nimmst du Bücher mit Aktionen.
labyrinth-refused-genres-chosen = Die Gattungen sind gewählt: Gefragt ist nur noch eine andere für das fehlende Buch.
labyrinth-refused-genres-first = Wähl zuerst die Gattungen aller drei Bücher.
labyrinth-refused-none-left-either = { labyrinth-genre }: Auch davon ist kein Buch für dich übrig. Wähl eine andere Gattung.

## Warum etwas nicht geht: Was zuerst kommt

labyrinth-refused-first-start = Wähl zuerst die Gattungen deiner drei Bücher.
labyrinth-refused-first-instead = Nenn zuerst eine andere Gattung für das Buch, das der Stapel nicht mehr hatte.
labyrinth-refused-first-take = Wähl zuerst die Gattung des Buchs, das du mit dem Leseausweis nimmst.
labyrinth-refused-first-extra = Nimm zuerst das Buch des Leseausweises, oder verzichte darauf.
labyrinth-refused-first-reward = Zieh zuerst die Belohnung dieser Platte, oder verzichte darauf.
labyrinth-refused-first-pay = Wähl zuerst die Karten, mit denen du den Schrecken bezahlst.
labyrinth-refused-first-return = Wähl zuerst den gefangenen Schrecken, der in dieses Regal kommt.
labyrinth-refused-first-keep = Wähl zuerst die Hand, in die der Fang kommt.
labyrinth-refused-first-give-to = Wähl zuerst, wer die Karte bekommt.
labyrinth-refused-first-swap-for = Wähl zuerst, was du im Tausch bekommst.
labyrinth-refused-first-make-room = Dir wird eine Karte angeboten: Leg eine ab, um Platz zu machen, oder behalt alle deine Karten.
labyrinth-refused-first-act = Wähl zuerst eine Aktion.
labyrinth-refused-first-spend-way = Wähl zuerst die Helfer für den Weg.
labyrinth-refused-first-spend-copies = Wähl zuerst den Kopierer.
labyrinth-refused-first-spend = Wähl zuerst, welchen Helfer du benutzt.
labyrinth-refused-most-actions = Mehr als { $most } Aktionen gehen nicht in einem Zug: Beende ihn.
labyrinth-refused-no-action = Du hast keine Aktion mehr: Beende deinen Zug.
labyrinth-refused-no-action-but-time-machine = Du hast keine Aktion mehr: Beende deinen Zug, oder spiel eine Zeitmaschine für noch eine.

## Warum etwas nicht geht: Nehmen, ziehen, beenden

labyrinth-refused-nothing-to-draw = Gerade gibt es nichts zu ziehen: Wähl eine Aktion, oder beende deinen Zug.
labyrinth-refused-pass-on-alone = Allein gibt es niemanden, dem du eine Aktion weitergeben könntest.
labyrinth-refused-nothing-to-pass-on = Zum Weitergeben ist keine Aktion übrig: Beende deinen Zug.
labyrinth-refused-take-hand = Die Bücher kommen in die Hand, die den Leseausweis spielt.
labyrinth-refused-none-left = { labyrinth-genre }: Davon ist kein Buch übrig, weder im Stapel noch in der Ablage. Wähl eine andere Gattung.
labyrinth-refused-no-book-left = Es ist kein Buch mehr zu nehmen, in keinem Stapel und keiner Ablage.
labyrinth-refused-full-of-terrors =
    { $hand ->
        [trolley] Die Hand des Wagens
       *[own] Deine Hand
    } ist voll mit gefangenen Schrecken: Bring zuerst einen zurück.
labyrinth-refused-full =
    { $hand ->
        [trolley] Die Hand des Wagens
       *[own] Deine Hand
    } ist voll: Leg zuerst eine Karte ab.
labyrinth-refused-reward-when = Eine Belohnung ziehst du, wo ein Weg auf einer Belohnungsplatte endet.
labyrinth-refused-reward-hand = Nur { $who ->
        [trolley] der Wagen ist hierhergekommen, also geht die Belohnung in seine Hand.
       *[you] du bist hierhergekommen, also geht die Belohnung in deine Hand.
    }
labyrinth-refused-extra-when = Noch ein Buch gibt es mit einem Leseausweis: Spiel zuerst einen.
labyrinth-refused-keep-when = Welche Hand einen Fang behält, wird gefragt, wenn ihr gemeinsam auf einen Schrecken fahrt.
labyrinth-refused-no-trolley = Einen Wagen hat nur, wer allein spielt.

## Warum etwas nicht geht: Erhellen und drehen

labyrinth-refused-compass-lit = Der Kompass ist immer hell.
labyrinth-refused-lit-already = { $tile } ist schon hell, und keine Aktion macht eine Platte dunkel.
labyrinth-refused-flip-far = { $tile } hat keine Seite mit { $near ->
        [trolley] deiner Platte oder der des Wagens
       *[own] deiner Platte
    } gemeinsam: Geh zuerst daneben, oder nimm einen Lageplan.
labyrinth-refused-compass-turned = Der Kompass wird nie gedreht.
labyrinth-refused-turn-dark = { $tile } ist dunkel: Erhelle die Platte, bevor du sie drehst.
labyrinth-refused-rotate-far = { $tile } hat keine Seite mit { $near ->
        [trolley] deiner Platte oder der des Wagens
       *[own] deiner Platte
    } gemeinsam: Geh zuerst daneben.
labyrinth-refused-turn-crossroads = { $tile } ist eine Kreuzung: Sie zu drehen würde nichts ändern.

## Warum etwas nicht geht: Gehen

labyrinth-refused-walk-yourself = Einen Wagen hat nur, wer allein spielt: Geh selbst.
labyrinth-refused-ride-apart = Gemeinsam fahrt ihr von einer Platte aus: Komm zuerst mit dem Wagen zusammen.
labyrinth-refused-walk-nowhere = Ein Weg endet auf einer anderen Platte, als er begann.
labyrinth-refused-walk-dark = { $tile } ist dunkel: Erhelle die Platte, bevor du sie betrittst.
labyrinth-refused-way-one-as-two = { $tile }: Der Weg dorthin bräuchte einen Helfer für zweierlei, und jede Karte dient nur einem.
labyrinth-refused-no-path = { $tile }: Kein offener Weg führt dorthin. Dreh oder erhelle Platten, oder nimm einen Geheimgang.
labyrinth-refused-shelf-in-the-way = Das Regal { labyrinth-genre } { $on } steht im Weg: Füll es zuerst, oder nimm eine Bücherleiter.
labyrinth-refused-terror-in-the-way = { $terror } { $on } steht im Weg: Fang diesen Schrecken zuerst, oder nimm eine Bücherleiter.
labyrinth-refused-more-in-the-way = { $tile }: Davor steht mehr als ein Schrecken oder Regal.

## Warum etwas nicht geht: Fangen und zurückbringen

labyrinth-refused-trolley-alone = Allein kann der Wagen weder fangen noch zurückbringen: Fahrt gemeinsam hin.
labyrinth-refused-booster-twice = Derselbe Helfer würde für den Weg und als Kopierer gebraucht.
labyrinth-refused-trolley-pays = { $terror }: Der Wagen hat, was das bezahlt. Fahrt zusammen hin.
labyrinth-refused-both-pay = { $terror }: Nur beide Hände zusammen können das bezahlen. Fahr mit dem Wagen hin.
labyrinth-refused-lacks = { $terror }: Dafür fehlt dir noch { $symbols }.
labyrinth-refused-trolley-holds-terrors = { $terrors } hat der Wagen: Fahrt gemeinsam hin.
labyrinth-refused-no-terror-for-shelf = Ins Regal { labyrinth-genre } kommt nur ein gefangener Schrecken mit seinem Zeichen, und du hast keinen.
labyrinth-refused-return-when = Zurück bringst du einen Schrecken, indem du auf ein Regal gehst, dessen Zeichen er zeigt.
labyrinth-refused-not-captured = { $terror }: hast du nicht gefangen.
labyrinth-refused-other-shelf = { $terror } zeigt nicht das Zeichen dieses Regals ({ labyrinth-genre }) und gehört in ein anderes.

## Warum etwas nicht geht: Helfer

labyrinth-refused-no-booster = { $card }: kein Helfer, sondern ein Zauberding, das beim Fangen seine Zeichen gibt.
labyrinth-refused-not-yours-to-play = { $card }: hast du nicht auf der Hand, und spielen kann das nur, wer es hat.
labyrinth-refused-alone-trolley-service = Wähl die Karte, die du reichen willst: Steht jemand auf einer anderen Platte, hilft der Wagendienst.
labyrinth-refused-alone-library-ladder = Wähl, wohin du gehst: An einem Schrecken oder Regal vorbei hilft die Bücherleiter.
labyrinth-refused-alone-secret-passage = Wähl, wohin du gehst: Durch eine geschlossene Kante hilft der Geheimgang.
labyrinth-refused-alone-useful-map = Wähl die dunkle Platte, die du erhellst: Liegt sie nicht neben dir, hilft der Lageplan.
labyrinth-refused-alone-photocopier = Geh auf einen Schrecken: Der Kopierer verdoppelt ein Buch, das dort bezahlt.
labyrinth-refused-only-library-cards = Zum Nehmen passt nur der Leseausweis: Wähl zuerst die Gattung.
labyrinth-refused-library-card-ready = Dieser Leseausweis liegt schon bereit: Wähl die Gattung des Buchs.
labyrinth-refused-library-card-hand = Beim Nehmen gelten nur die Leseausweise einer Hand.
labyrinth-refused-library-card-order = Leseausweise kommen in ihrer Reihenfolge dran: Nimm zurück, und fang mit diesem an.
labyrinth-refused-way-needs-not = { $option }: wird auf diesem Weg nicht gebraucht.
labyrinth-refused-way-needs = { $option }: hilft auf diesem Weg nicht. Er braucht eine Bücherleiter oder einen Geheimgang.
labyrinth-refused-serves-already = Diese Karte dient schon etwas anderem.
labyrinth-refused-copy-needs = { $option }: kopiert nichts. Das macht der Kopierer.
labyrinth-refused-flip-needs = { $option }: erhellt nichts. Eine Platte, die nicht neben dir liegt, braucht den Lageplan.
labyrinth-refused-pass-needs = { $option }: hilft hier nicht. Zu einer anderen Platte bringt eine Karte nur der Wagendienst.
labyrinth-refused-service-itself = Ein Wagendienst bringt sich nicht selbst: Nimm einen anderen.
labyrinth-refused-service-full = Die Hand, die etwas bekommt, ist voll: Nimm den Wagendienst, der darin liegt.

## Warum etwas nicht geht: Bezahlen

labyrinth-refused-pay-when = Bezahlt wird beim Fangen: Geh auf einen Schrecken.
labyrinth-refused-no-symbols = { $card }: zeigt keine Zeichen. Bezahlt wird mit Büchern und Zauberdingen.
labyrinth-refused-pay-order = { $card }: war früher dran, denn Karten zahlen in der Reihenfolge der Liste. Nimm zurück, und wähl diese Karte eher.
labyrinth-refused-pay-not-needed = { $card }: wird mit den gewählten Karten nicht gebraucht.
labyrinth-refused-chosen-already = { $card }: ist schon gewählt.
labyrinth-refused-copy-when = Ein Kopierer verdoppelt ein Buch beim Fangen: Geh auf einen Schrecken.
labyrinth-refused-no-photocopier = Für diesen Fang hast du keinen Kopierer mehr.
labyrinth-refused-copies-first = Zuerst kommen die Bücher, die du kopierst, dann die anderen Karten: Nimm zurück, um dieses zu kopieren.
labyrinth-refused-copy-not-needed = { $card }: muss mit den gewählten Karten nicht kopiert werden.

## Warum etwas nicht geht: Karten auf der Hand

labyrinth-refused-lies-under = { $card }: liegt unter { $terror }, bis dieser Schrecken zurückgebracht ist.
labyrinth-refused-other-hand = { $card }: ist in einer anderen Hand, nicht in deiner.
labyrinth-refused-nobodys-hand = { $card }: hat niemand auf der Hand.
labyrinth-refused-no-discard = Hier muss nichts abgelegt werden: Es ist Platz zum Ziehen, oder diese Hand zieht nichts.

## Warum etwas nicht geht: Geben und tauschen

labyrinth-refused-terror-stays = Ein gefangener Schrecken bleibt bei der Person, die ihn gefangen hat.
labyrinth-refused-just-moved = { $card }: hat gerade die Hand gewechselt und bleibt dort bis zu deiner nächsten Aktion.
labyrinth-refused-trolley-has = { $card }: hat der Wagen schon.
labyrinth-refused-refused-already = Eine volle Hand hat eine Karte abgelehnt: Gefragt wird sie wieder nach deiner nächsten Aktion.
labyrinth-refused-others-full =
    { $hand ->
        [trolley] Die Hand des Wagens ist voll
       *[others] Alle anderen Hände sind voll
    }: Tausch eine Karte gegen eine, das braucht keinen freien Platz.
labyrinth-refused-yours-already = { $card }: hast du schon auf der Hand.
labyrinth-refused-full-but-swap = Deine Hand ist voll: Leg zuerst eine Karte ab, oder tausch eine gegen eine.
labyrinth-refused-nothing-for = { $card }: Dafür kann nichts zurückkommen. Gib die Karte einfach her.
labyrinth-refused-swap-first = Wähl zuerst, welche deiner Karten du tauschst.
labyrinth-refused-give-to-alone = Allein gibst du Karten dem Wagen, und niemand muss genannt werden.
labyrinth-refused-seats = Es spielen nur { $seats } Personen mit.
labyrinth-refused-give-first = Wähl zuerst die Karte, die du gibst.
labyrinth-refused-give-to-self = Die Karte hast du selbst: Gib sie jemand anderem.
labyrinth-refused-full-for-good = Diese Hand ist voll und hat nichts, was sich ablegen ließe.
labyrinth-refused-offer-alone = Allein bietet dir niemand eine Karte an.
labyrinth-refused-no-offer = Dir wird keine Karte angeboten.
labyrinth-refused-lone-service = Der Wagendienst bringt sich nicht selbst zu einer anderen Platte.
labyrinth-refused-nobody-here = Auf deiner Platte steht sonst niemand: Geh zu jemandem, oder nimm einen Wagendienst.
labyrinth-refused-trolley-far = Der Wagen steht auf einer anderen Platte: Bring ihn her, oder nimm einen Wagendienst.
labyrinth-refused-player-far = Diese Person steht auf einer anderen Platte: Geh hin, oder nimm einen Wagendienst.

## Personen

labyrinth-seat = Platz { $number }
labyrinth-me-with = mir
labyrinth-trolley-with = dem Wagen
labyrinth-trolley-to = den Wagen
labyrinth-slots-mine = Ich habe { $filled } von 6 Plätzen belegt
labyrinth-slots-trolley = Der Wagen hat { $filled } von 6 Plätzen belegt
labyrinth-slots = { $who } hat { $filled } von 6 Plätzen belegt

## Was keinen Namen hat

labyrinth-some-card = die Karte
labyrinth-some-gift = das Geschenk
labyrinth-some-terror = den Schrecken
labyrinth-either = { $first } oder { $last }

## Gründe: der Aufbau. Wer sie nennt, spricht von sich.

labyrinth-ask-for =
    { $count ->
        [one] verlangt
       *[other] verlangen
    }
labyrinth-reason-instead = Ich wähle { labyrinth-genre }: { $count } von { $of } Schrecken { labyrinth-ask-for } { labyrinth-skill }, und im Stapel ist ein Buch für mich.
labyrinth-reason-start = Ich wähle { $genres }: Diese Bücher bringen Zeichen, die { $count } von { $of } Schrecken { labyrinth-ask-for }.
labyrinth-reason-start-alike = Ich wähle dreimal { labyrinth-genre }: Diese Bücher bringen Zeichen, die { $count } von { $of } Schrecken { labyrinth-ask-for }.

## Gründe: der Zug

labyrinth-reason-time =
    { $left ->
        [0] als Nächstes kommt „Zeit um“
        [one] 1 Fluch ist übrig
       *[other] { $left } Flüche sind übrig
    }
labyrinth-reason-concede =
    Ich gebe auf: { $filled } von 6 Regalen { $filled ->
        [one] ist
       *[other] sind
    } gefüllt, und { $time }.
labyrinth-reason-pass-on =
    Ich beende meinen Zug und gebe eine Aktion weiter, sodass { $next } 4 hat{ $lost ->
        [0] { "" }
        [one] ; 1 meiner Aktionen verfällt
       *[other] ; { $lost } meiner Aktionen verfallen
    }.
labyrinth-reason-end = Ich beende meinen Zug: Meine Aktionen sind verbraucht, und { $time }.
labyrinth-reason-end-feared = Ich beende meinen Zug: Meine Aktionen sind verbraucht, und { $time }; { $chance } lässt der nächste { $on } einen Schrecken frei.
labyrinth-reason-end-early =
    Ich beende meinen Zug: Nichts lohnt { $left ->
        [one] die letzte Aktion
       *[other] die { $left } übrigen Aktionen
    }; { $time }.

## Gründe: nehmen und ziehen

labyrinth-a-book = ein Buch der Gattung { labyrinth-genre }
labyrinth-reason-takes =
    { $who ->
        [trolley] Der Wagen nimmt
       *[me] Ich nehme
    } { labyrinth-a-book }
labyrinth-reason-take-pays =
    { labyrinth-reason-takes }: Mit { $deck ->
        [one] dem letzten Buch
       *[other] { $most } der { $deck } Bücher
    } im Stapel kann ich dann { $terror } bezahlen.
labyrinth-reason-take-lacks = { labyrinth-reason-takes }: Für { $terror } fehlt mir noch { $symbols }, und jedes dieser Bücher zeigt { labyrinth-skill }.
labyrinth-reason-take-asked = { labyrinth-reason-takes }: { $count } von { $of } noch freien Schrecken { labyrinth-ask-for } { labyrinth-skill }, und jedes dieser Bücher zeigt das.
labyrinth-filled =
    { $filled ->
        [one] ist 1 belegt
       *[other] sind { $filled } belegt
    }
labyrinth-reason-draw =
    { $who ->
        [trolley] Der Wagen zieht
       *[me] Ich ziehe
    } { $size ->
        [one] die letzte Belohnung
       *[other] eine von { $size } Belohnungen
    }: Sie kostet nichts, und von { $who ->
        [trolley] seinen
       *[me] meinen
    } 6 Plätzen { labyrinth-filled }.
labyrinth-reason-skip =
    Ich verzichte auf { $card ->
        [book] das Buch
       *[reward] die Belohnung
    }: Von meinen 6 Plätzen { labyrinth-filled }, und ich will behalten, was dort liegt.

## Gründe: die Platten

labyrinth-spot =
    die Platte { $side ->
        [north] nördlich
        [east] östlich
        [south] südlich
       *[west] westlich
    } { $beside ->
        [trolley] vom Wagen
       *[me] von mir
    } ({ $tile })
labyrinth-prize-shelf = das Regal { labyrinth-genre }, in das ich { $terror } zurückbringen kann
labyrinth-prize-terror = { $terror }, bezahlbar mit meinen Karten
labyrinth-prize-reward = eine Belohnungsplatte
labyrinth-then =
    { $when ->
        [now] und erreiche dann
       *[later] und öffne so einen Weg:
    }
labyrinth-by-map =
    { $by ->
        [map] { " " }mit einem Lageplan
       *[hand] { "" }
    }
labyrinth-kind =
    { $kind ->
        [crossroads] eine Kreuzung
        [terror] eine Schreckensplatte
        [shelf] eine Regalplatte
       *[reward] eine Belohnungsplatte
    }
labyrinth-about =
    { $about ->
        [yes] etwa{ " " }
       *[no] { "" }
    }
labyrinth-reason-light =
    Ich erhelle { $spot }{ labyrinth-by-map }: { $found } von 6 Regalen { $found ->
        [one] ist
       *[other] sind
    } gefunden, die anderen liegen im Dunkeln.
labyrinth-reason-light-sixth = Ich erhelle { $spot }{ labyrinth-by-map }, obwohl { $chance } ein sechster Schrecken alles beendet.
labyrinth-reason-light-odds =
    Ich erhelle { $spot }{ labyrinth-by-map }: ein Regal { labyrinth-about }{ $shelf }, ein Schrecken { labyrinth-about }{ $terror }; im Gitter { $loose ->
        [0] liegt kein Schrecken
        [one] liegt 1 Schrecken
       *[other] liegen { $loose } Schrecken
    }.
labyrinth-reason-light-prize = Ich erhelle { $spot } wieder{ labyrinth-by-map } { labyrinth-then } { $prize }.
labyrinth-reason-light-known =
    Ich erhelle { $spot } wieder{ labyrinth-by-map }: Wir wissen, es ist { labyrinth-kind }{ $new ->
        [yes] { " " }mit einem neuen Regal
       *[no] { "" }
    }.
labyrinth-way =
    { $way ->
        [cw] im Uhrzeigersinn
       *[ccw] gegen den Uhrzeigersinn
    }
labyrinth-reason-turn-prize = Ich drehe { $spot } { labyrinth-way } { labyrinth-then } { $prize }.
labyrinth-reason-turn-gains =
    Ich drehe { $spot } { labyrinth-way }: { $count ->
        [one] 1 Platte mehr ist
       *[other] { $count } Platten mehr sind
    } dann zu erreichen.
labyrinth-reason-turn-loses =
    Ich drehe { $spot } { labyrinth-way }: { $count ->
        [one] 1 Platte ist
       *[other] { $count } Platten sind
    } dann nicht mehr zu erreichen, aber andere können dazukommen.
labyrinth-reason-turn = Ich drehe { $spot } { labyrinth-way }: Sofort öffnet sich kein Weg, vielleicht aber mit der nächsten Platte, die erhellt oder gedreht wird.

## Gründe: gehen

labyrinth-reason-goes =
    { $walker ->
        [trolley] Der Wagen fährt
        [ride] Wir fahren
       *[player] Ich gehe
    }
labyrinth-reason-price =
    { $price ->
        [booster] { " " }mit einem Helfer
       *[free] { "" }
    }
labyrinth-reason-left =
    im Gitter { $left ->
        [0] bleibt dann kein Schrecken
        [one] bleibt dann 1 Schrecken
       *[other] bleiben dann { $left } Schrecken
    }
labyrinth-capture-it =
    { $walker ->
        [ride] fangen
       *[player] fange
    } diesen Schrecken
labyrinth-reason-capture = { labyrinth-reason-goes }{ labyrinth-reason-price } zu { $terror } und { labyrinth-capture-it }; { labyrinth-reason-left }.
labyrinth-reason-capture-with = { labyrinth-reason-goes }{ labyrinth-reason-price } zu { $terror } und { labyrinth-capture-it } mit { $cards }; { labyrinth-reason-left }.
labyrinth-reason-walk-wins = Ich bringe { $terrors } ins Regal { labyrinth-genre } zurück: Dann sind alle 6 gefüllt, und wir gewinnen.
labyrinth-reason-walk-returns =
    Ich bringe { $terrors } ins Regal { labyrinth-genre } zurück: Dann { $filled ->
        [one] ist 1 von 6
       *[other] sind { $filled } von 6
    } gefüllt, und eine Belohnung kommt dazu.
labyrinth-reason-walk-reward =
    { labyrinth-reason-goes }{ labyrinth-reason-price } auf eine Belohnungsplatte; zu ziehen { $size ->
        [one] ist 1 Karte
       *[other] sind { $size } Karten
    } da.
labyrinth-reason-walk = { labyrinth-reason-goes }{ labyrinth-reason-price } { $to }: { $there }.
labyrinth-there-together = Zusammen mit { $who } reichen die Karten für { $terror }
labyrinth-there-dark =
    Von dort { $count ->
        [one] ist 1 dunkle Platte
       *[other] sind { $count } dunkle Platten
    } zu erhellen
labyrinth-there-ways =
    { $count ->
        [0] Von dort führt noch kein Weg weiter
        [one] Von dort ist 1 Platte zu erreichen
       *[other] Von dort sind { $count } Platten zu erreichen
    }

## Gründe: Helfer, fangen und zurückbringen

labyrinth-reason-play =
    Ich spiele { $title }: Das { $option ->
        [time_machine]
            gibt mir { $after ->
                [one] 1 Aktion
               *[other] { $after } Aktionen
            } statt { $before }
        [trolley_service] bringt { $card } von Platte zu Platte
        [library_ladder] führt auf dem Weg { $to } an einem Schrecken oder Regal vorbei
        [secret_passage] führt auf dem Weg { $to } durch eine geschlossene Kante
        [useful_map] erhellt { $goal } von fern
        [library_card] bringt mir mit derselben Aktion noch ein Buch
       *[photocopier] lässt ein Buch bei diesem Fang doppelt zählen
    }; { $other } auf derselben Karte ist damit auch weg.
labyrinth-reason-pay =
    Ich zahle mit { $card }{ $copied ->
        [yes] { " " }(kopiert)
       *[no] { "" }
    }: Das bringt { $symbols } für { $terror }, { $spare ->
        [0] nichts
       *[other] { $spare }
    } zu viel.
labyrinth-reason-return-wins = Ich bringe { $terror } zurück: Das füllt das letzte Regal, und wir gewinnen.
labyrinth-reason-return =
    Ich bringe { $terror } hierher zurück, obwohl auch { $left } von { $open } anderen offenen Regalen { $left ->
        [one] passte
       *[other] passten
    }.
labyrinth-reason-keep =
    Ich lege den Fang in { $hand ->
        [trolley] die Hand des Wagens
       *[player] meine Hand
    }: Jetzt sind bei mir { $mine } und beim Wagen { $trolley } von 6 Plätzen belegt.

## Gründe: geben, tauschen, ablegen

labyrinth-reason-pass-terror =
    { $deed ->
        [give] Ich gebe { $terror } her
        [take] Ich nehme { $terror }
       *[swap] Ich tausche { $terror }
    }, besser aufgehoben in der anderen Hand: { $slots }.
labyrinth-reason-receive = Ich nehme { $card }{ $gain }
labyrinth-reason-swap = Ich tausche { $card }: Die Karte zeigt { $symbols }, und eine andere nützt mir vielleicht mehr.
labyrinth-reason-swap-plain = Ich tausche { $card }: Die Karte zeigt kein Zeichen, und eine andere nützt mir vielleicht mehr.
labyrinth-reason-swap-for = Ich bekomme dafür { $card }{ $gain }
labyrinth-reason-swap-for-terror = Ich bekomme dafür { $terror }, und ein Tausch braucht keinen freien Platz.
labyrinth-reason-give = Ich gebe { $card } an { $who }{ $gain }
labyrinth-reason-give-it = Ich gebe das an { $who }: { $slots }.
labyrinth-reason-give-away = Ich gebe { $card } her: Jemand anderes braucht das vielleicht mehr.
labyrinth-reason-give-away-pays = Ich gebe { $card } her: Dann kann { $who } { $terror } bezahlen.
labyrinth-gain-slot = : Dort sind { $filled } von 6 Plätzen belegt, und bei mir wird einer frei.
labyrinth-gain-pays =
    { $whose ->
        [mine] { " " }und kann dann { $terror } bezahlen.
       *[theirs] : Das reicht dort für { $terror }.
    }
labyrinth-gain-lacking =
    { $whose ->
        [mine] , denn mir fehlt { $symbols } für { $terror }.
       *[theirs] : Dort fehlt { $symbols } für { $terror }.
    }
labyrinth-gain =
    { $whose ->
        [mine] , was mir vielleicht mehr nützt
       *[theirs] { "" }
    }: { $slots }.
labyrinth-reason-refuse = Ich behalte meine Karten: Alle 6 nützen uns mehr als { $card }.
labyrinth-room = einen Platz mehr frei
labyrinth-room-for = Platz für { $card }
labyrinth-reason-discard-booster = Ich lege { $card } ab und habe { $room }; für diesen Helfer sehe ich keine Verwendung.
labyrinth-reason-discard =
    Ich lege { $card } ab und habe { $room }: { $asking ->
        [0] Kein Schrecken im Gitter verlangt
        [one]
            { $of ->
                [one] Der einzige Schrecken im Gitter verlangt
               *[other] 1 von { $of } Schrecken im Gitter verlangt
            }
       *[other] { $asking } von { $of } Schrecken im Gitter verlangen
    } diese Zeichen.

## Die Geschichte einer Partie

labyrinth-genre-title =
    { $genre ->
        [own] { $title }
       *[red] { labyrinth-genre }
    }
labyrinth-story-captured =
    In Zug { $turn } fängt { $who } { $terror } mit { $cards ->
        [one] einer einzigen Karte
       *[other] { $cards } Karten
    }.
labyrinth-story-returned = In Zug { $turn } bringt { $who } { $terror } zurück: Regal { $genre }.
labyrinth-story-best-captured = Der beste Zug ist der { $turn }.: { $who } fängt { $captured }.
labyrinth-story-best-returned = Der beste Zug ist der { $turn }.: { $who } bringt { $returned } heim.
labyrinth-story-best = Der beste Zug ist der { $turn }.: { $who } fängt { $captured } und bringt { $returned } heim.
labyrinth-story-relief = Bei { $loose } freien Schrecken fängt { $who } in Zug { $turn } { $terror }, und so eng wird es nie wieder.
labyrinth-story-siege = Von Zug { $turn } an sind nie weniger als { $loose } Schrecken frei.
labyrinth-story-last-return =
    Nach Zug { $turn } kommt kein Schrecken mehr heim, bei { $shelves ->
        [one] einem gefüllten Regal
       *[other] { $shelves } gefüllten Regalen
    }.
labyrinth-story-lull = Die Züge { $first } bis { $last } bringen weder Fang noch Rückkehr.
labyrinth-story-cursed =
    Der schlimmste Fluch, in Zug { $turn }, lässt { $terror } frei, Nummer { $loose } im Gitter{ $all ->
        [one] { "" }
       *[other] ; insgesamt kommen { $all } durch Flüche heraus
    }.
labyrinth-story-lost =
    { $who } lässt { $lost ->
        [one] 1 Aktion
       *[other] { $lost } Aktionen
    } verfallen, { $share ->
        [all] { "" }
        [most] die meisten{ " " }
       *[some] { $then } davon{ " " }
    }in Zug { $turn }.
labyrinth-story-filled =
    { $shelves ->
        [0] keinem gefüllten Regal
       *[other] { $shelves } von sechs gefüllten Regalen
    }
labyrinth-story-ended-won = Alle sechs Regale sind in Zug { $turn } gefüllt: Die Bibliothek ist gerettet.
labyrinth-story-ended-out_of_time = In Zug { $turn } ist die Zeit um, mit { labyrinth-story-filled }.
labyrinth-story-ended-overrun = In Zug { $turn } kommt der sechste Schrecken frei, mit { labyrinth-story-filled }.
labyrinth-story-ended-conceded = Die Partie wird in Zug { $turn } aufgegeben, mit { labyrinth-story-filled }.
labyrinth-story-luck =
    { $who } erhellt { $lit ->
        [one] 1 Platte
       *[other] { $lit } Platten
    } und trifft auf { $terrors } Schrecken, zu erwarten waren { NUMBER($likely, minimumFractionDigits: 1) }.

## Was geschieht

# Wer liest, kann die Nummer 1 sein, der Wagen die 0, denn Menschen können heißen, wie sie wollen.
labyrinth-who =
    { $who ->
        [0] Der Wagen
        [1] Du
       *[other] { START($who) }
    }
    .in =
        { $who ->
            [0] der Wagen
            [1] du
           *[other] { $who }
        }
    .dat =
        { $who ->
            [0] dem Wagen
            [1] dir
           *[other] { $who }
        }
    .acc =
        { $who ->
            [0] den Wagen
            [1] dich
           *[other] { $who }
        }
labyrinth-giver =
    { $giver ->
        [0] der Wagen
        [1] du
       *[other] { $giver }
    }
labyrinth-receiver =
    { $receiver ->
        [0] der Wagen
        [1] du
       *[other] { $receiver }
    }
    .acc =
        { $receiver ->
            [0] den Wagen
            [1] dich
           *[other] { $receiver }
        }
labyrinth-trolley = der Wagen
labyrinth-actions =
    { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
labyrinth-junction = zwischen den Reihen { $row } und { $next_row } und den Spalten { $column } und { $next_column }
labyrinth-direction =
    { $direction ->
        [NW] Nordwest
        [NE] Nordost
        [SE] Südost
       *[SW] Südwest
    }
labyrinth-counted-twice = { $card } (doppelt)
labyrinth-told-genres-chosen =
    { labyrinth-who } { $who ->
        [1] hast
       *[other] hat
    } drei Gattungen gewählt.
labyrinth-told-genres-chosen-which = { START($who) } hat drei Gattungen gewählt: { $genres }.
labyrinth-told-wants = { $who } nimmt { $genres }
labyrinth-told-genres-shown = { START($shown) }.
labyrinth-told-genre-replaced = { START($who) } nimmt stattdessen { labyrinth-a-book }: { $missing } ist aus.
labyrinth-told-dealt =
    { labyrinth-who } { $who ->
        [1] beginnst
       *[other] beginnt
    } mit { $cards }.
labyrinth-told-bookwyrm-placed = Der Bücherwurm wartet { $junction }.
labyrinth-told-bookwyrm-moved = Der Bücherwurm kriecht weiter, { $junction }.
labyrinth-told-turn =
    { labyrinth-who } { $who ->
        [1] bist
       *[other] ist
    } am Zug, mit { labyrinth-actions }.
labyrinth-told-taken =
    { labyrinth-who } { $who ->
        [1] nimmst
       *[other] nimmt
    } { $card }.
labyrinth-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
labyrinth-told-books-rebuilt = Die Ablage der Gattung { labyrinth-genre } wird ein neuer Stapel mit { labyrinth-cards }.
labyrinth-told-rewards-rebuilt = Die Ablage der Belohnungen wird ein neuer Stapel mit { labyrinth-cards }.
labyrinth-told-drawn =
    { labyrinth-who } { $who ->
        [1] ziehst
       *[other] zieht
    } { $card }.
labyrinth-told-skipped =
    { labyrinth-who } { $who ->
        [1] ziehst
       *[other] zieht
    } nicht mehr.
labyrinth-told-played =
    { labyrinth-who } { $who ->
        [1] spielst
       *[other] spielt
    } { $option }.
labyrinth-told-lights =
    { labyrinth-who } { $who ->
        [1] erhellst
       *[other] erhellt
    } { $tile }: { labyrinth-kind }.
labyrinth-told-turns =
    { labyrinth-who } { $who ->
        [1] drehst
       *[other] dreht
    } { $tile } { labyrinth-way }.
labyrinth-told-curse-lights = Der Fluch erhellt { $tile }: { labyrinth-kind }.
labyrinth-told-curse-darkens = Der Fluch verdunkelt { $tile }.
labyrinth-told-curse-turns = Der Fluch dreht { $tile } { labyrinth-way }.
labyrinth-told-terror = Aus dem Dunkel kommt { $on }: { $terror }.
labyrinth-told-shelf = Das Regal { $title } steht { $on }.
labyrinth-told-walks =
    { labyrinth-who } { $who ->
        [1] gehst
       *[other] geht
    } { $start } { $to }.
labyrinth-told-rides =
    { labyrinth-who } { $who ->
        [1] fährst
       *[other] fährt
    } mit dem Wagen { $start } { $to }.
labyrinth-told-captures =
    { labyrinth-who } { $who ->
        [1] fängst
       *[other] fängt
    } { $on } { $terror }, mit { $cards }.
labyrinth-told-captures-for-trolley =
    { labyrinth-who } { $who ->
        [1] fängst
       *[other] fängt
    } { $on } { $terror }, mit { $cards }; der Fang kommt in die Hand des Wagens.
labyrinth-told-returns = { START($who) } bringt { $terror } heim: Regal { labyrinth-genre } { $on }.
labyrinth-told-passed =
    { START(labyrinth-giver) } { $giver ->
        [1] gibst
       *[other] gibt
    } { $card } an { labyrinth-receiver.acc }.
labyrinth-told-offered =
    { START(labyrinth-giver) } { $giver ->
        [1] bietest
       *[other] bietet
    } { $card } an, für { labyrinth-receiver.acc }; die Hand dort ist voll.
labyrinth-told-refused =
    { START(labyrinth-receiver) } { $receiver ->
        [1] machst
       *[other] macht
    } keinen Platz: { labyrinth-giver } { $giver ->
        [1] behältst
       *[other] behält
    } { $card }.
labyrinth-told-discarded =
    { labyrinth-who } { $who ->
        [1] legst
       *[other] legt
    } { $card } ab.
labyrinth-told-passes-on =
    { $who ->
        [1] gibst eine Aktion weiter
       *[other] gibt eine Aktion weiter
    }
labyrinth-told-ends-turn =
    { labyrinth-who } { $who ->
        [1] beendest
       *[other] beendet
    } den Zug{ $passed ->
        [yes] { " " }und { labyrinth-told-passes-on }
       *[no] { "" }
    }{ $lost ->
        [0] { "" }
        [one] ; 1 Aktion verfällt
       *[other] ; { $lost } Aktionen verfallen
    }.
labyrinth-told-curse =
    { $curses ->
        [one] Ein Fluch
       *[other] Ein Doppelfluch
    }, vom Bücherwurm aus nach { $directions }. { $left ->
        [0] Übrig ist nur „Zeit um“.
        [one] Noch 1 Fluch.
       *[other] Noch { $left } Flüche.
    }
labyrinth-told-nothing = Der Fluch ändert nichts { $on }.
labyrinth-ended =
    { $ending ->
        [won] Alle sechs Regale sind gefüllt: Ihr habt gewonnen
        [out_of_time] Die Zeit ist um, und ihr habt verloren
        [overrun] Ein sechster Schrecken liegt im Gitter, und ihr habt verloren
       *[conceded] Ihr habt aufgegeben
    }
labyrinth-told-won = { labyrinth-ended }.
labyrinth-told-ended =
    { labyrinth-ended }: { $shelves } von 6 Regalen { $shelves ->
        [one] war
       *[other] waren
    } gefüllt.

## Fragen

labyrinth-a-card = eine Karte
labyrinth-over = Die Partie ist zu Ende.
labyrinth-thinking = { START($who) } überlegt.
labyrinth-ask-start = Wähl die Gattungen deiner ersten drei Bücher.
labyrinth-ask-instead = { labyrinth-genre }: Davon ist kein Buch für dich übrig. Wähl eine andere Gattung.
labyrinth-ask-act =
    Was tust du? { $actions ->
        [0] Keine Aktion ist übrig.
       *[other] Noch { labyrinth-actions }.
    }
labyrinth-ask-take = Ein Leseausweis liegt bereit: Welches Buch nimmst du zuerst?
labyrinth-ask-extra = Noch ein Buch mit deinem Leseausweis: welcher Gattung?
labyrinth-ask-reward = Eine Belohnungsplatte: Ziehst du eine Karte?
labyrinth-ask-spend = Welchen Helfer benutzt du?
labyrinth-ask-pay = Mit welchen Karten bezahlst du { $terror }?
labyrinth-ask-return = Welcher gefangene Schrecken kommt in dieses Regal?
labyrinth-ask-keep = In welche Hand kommt der Fang?
labyrinth-ask-give_to = Wer bekommt { $card }?
labyrinth-ask-swap_for = Was bekommst du für { $card }?
labyrinth-ask-make_room = { $giver } bietet dir { $offer } an, und deine Hand ist voll: Legst du dafür eine Karte ab?

## Antworten

labyrinth-some-seat = Platz { $number }
labyrinth-do-end = Den Zug beenden
labyrinth-do-end-pass = Den Zug beenden und eine Aktion weitergeben
labyrinth-do-start = Beginnen mit: { $genres }
labyrinth-do-take =
    { $by ->
        [trolley] Der Wagen nimmt ein Buch
       *[player] Ein Buch nehmen
    }: { $title }
labyrinth-do-extra = Noch ein Buch nehmen: { $title }
labyrinth-do-instead = Stattdessen ein Buch: { $title }
labyrinth-do-flip = { START($tile) } erhellen
labyrinth-do-rotate = { START($tile) } { labyrinth-way } drehen
labyrinth-do-move =
    { $walker ->
        [trolley] Den Wagen { $to } schicken
        [ride] { START($to) } mitfahren
       *[player] { START($to) } gehen
    }
labyrinth-do-draw =
    { $into ->
        [trolley] Eine Belohnung für den Wagen ziehen
       *[player] Eine Belohnung ziehen
    }
labyrinth-do-skip = Nicht mehr ziehen
labyrinth-do-play = { $option } spielen, nicht { $other }
labyrinth-do-play-again = { $option } spielen, nicht { $other } ({ $number })
labyrinth-do-play-card = { $card } spielen (Seite { $option })
labyrinth-do-return = { $card } zurückbringen
labyrinth-do-keep =
    { $hand ->
        [trolley] Den Fang in die Hand des Wagens
       *[player] Den Fang in deine Hand
    }
labyrinth-do-pay = Mit { $card } zahlen
labyrinth-do-copy = Mit { $card } doppelt zahlen (Kopierer)
labyrinth-do-discard = { $card } ablegen
labyrinth-do-give = { $card } geben
labyrinth-do-receive = { $card } bekommen
labyrinth-do-swap = { $card } tauschen
labyrinth-do-swap-for = Dafür { $card } bekommen
labyrinth-do-give-to = An { $who } geben
labyrinth-do-refuse = Alle Karten behalten
labyrinth-do-concede = Die Partie aufgeben

## Die Einführung, Schritt für Schritt wie in lesson.toml

labyrinth-lesson-maze =
    Die Bibliothek ist ein Labyrinth aus 25 Platten, und das meiste liegt im Dunkeln. Du und Agnes spielt zusammen:
    Alle gewinnen oder alle verlieren.
labyrinth-lesson-shelves =
    Sechs Regale wollen je einen Schrecken. Drei davon sind hell: die Faust, Große Leben; die Sanduhr, Herrscherinnen;
    das Herz, Kinderbücher. Die anderen drei warten unter dunklen Platten.
labyrinth-lesson-hand =
    Das sind deine Karten, offen für alle. Jedes Buch gibt Zeichen: Zenobia eine Sanduhr, einen Baum und eine Faust.
    Eine Hand hat sechs Plätze.
labyrinth-lesson-light =
    Ein Zug hat drei Aktionen. Erhelle zuerst die dunkle Platte südlich von dir: Drück darauf und wähl das Erhellen.
labyrinth-lesson-terror =
    Eine Schreckensplatte, und darauf der Chupacabra: Er braucht ein Herz, einen Baum und eine Sanduhr. Baum und
    Sanduhr hast du. Ein Kinderbuch hat immer ein Herz: Nimm eins.
labyrinth-lesson-capture =
    Anne Shirley hat zwei Herzen. Mit ihr und Zenobia kannst du auf den Schrecken gehen: Der Weg ist auf beiden Seiten
    offen, und das Fangen kostet nichts extra.
labyrinth-lesson-captured =
    Gefangen. Anne und Zenobia bewachen den Chupacabra: Die drei füllen einen Platz, bis du ihn in ein Regal mit einem
    seiner Zeichen bringst: Herz, Baum oder Sanduhr. Deine Aktionen sind verbraucht; beende deinen Zug.
labyrinth-lesson-curse =
    Nach jedem Zug trifft ein Fluch eine der vier Platten um den Bücherwurm. Dieser traf die im Nordwesten: Dort liegt
    ein Schrecken, darum hat sie sich nur gedreht. Dann kroch der Bücherwurm weiter.
labyrinth-lesson-turn =
    Agnes hat den Basilisken und will ihn ins Regal mit der Faust bringen, Große Leben. Auf jeder Seite steht ihr ein
    Bücherregal im Weg. Sie dreht ihre eigene Platte, dann ist es nur noch eins.
labyrinth-lesson-passage = Ein Geheimgang führt durch ein Bücherregal. Sie spielt ihn und geht weiter.
labyrinth-lesson-returned =
    Der Basilisk ist zurück in seinem Regal, eins von sechs ist gefüllt. Die Karten, die ihn bewachten, liegen auf der
    Ablage, und Agnes hat eine Belohnung gezogen.
labyrinth-lesson-clock =
    Mit ihrer letzten Aktion ist sie auf deine Platte gekommen, damit ihr euch Karten reichen könnt. Der Fluch hat ein
    Regal erhellt. Die Uhr zeigt die Flüche, die noch übrig sind; ist sie abgelaufen, ist die Partie verloren.
labyrinth-lesson-lost =
    Auch sechs Schrecken zugleich im Gitter verlieren die Partie. Jetzt sind es zwei. Erhellt Platten, solange Platz
    ist, und fangt, bevor er weg ist. Mehr musst du nicht wissen: Die Regeln sind einen Druck entfernt, ein Tipp auch.

## Optionen, und was nicht zusammengeht

labyrinth-option-difficulty =
    Welche Platten ausliegen: je schwerer, desto mehr Schrecken und desto weniger Kreuzungen. Ein Platz spielt die
    Reihe für eine Person, wenn du nichts anderes sagst.
labyrinth-option-shapes =
    Welche Regal-, Schreckens- und Belohnungsplatten genommen werden: zuerst Ecken ist schwerer, zuerst T-Stücke
    leichter.
labyrinth-option-double-curses =
    Fluchkarten, die durch doppelte ersetzt werden; ein Doppelfluch trifft zwei Platten auf einmal.
labyrinth-option-extra-cards = Fluchkarten, die dazukommen: so viele Züge mehr, bis die Zeit um ist.
labyrinth-option-wyrm-start =
    Wo der Bücherwurm auf seinem Ring beginnt: 0 ist im Nordwesten, 3, 6 und 9 sind die nächsten Ecken im
    Uhrzeigersinn.
labyrinth-option-first-player = Wer beginnt: wer zuletzt gelesen hat, wenn du es sagen willst; Plätze zählen ab 0.
labyrinth-mistake-solo = Die Schwierigkeit 'solo' ist für einen Platz; 'novice' legt dieselben Platten.
labyrinth-mistake-first-player =
    Die Option 'first_player' muss random oder ein Platz von 0 bis { $last } sein, nicht { $seat }.
labyrinth-mistake-extra-cards =
    Die Option 'extra_cards' darf hier höchstens { $most } sein, nicht { $given }: Der Stapel bräuchte { $needed }
    einfache Fluchkarten, und in der Schachtel sind { $box }.
labyrinth-pointless-novice = Allein legt 'novice' dieselben Platten wie 'solo'.
labyrinth-pointless-first-player = Allein gibt es niemanden sonst, der beginnen könnte.

## Der Zettel: eine Zeile unter der Frage, die Verben, und was aus einer Antwort wird

labyrinth-more-start = Alle wählen verdeckt und gleichzeitig; eine Gattung darf auch zwei- oder dreimal dabei sein.
labyrinth-more-spend = Nur die gewählte Seite wirkt; dann kommt die Karte auf die Ablage.
labyrinth-more-make_room = Deine Hand ist voll: Leg eine Karte ab oder behalt alle.
labyrinth-chosen-so-far = Gewählt: { $cards }.
labyrinth-verb-take = Nehmen
labyrinth-verb-flip = Erhellen
labyrinth-verb-rotate = Drehen
labyrinth-verb-move = Gehen
labyrinth-verb-pass = Geben
labyrinth-verb-end = Beenden
labyrinth-verb-spend = Einen Helfer spielen
labyrinth-verb-discard = Ablegen
labyrinth-which-take = Ein Buch welcher Gattung?
labyrinth-which-flip = Welche Platte erhellst du?
labyrinth-which-rotate = Welche Platte drehst du?
labyrinth-which-move = Wohin gehst du?
labyrinth-which-pass = Welche Karte wechselt die Hand?
labyrinth-which-end = Deinen Zug beenden?
labyrinth-which-spend = Welchen Helfer benutzt du?
labyrinth-which-discard = Welche Karte legst du ab?
labyrinth-how-flip = Drück auf eine dunkle Platte neben dir.
labyrinth-how-rotate = Deine eigene oder eine helle daneben, um ein Viertel.
labyrinth-how-move = Drück auf eine markierte Platte; ein Weg kostet eine Aktion, egal wie lang.
labyrinth-how-pass = Drück auf eine deiner Karten zum Geben oder Tauschen oder auf eine fremde zum Bekommen.
labyrinth-book-of =
    { $by ->
        [trolley] Für den Wagen: { $title }
       *[player] { $title }
    }
labyrinth-capture = { $terror } fangen
labyrinth-bring-back = Zurückbringen: { $title }
labyrinth-by =
    { $walker ->
        [trolley] der Wagen allein
        [ride] beide zusammen
       *[player] { "" }
    }{ $boosters ->
        [yes] { $walker ->
            [player] { "" }
           *[other] ,{ " " }
        }kostet Helfer
       *[no] { "" }
    }
labyrinth-side =
    { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
labyrinth-then-out-of-time = Zeit um: alles verloren
labyrinth-then-curse =
    { $actions ->
        [0] { "" }
       *[other] { labyrinth-actions } { $actions ->
            [one] verfällt
           *[other] verfallen
        },{ " " }
    }{ $left ->
        [1] dann der letzte Fluch
       *[other] dann ein Fluch
    }
labyrinth-then-heir = eine Aktion mehr für { $who }; { $curse }
labyrinth-then-in-deck = { $cards } im Stapel
labyrinth-then-shuffled = neu gemischt aus { $cards }
labyrinth-then-free = kostet nichts
labyrinth-then-action = 1 Aktion
labyrinth-then-room =
    { $places ->
        [0] voll: wird um Platz gebeten
        [one] ein freier Platz
       *[other] { $places } freie Plätze
    }
labyrinth-then-known = { $kind ->
        [crossroads] eine Kreuzung
        [terror] eine Schreckensplatte
        [shelf] eine Regalplatte
       *[reward] eine Belohnungsplatte
    }
labyrinth-then-terror = { $percent } % ein Schrecken
labyrinth-then-terror-sixth = { $percent } % der sechste Schrecken: verloren
labyrinth-then-lit = sie wird hell
labyrinth-then-by-map = { $then }, mit Lageplan
labyrinth-then-open = dann offen nach { $sides }
labyrinth-then-reward = und eine Belohnung ziehen
labyrinth-then-paid-with =
    { $cards }{ $others ->
        [0] { "" }
        [one] { " " }oder anders
       *[other] { " " }oder { $others } andere
    }
labyrinth-then-home = { $terrors }, bringt eine Belohnung
labyrinth-then-symbols = { $symbols }
labyrinth-then-all-paid = { $symbols }, dann ist alles bezahlt
labyrinth-then-left-to-pay = { $symbols }, dann fehlt noch { $left }
labyrinth-then-conceded = für alle, und sofort
labyrinth-effect =
    { $option ->
        [time_machine] In diesem Zug eine Aktion mehr.
        [trolley_service] Eine Karte von oder zu einer anderen Platte reichen.
        [library_ladder] An einem Schrecken oder Regal vorbeigehen.
        [secret_passage] Durch eine geschlossene Kante gehen.
        [useful_map] Irgendeine dunkle Platte erhellen.
        [library_card] Ein zweites Buch dazunehmen.
        [photocopier] Ein Buch zählt beim Fangen doppelt.
       *[own] { $effect }
    }

labyrinth-skills = { labyrinth-symbols }
labyrinth-place = { labyrinth-tile-object }
labyrinth-light = { START(labyrinth-place) } erhellen
labyrinth-turn = { START(labyrinth-place) } { labyrinth-way } drehen
labyrinth-walk =
    { $walker ->
        [trolley] Wagen { labyrinth-tile-to }
        [ride] { START(labyrinth-tile-to) } mitfahren
       *[player] { START(labyrinth-tile-to) } gehen
    }
labyrinth-hand-is-full = Die Hand ist voll: Leg erst eine Karte ab.
