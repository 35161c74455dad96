/**
 * The rules in German, by their ids; the words are those of words.de.ts. Besides:
 * seat = Platz, active player = wer am Zug ist, priority order = Rangfolge, arrival stamp = Ankunftsmarke,
 * youth rank = Jugendrang, trigger test = Feuerprobe, triggering fire = auslösendes Feuer, burn index = Brandzahl,
 * fire icon = Feuersymbol, destroyed card = Zerstört-Karte, spare card = übrige Karte, window = Fenster.
 */

export const chapters: Record<string, string> = {
  Definitions: 'Begriffe',
  Setup: 'Aufbau',
  'Step 1 — choosing turn order': 'Schritt 1: Zugkarten wählen',
  'Step 2 — a turn: saving books': 'Schritt 2: ein Zug, Bücher retten',
  'Fire Spreading': 'Das Feuer breitet sich aus',
  'Scoring knowledge': 'Wissen werten',
  'Step 3 — end of round': 'Schritt 3: Ende der Runde',
  'Game end': 'Ende der Partie',
  'Tools in general': 'Werkzeuge im Allgemeinen',
  'Tools one by one': 'Werkzeuge im Einzelnen',
  'Technology Books (micro expansion)': 'Technikbücher (kleine Erweiterung)',
  'Solo rules common to both solo variants': 'Allein spielen: gemeinsame Regeln',
  'Solo Robot': 'Allein gegen den Roboter',
  'Lone Librarian': 'Allein im Haus',
  'Multiplayer with robot': 'Zu mehreren mit Roboter',
  'No Tool variant': 'Ohne Werkzeuge',
  'Wild Fire and Inferno': 'Wildes Feuer und Inferno',
  'Ambiguities and rulings': 'Unklare Stellen und Entscheidungen',
}

export const rules: Record<string, string> = {
  // Begriffe
  'FIRE-DEF-1': '*Platz*: ein Mensch oder ein Bot, der mitspielt. Der *Roboter* der Varianten ist kein Platz. (O)',
  'FIRE-DEF-2':
    '*Wert eines Buchs*: die Zahl auf der obersten Karte seiner Abteilung; 10, sobald die Zerstört-Karte offen liegt. Ein Technikbuch ist so viel wert wie die höchste oberste Karte aller vier Abteilungen. (R)',
  'FIRE-DEF-3':
    '*gewinn(p, n)*: Ist n > 0, steigt die Punktzahl von p um n, und p bekommt eine neue, größere *Ankunftsmarke*; ist n = 0, ändert sich nichts. (R/O, AMB-5)',
  'FIRE-DEF-4':
    '*Rangfolge*: aufsteigend nach (Punktzahl, Ankunftsmarke). Plätze, die noch nie gepunktet haben, ordnen sich untereinander nach dem *Jugendrang* und kommen vor allen anderen mit gleicher Punktzahl. (R, AMB-4)',
  'FIRE-DEF-5':
    '*brenne(Abteilung)*: Leg ihre oberste Karte ab; dadurch wird die nächste aufgedeckt. Ist es die Zerstört-Karte, endet die Partie sofort; sonst kommt für jedes Feuersymbol darauf ein Feuer aus dem Vorrat in den Beutel. (R, AMB-9, AMB-13)',
  'FIRE-DEF-6':
    '*niedrigste() / höchste()*: die Abteilung, deren oberste Karte die niedrigste / höchste Brandzahl hat. (R)',
  'FIRE-DEF-7':
    '*Feuerprobe* für ein eben gelegtes Feuer: Es greift um sich, wenn es das zweite Feuer auf dieser Karte ist oder sein Feld riskant ist (und keine Handschuhe wirken), sonst nicht. (R)',
  'FIRE-DEF-8':
    '*Mut einer Karte*: die Zahl des belegten Feldes ganz rechts (jedes Plättchen zählt, auch ein Feuer); 0, wenn dieses Feld sicher oder die Karte leer ist. (R, AMB-7)',
  // Aufbau
  'FIRE-SETUP-1':
    'Bau die vier Stapel der Abteilungen auf, einen aus den Karten jeder Abteilung (FIRE-DEF-2), der niedrigste Wert liegt oben. (R)',
  'FIRE-SETUP-2': 'Beutel: alle 22 Bücher und 7 Feuer. Vorrat: 10 Feuer. (R)',
  'FIRE-SETUP-3':
    'Mit 1–3 Plätzen kommen alle Äxte und Bücherwagen aus dem Spiel (6 Karten, 33 bleiben); mit 4–6 Plätzen spielt man mit allen 39. (R, AMB-1)',
  'FIRE-SETUP-4':
    'Misch den Werkzeugstapel; deck 3 als Auslage auf; gib jedem Platz 2 verdeckt. Die Hände sind geheim. (R)',
  'FIRE-SETUP-5':
    'Zugkarten im Spiel: 1 Platz 1–6; 2 Plätze 1–3; 3 Plätze 1–4; 4 Plätze 1–4; 5 Plätze 1–5; 6 Plätze 1–6. Die anderen bleiben aus der Partie. (R)',
  'FIRE-SETUP-6':
    'Misch die Zugkarten im Spiel und gib jedem Platz eine (allein: keine Verteilung, FIRE-SOLO-2). Mit 2 oder 3 Plätzen bleibt eine Karte in der Mitte und wird in Runde 1 nicht benutzt. (R, AMB-2)',
  'FIRE-SETUP-7': 'Alle beginnen mit 0 Punkten, neben der Punkteleiste. (R)',
  'FIRE-SETUP-8':
    'Jugendrang: eine Liste, die man beim Eröffnen angeben kann, sonst eine zufällige Reihenfolge; von Anfang an öffentlich. (O, AMB-4)',
  // Schritt 1
  'FIRE-ORDER-1': 'Runde 1: Es wird nicht gewählt; die Verteilung entscheidet (allein: FIRE-SOLO-2). (R)',
  'FIRE-ORDER-2':
    'Ab Runde 2 liegen alle Zugkarten im Spiel in der Mitte; in der Rangfolge nimmt jeder Platz eine von denen, die noch da sind. (R)',
  'FIRE-ORDER-3': 'Mit 2–3 Plätzen bleibt eine Karte übrig; in dieser Runde benutzt sie niemand. (R)',
  'FIRE-ORDER-4':
    'Gezogen wird in aufsteigender Reihenfolge der Kartennummern. Ist Karte 1 die unbenutzte, beginnt die niedrigste, die jemand hält. (R/O, AMB-3)',
  'FIRE-ORDER-5':
    'Werkzeuge für Schritt 1 darf man nur ab Runde 2 spielen und nur, bevor die erste Karte der Runde gewählt ist. (R, AMB-14)',
  'FIRE-ORDER-6': 'Plättchen, die auf einer Karte liegen (Amulett, Schleuder), gehören dem, der diese Karte hält. (R)',
  // Schritt 2
  'FIRE-SAVE-1':
    'Wer am Zug ist, zieht ein zufälliges Plättchen und legt es auf der eigenen Karte auf das erste leere Feld von links. (R)',
  'FIRE-SAVE-2': 'Nach einem Buch: weiterziehen, aufhören oder ein Werkzeug zum Retten spielen. (R)',
  'FIRE-SAVE-3':
    'Nach einem Feuer: Feuerprobe. Greift es nicht um sich, bleibt es liegen, und der Zug geht weiter. Greift es um sich, breitet es sich sofort aus; stattdessen aufhören kann man nicht. (R)',
  'FIRE-SAVE-4':
    'Aufhören darf, wer in diesem Zug mindestens einmal gezogen hat oder schon ein Plättchen auf der Karte hat. (O, AMB-6)',
  'FIRE-SAVE-5':
    'Sind alle fünf Felder belegt, ohne dass ein Feuer um sich gegriffen hat (durch Amulette und Schleudern auch vor dem ersten Ziehen), folgt von selbst die Wertung. (R)',
  'FIRE-SAVE-6':
    'Weggenommene Plättchen hinterlassen Lücken; Plättchen rücken nie nach; das nächste füllt die erste Lücke von links. (R/O, AMB-7)',
  'FIRE-SAVE-7':
    'Werkzeuge zum Retten spielt nur, wer am Zug ist, jederzeit zwischen dem Nehmen des Beutels und dem Aufhören oder Auslösen, auch vor dem ersten Ziehen. (R)',
  'FIRE-SAVE-8': 'Ist der Beutel leer, kann man nicht ziehen; man muss aufhören. (O, AMB-12)',
  // Ausbreitung
  'FIRE-SPREAD-1':
    'Greift ein Feuer um sich, öffnet sich ein Reaktionsfenster (FIRE-TOOL-10). Nimmt ein Werkzeug das auslösende Feuer weg, geht das Retten mit den übrigen Plättchen weiter; spätere Feuer öffnen neue Fenster. (R)',
  'FIRE-SPREAD-2':
    'Hält nichts das Feuer auf, bekommt man keine Punkte (Ausnahme: Umhang), und die folgenden Schritte geschehen der Reihe nach. (R)',
  'FIRE-SPREAD-3':
    '*Bücher verbrennen*: für jedes Buch auf der Karte von links nach rechts `brenne(seine Abteilung)`; Technikbücher zuletzt. (R/O, AMB-10)',
  'FIRE-SPREAD-4':
    'Ist dabei kein Buch verbrannt (nur Feuer auf der Karte, oder ein Umhang hat jedes Buch gerettet): `brenne(niedrigste())`. (R, AMB-11)',
  'FIRE-SPREAD-5': 'Aufgedeckte Feuersymbole bringen Feuer in den Beutel (in `brenne` enthalten). (R)',
  'FIRE-SPREAD-6':
    'Alle Plättchen auf der Karte und auf Werkzeugen für den Zug (Eimer, Schaufel, Fackel) gehen in den Beutel zurück; diese Werkzeuge, auch Handschuhe, werden abgelegt. (R)',
  'FIRE-SPREAD-7':
    'Man nimmt ein Werkzeug: eines aus der Auslage oder das oberste vom Stapel (keine freie Wahl, ob). (R, AMB-33)',
  'FIRE-SPREAD-8':
    'Die Auslage wird sofort auf drei ergänzt, sobald eine Karte sie verlässt; die neue kommt auf den leeren Platz. (R; leerer Stapel: FIRE-TOOL-8)',
  'FIRE-SPREAD-9':
    'Der Zug endet; die Karte geht in die Mitte; wer folgt, ist dran. Ein Fenster nach der Wertung gibt es nicht. (R)',
  'FIRE-SPREAD-10': 'Beendet ein Brand die Partie, entfallen die übrigen Brände und die Schritte 6–9. (R)',
  // Wertung
  'FIRE-SCORE-1': 'Wissen = Summe der jetzigen Werte aller Bücher auf der Karte. (R)',
  'FIRE-SCORE-2': 'Mut = FIRE-DEF-8. Beides zusammen ist ein einziger Schritt auf der Punkteleiste. (R)',
  'FIRE-SCORE-3':
    'Ist in diesem Moment kein belegtes Feld riskant (auch auf einer von Werkzeugen geleerten Karte), ist der Mut 0, und man darf ein Werkzeug nehmen (Auslage oder Stapel). (R, AMB-8, AMB-33)',
  'FIRE-SCORE-4': 'Karten nur mit Feuer werten wie alle anderen: Wissen 0, Mut oder Werkzeug wie oben. (R)',
  'FIRE-SCORE-5': 'Dann öffnet sich das Fenster nach der Wertung, nur für die Person am Zug. (R)',
  'FIRE-SCORE-6':
    'Ende des Zugs: Plättchen auf der Karte und auf Werkzeugen für den Zug gehen in den Beutel zurück, diese Werkzeuge werden abgelegt, die Karte geht in die Mitte. (R)',
  // Schritt 3
  'FIRE-ROUND-1': 'Waren alle Plätze (und der Roboter) dran: einmal `brenne(niedrigste())`. (R)',
  'FIRE-ROUND-2':
    'Plättchen auf Bücherwagen und Amuletten, von Schleudern beiseitegelegte und die auf der übrigen Zugkarte (2–3 Plätze; nicht allein, FIRE-SOLO-3) gehen in den Beutel zurück; diese Werkzeuge werden abgelegt. (R; übrige Karte O, AMB-15)',
  'FIRE-ROUND-3':
    'Jeder Platz darf ein Werkzeug ablegen und das oberste vom Stapel ziehen; gefragt wird in der Rangfolge, geheim (nur die abgelegte Karte ist öffentlich). (R/O, AMB-24)',
  'FIRE-ROUND-4': 'Die nächste Runde beginnt mit Schritt 1. (R)',
  // Ende
  'FIRE-END-1':
    'Die Partie endet sofort, wenn eine Zerstört-Karte aufgedeckt wird, gleich aus welchem Grund. (R, AMB-32)',
  'FIRE-END-2':
    'Schatullen werten: den jetzigen Wert des Buchs (10, wenn seine Abteilung zerstört ist; ein Technikbuch die höchste oberste Karte, also 10 nach jedem Einsturz). (R)',
  'FIRE-END-3':
    'Jeder Platz, der eine in dieser Runde *noch nicht gespielte* Zugkarte hält, bekommt den Wert jedes Buchs darauf (10 für die zerstörte Abteilung); keinen Mut. Ebenso ein Roboter, der noch dran käme, für Bücher, die ihm gegeben wurden. (R, AMB-23, AMB-36)',
  'FIRE-END-4':
    'Wer gerade am Zug ist, bekommt für Bücher auf der eigenen Karte nichts: Sie sind verbrannt oder schon gewertet (Punkte eines Umhangs bleiben). (O, AMB-23)',
  'FIRE-END-5': 'Die höchste Summe gewinnt; bei gleicher Summe teilt man sich den Sieg. (R; Gleichstand O, AMB-25)',
  // Werkzeuge im Allgemeinen
  'FIRE-TOOL-1': 'Kein Handlimit; beliebig viele Werkzeuge je Zug. (R)',
  'FIRE-TOOL-2':
    'Jedes Werkzeug ist nur in seinem Fenster spielbar, das auf seiner Karte steht, und nur, wenn seine Wirkung möglich ist. (R/O)',
  'FIRE-TOOL-3':
    'Ein ausgeführtes Werkzeug wird offen abgelegt, und seine Plättchen gehen in den Beutel, es sei denn, sein Text hält sie bis zum Ende des Zugs, der Runde oder der Partie. Ist nichts zu halten (Fackel ohne Feuer, Amulett ohne Rest, Schleuder mit Empfänger), wird es sofort abgelegt; Handschuhe und Schaufel bleiben bis zum Ende des Zugs. (R/O)',
  'FIRE-TOOL-4':
    'Könnten mehrere im selben Moment reagieren, werden sie in der Rangfolge gefragt; wer zuerst spielt, führt aus, die anderen werden zu diesem Feuer nicht mehr gefragt. Das entspricht der gedruckten Regel (die niedrigere Punktzahl setzt sich durch, die andere Karte geht auf die Hand zurück). (R/O, AMB-16)',
  'FIRE-TOOL-5': 'Wer passt, hat zu diesem Feuer endgültig gepasst. (O)',
  'FIRE-TOOL-6':
    'Kein Werkzeug darf auf der Karte eines anderen ein Feuer um sich greifen lassen. Solche Möglichkeiten sind nicht erlaubt. (R)',
  'FIRE-TOOL-7':
    'Ein Werkzeug, das man bei der Wertung (oder durch die Landkarte) bekommt, darf man im selben Fenster nach der Wertung benutzen. (O, AMB-22)',
  'FIRE-TOOL-8':
    'Muss eine Karte gezogen werden und der Stapel ist leer, und erst dann, wird die Ablage zu einem neuen Stapel gemischt. Ist beides leer, wird nichts gezogen, `take:deck` nicht angeboten, die Auslage bleibt kürzer, und gibt es nichts zu nehmen, verfällt das Werkzeug. Eine zu kurze Auslage wird nach jedem Ablegen vor der nächsten Entscheidung ergänzt (der vorderste leere Platz zuerst); bei einem Tausch zieht zuerst der Platz. Ist beides leer, wird niemand nach einem Tausch gefragt: Der Platz könnte nur die Karte ziehen, die er gab. (O, AMB-13, AMB-24)',
  'FIRE-TOOL-9':
    'Im Zug eines anderen ist nur die Axt spielbar; Züge des Roboters und Brände am Rundenende öffnen kein Fenster. (R/O, AMB-35)',
  'FIRE-TOOL-10':
    'Ein Reaktionsfenster Schritt für Schritt: (a) weglegen, was vom Ziehen übrig ist (Schaufel, Fackel); (b) jeden Platz mit einer spielbaren Reaktion einmal fragen, in der Rangfolge dieses Moments; (c) das erste gespielte Werkzeug schließt das Fenster: Eimer, Schleuder, Axt → Retten, Umhang → Verbrennen (FIRE-T-CLOAK-3); (d) alle haben gepasst → Verbrennen. (O, AMB-16)',
  // Amulett
  'FIRE-T-AMULET-1': 'Ab Runde 2, bevor eine Karte dieser Runde gewählt ist. (R)',
  'FIRE-T-AMULET-2':
    'Zieh so viele Plättchen, wie Zugkarten im Spiel sind (allein: in diesem Durchgang noch unbenutzte), alle auf einmal und für alle sichtbar. (R)',
  'FIRE-T-AMULET-3':
    'Wer das Amulett spielt, legt höchstens eines davon auf jede Karte, auf ihr erstes leeres Feld von links, und wählt, welches wohin kommt. (R/O, AMB-14)',
  'FIRE-T-AMULET-4':
    'Ein Feuer darf nicht dorthin, wo es um sich griffe. So viele Plättchen wie möglich müssen gelegt werden; was nicht passt, bleibt bis zum Ende der Runde auf dem Amulett. (R)',
  'FIRE-T-AMULET-5':
    'In einer Runde sind mehrere Amulette möglich, jedes wird ganz ausgeführt, bevor das nächste kommt. Wer eines hat, wird in der Rangfolge gefragt; nach jedem Amulett beginnt das Fragen von vorn, und gewählt wird, wenn alle nacheinander gepasst haben. (R/O, AMB-37)',
  // Axt
  'FIRE-T-AXE-1':
    'Leg das auslösende Feuer und das wertvollste Buch der Person am Zug in den Beutel zurück (Technik eingeschlossen; Mut zählt dabei nicht). (R)',
  'FIRE-T-AXE-2': 'Wer die Axt spielt, bekommt den jetzigen Wert dieses Buchs. Die Person am Zug rettet weiter. (R)',
  'FIRE-T-AXE-3':
    'Bei gleichen Werten wählt, wer die Axt spielt, genau das Plättchen (sein Feld ist wegen der Lücken wichtig). (O, AMB-18)',
  'FIRE-T-AXE-4': 'Liegt kein Buch auf der Karte, darf man die Axt trotzdem spielen und bekommt 0. (O)',
  'FIRE-T-AXE-5': 'Nicht mehr spielbar, wenn das Verbrennen begonnen hat, und nicht gegen einen Roboter. (R/O)',
  // Eimer
  'FIRE-T-BUCKET-1':
    'Das auslösende Feuer kommt bis zum Ende des Zugs auf den Eimer, dann in den Beutel zurück; für einen Rucksack wird ohne es gezogen. Das Retten geht weiter. (R, AMB-17, AMB-39)',
  // Umhang
  'FIRE-T-CLOAK-1':
    'Braucht mindestens ein Buch. Wähl eines: Du bekommst seinen jetzigen Wert und den Mut der Karte (FIRE-DEF-8, das Feld des auslösenden Feuers zählt), bevor etwas verbrennt. Von mehreren Büchern der gewählten Farbe ist das am weitesten links das gerettete (davon hängt die Reihenfolge des Brennens ab). (R/O, AMB-19)',
  'FIRE-T-CLOAK-2':
    'Dann breitet sich das Feuer aus: Alle *anderen* Bücher verbrennen; gibt es keine, `brenne(niedrigste())`. (R)',
  'FIRE-T-CLOAK-3':
    'Ein gespielter Umhang legt fest: Kein Eimer, keine Schleuder und keine Axt hält dieses Feuer mehr auf. Nur die Person am Zug wird noch einmal gefragt, solange ein weiterer Umhang und ein weiteres Buch da sind: Er rettet ein zweites Buch, ohne Mut. (O, AMB-19)',
  'FIRE-T-CLOAK-4':
    'Das übliche Werkzeug nach dem Brand nimmt man; kein zusätzliches, kein Fenster nach der Wertung. (O)',
  // Sammlerausgabe
  'FIRE-T-COLLECT-1':
    'Leg ein Buch von der Karte hierher; du bekommst 2 × (Zahl der in diesem Zug gewerteten Bücher dieser Farbe, dieses eingeschlossen, wo auch immer sie jetzt liegen). Plättchen gehen sofort zurück. (R, AMB-20)',
  // Handschuhe
  'FIRE-T-GLOVES-1':
    'In diesem Zug ist kein Feld riskant für die Feuerprobe; ein zweites Feuer greift trotzdem um sich. Ein Paar je Zug. (R, AMB-34)',
  'FIRE-T-GLOVES-2':
    'Mut wie gedruckt; FIRE-SCORE-3 bringt in diesem Zug kein Werkzeug; das Werkzeug nach dem Brand nimmt man weiterhin. (R)',
  // Rucksack
  'FIRE-T-KNAP-1':
    'Braucht ein Buch auf der Karte und ein Plättchen im Beutel. Leg das Buch hierher, zieh ein Plättchen. (R)',
  'FIRE-T-KNAP-2': 'Buch gezogen: Du bekommst Wert(gelegtes) + Wert(gezogenes) in einem Schritt. (R, AMB-21)',
  'FIRE-T-KNAP-3':
    'Feuer gezogen: `brenne(Abteilung des gelegten Buchs)` (Technik: `brenne(höchste())`), keine Punkte. Kann die Partie beenden. (R)',
  'FIRE-T-KNAP-4':
    'Beide Plättchen gehen in den Beutel zurück. Das gezogene Buch gilt für andere Werkzeuge nicht als gerettet. (O)',
  // Bücherwagen
  'FIRE-T-CART-1':
    'Alle Bücher, die noch auf der Karte liegen, kommen bis zum Ende der Runde auf den Wagen. Feuer nicht. (R, AMB-21)',
  // Schatulle
  'FIRE-T-LOCK-1': 'Leg ein Buch von der Karte hierher; es bleibt für den Rest der Partie aus dem Beutel. (R)',
  'FIRE-T-LOCK-2':
    'Am Ende der Partie bekommst du seinen Wert (FIRE-END-2). Mehrere Schatullen halten verschiedene Plättchen. (R)',
  // Landkarte
  'FIRE-T-MAP-1':
    'Du bekommst den Mut aus der Wertung dieses Zugs noch einmal (er kann 0 sein; seitdem bewegte Plättchen ändern ihn nicht), dann zieh die oberste Karte vom Stapel (nicht aus der Auslage), auch in einem Zug mit Handschuhen. (R/O, AMB-40)',
  // Schaufel
  'FIRE-T-SHOVEL-1':
    'Gibt zwei Ladungen für diesen Zug; jedes Ziehen darf normal oder mit einer Ladung geschehen. Ladungen mehrerer Schaufeln zählen zusammen. (R/O)',
  'FIRE-T-SHOVEL-2':
    'Ein Ziehen mit Ladung nimmt zwei Plättchen; leg eines; das andere geht sofort in den Beutel (Buch) oder bis zum Ende des Zugs auf die Schaufel (Feuer). Bei zwei Feuern muss eines gelegt werden. (R)',
  'FIRE-T-SHOVEL-3':
    'Ist nur noch ein Plättchen im Beutel, nimmt ein Ziehen mit Ladung nur dieses. Unbenutzte Ladungen verfallen. (O)',
  // Schleuder
  'FIRE-T-SLING-1':
    'Nimm das auslösende Feuer und das wertvollste Buch von der Karte am Zug (gleiche Werte: Die Person am Zug wählt genau das Plättchen; kein Buch: nur das Feuer). (R/O)',
  'FIRE-T-SLING-2':
    'Empfänger: ein Platz (oder Roboter), der in dieser Runde noch dran kommt, mit Raum für die Plättchen, wo das Feuer nicht um sich griffe. Erst wird das Feuer gelegt, dann das Buch, jedes auf das erste leere Feld von links. Ein Roboter, der noch dran kommt, ist immer möglich: Bei ihm zählen weder Raum noch Feuerprobe. (R/O, AMB-18)',
  'FIRE-T-SLING-3':
    'Nur wenn es keinen möglichen Empfänger gibt (auch, wenn man als letzte Person zieht), liegen die Plättchen bis zum Ende der Runde beiseite; sonst muss man einen wählen. (R/O, AMB-18)',
  'FIRE-T-SLING-4': 'Die Person am Zug rettet weiter. (R)',
  // Fackel
  'FIRE-T-TORCH-1':
    'Zieh bis zu drei Plättchen auf einmal; leg mindestens eines, eins nach dem anderen in beliebiger Reihenfolge, soweit Felder frei sind. Es gilt als Ziehen für FIRE-SAVE-4; Ladungen der Schaufel wirken dabei nicht. (R, AMB-22)',
  'FIRE-T-TORCH-2':
    'Nicht gelegte Bücher gehen sofort in den Beutel zurück, nicht gelegte Feuer bleiben bis zum Ende des Zugs auf der Fackel. (R)',
  'FIRE-T-TORCH-3':
    'Jedes gelegte Feuer bekommt die Feuerprobe; greift es um sich, endet das Legen (der Rest gilt als nicht gelegt), und das Reaktionsfenster öffnet sich. (O)',
  // Technikbücher
  'FIRE-TECH-1': 'Beim Aufbau kommen 3 türkise Bücher und 1 Feuer in den Beutel (25 Bücher + 8 Feuer). (R)',
  'FIRE-TECH-2': 'Ein türkises Buch ist so viel wert wie die höchste oberste Karte. (R)',
  'FIRE-TECH-3':
    'Beim Verbrennen kommen türkise Bücher nach allen anderen; jedes macht `brenne(höchste())`, jedes Mal neu bestimmt. (R)',
  'FIRE-TECH-4':
    'Ein türkises Buch ist ein Buch: Für eine Karte nur mit Feuern und türkisen Büchern gilt FIRE-SPREAD-4 nicht. (O)',
  'FIRE-TECH-5': 'Für die Sammlerausgabe passt Türkis nur zu Türkis. (O)',
  // Allein
  'FIRE-SOLO-1':
    'Ein Platz, alle sechs Zugkarten, ohne Axt und Bücherwagen, zwei Werkzeuge zum Start, Auslage mit drei. (R)',
  'FIRE-SOLO-2':
    'In jeder Runde wählt man eine Karte, die in diesem Durchgang noch unbenutzt ist (auch in Runde 1); sind alle sechs benutzt, beginnt ein neuer Durchgang. (R)',
  'FIRE-SOLO-3':
    'Das Amulett legt ein Plättchen auf jede Karte, die in diesem Durchgang noch unbenutzt ist; diese Plättchen bleiben, bis die Karte benutzt wird. Auch hier nicht in Runde 1. (R/O, AMB-26)',
  'FIRE-SOLO-4': 'Der Tausch eines Werkzeugs in Schritt 3 bleibt. (R)',
  // Allein gegen den Roboter
  'FIRE-SROBOT-1': 'Eine Runde ist: dein Zug, Zug des Roboters, Werkzeugtausch. Kein Brand in Schritt 3. (R)',
  'FIRE-SROBOT-2':
    'Ist in diesem Zug durch dich eine Bücherkarte verbrannt (Ausbreitung, Rucksack), bekommt der Roboter den jetzt höchsten Wert einer Abteilung und tut sonst nichts. (R/O, AMB-27)',
  'FIRE-SROBOT-3':
    'Sonst deck das oberste Werkzeug auf; `brenne` jede Abteilung auf seinem Banner einmal, in der Reihenfolge weiß, gelb, schwarz, lila. Ist keine Karte da (Stapel und Ablage leer): `brenne(niedrigste())`, nach FIRE-SROBOT-5 gibt es nichts zu werten. (R/O, AMB-38)',
  'FIRE-SROBOT-4': 'Beendet ein Brand die Partie, wertet der Roboter in dieser Runde nichts. (R)',
  'FIRE-SROBOT-5':
    'Sonst bekommt der Roboter die (neuen) Werte seiner Wertungssymbole und 2 für jedes gewertete Symbol nach dem ersten. Die aufgedeckte Karte wird abgelegt. (R)',
  'FIRE-SROBOT-6':
    'Empfänger der Schleuder ist der Roboter: Der jetzige Wert des Buchs kommt zu seiner nächsten Wertung (in beiden Fällen), es sei denn, der Roboter selbst beendet die Partie (FIRE-END-3, wenn du es tust); das Feuer zählt nicht; beide Plättchen warten, bis der Zug des Roboters vorbei ist. Für seinen Mut zählen sie nicht. (R/O, AMB-27)',
  'FIRE-SROBOT-7': 'Du gewinnst mit echt mehr Punkten als der Roboter. (R)',
  // Allein im Haus
  'FIRE-LONE-1': 'Höchstens 12 Züge = zwei volle Durchgänge der sechs Karten. (R)',
  'FIRE-LONE-2':
    'Schritt 3 nach jedem Zug, auch nach dem zwölften: `brenne(niedrigste())`, es sei denn, in diesem Zug sind durch Ausbreitung Bücher oder Karten verbrannt (ein Brand des Rucksacks erspart es nicht). (R/O, AMB-28)',
  'FIRE-LONE-3': 'Die Partie endet nach Zug 12 und seinem Brand (ohne Tausch) oder wenn die Bibliothek einstürzt. (R)',
  'FIRE-LONE-4':
    'Nach den Schatullen: Bei Einsturz verlierst du 10 je nicht gemachtem Zug (12 − gemachte Züge; der Zug des Einsturzes samt Schritt 3 gilt als gemacht); die Punktzahl kann unter 0 fallen. (R/O, AMB-28)',
  'FIRE-LONE-5':
    'Sind 12 Züge gemacht, bekommst du 2 je nicht zerstörter Abteilung (meist +8). Beide Zeilen können gelten (Einsturz in Zug 12: −0, +6). (R/O, AMB-28)',
  'FIRE-LONE-6': 'Endstand > 125: gewonnen; > 160: mit Auszeichnung gewonnen; sonst verloren. (R)',
  'FIRE-LONE-7': 'Die Schleuder legt ihre Plättchen immer beiseite. (R)',
  // Zu mehreren mit Roboter
  'FIRE-MROBOT-1':
    '2–5 Plätze und der Roboter. Zugkarten im Spiel: 1 … Plätze + 1 (keine übrige Karte). Für das Entfernen von Axt und Wagen zählen nur die Plätze. (R/O, AMB-29)',
  'FIRE-MROBOT-2':
    'Der Roboter hat Punkte, Ankunftsmarke und Karte, aber keine Hand. Runde 1: Er bekommt eine Karte wie alle. Später wählt er in der Rangfolge und nimmt immer die niedrigste Nummer, die da ist. Unter denen ohne Punkte kommt er zuletzt. (R/O)',
  'FIRE-MROBOT-3':
    'Sein Zug: das oberste Werkzeug aufdecken, die Abteilungen des Banners verbrennen (wie FIRE-SROBOT-3), dann die (neuen) Werte der Wertungssymbole bekommen und den Mut des k-ten Feldes seiner Karte, k = Zahl der Symbole (gegebene Plättchen zählen nicht; k = 0: keiner). Die Karte wird abgelegt. (R)',
  'FIRE-MROBOT-4': 'Beendet sein Brand die Partie, wertet er nichts. (R)',
  'FIRE-MROBOT-5':
    'Bücher auf seiner Karte (Schleuder, Amulett) geben ihren Wert zu dieser Wertung dazu; Feuer zählen nicht; die Plättchen gehen zurück, wenn sein Zug endet (FIRE-END-3, wenn jemand anders vorher die Partie beendet). (R/O, AMB-29)',
  'FIRE-MROBOT-6': 'Kein Brand in Schritt 3; alles andere wie sonst; der Roboter kann gewinnen. (R)',
  // Ohne Werkzeuge
  'FIRE-NOTOOL-1': 'Werkzeuge werden weder verteilt noch genommen, getauscht oder gespielt. (R)',
  'FIRE-NOTOOL-2':
    'Bei jeder Ausbreitung gibt es vor dem Verbrennen 1 Punkt für den Ruf „Es brennt“. Üblich: Jeder Platz bekommt 1, in der Rangfolge; Hausregeln: `first` (nur wer zuerst ruft) und `off`. `first` beantwortet der Tisch, nicht ein Platz: `shout:<seat>` oder nach einer festen Frist `shout:none`; ohne Tisch mit Menschen (Suche, Simulation) gilt `everyone`. (R/O, AMB-30)',
  // Wildes Feuer und Inferno
  'FIRE-WILD-1': 'FIRE-SCORE-3 bringt kein Werkzeug; das Werkzeug nach dem Brand bleibt. (R)',
  'FIRE-WILD-2':
    'Schritt 3 verbrennt die zwei Abteilungen, deren oberste Karten in diesem Moment die zwei niedrigsten Brandzahlen haben, die niedrigere zuerst; Schluss, wenn die Partie endet. (R/O, AMB-31)',
  'FIRE-INFERNO-1':
    'Wildes Feuer und dazu: Die Zugkarten werden in jeder Runde zufällig verteilt (auch die übrige Karte). (R)',
  'FIRE-INFERNO-2': 'Amulette darf man weiterhin ab Runde 2 spielen, vor dem Verteilen. (O)',
  // Unklare Stellen
  'AMB-1':
    'Die Kurzanleitung lässt in kleinen Runden mit der Axt eine „Library Card“ entfernen Entscheidung: Gemeint ist der Bücherwagen, Library **Cart**, alle Exemplare. Grund: Der Haupttext zum Aufbau sagt Cart.',
  'AMB-2':
    'Gehört die zusätzliche Karte bei 2–3 Personen zur zufälligen ersten Verteilung? Entscheidung: Ja; eine Karte bleibt unverteilt. Grund: Die Kurzanleitung nennt den größeren Satz und verteilt dann.',
  'AMB-3':
    '„Wer die 1. Karte hält, beginnt“ – sie kann unverteilt oder ungewählt sein Entscheidung: Die niedrigste gehaltene Nummer beginnt. Grund: einzig sinnvolle Lesart.',
  'AMB-4':
    'Die jüngste Person zuerst unter denen ohne Punkte Entscheidung: öffentlicher Jugendrang: angegebene Liste, sonst zufällig; der Roboter zuletzt. Grund: Ein Programm kennt kein Alter; Zufall ist gerecht.',
  'AMB-5':
    'Gilt ein Zug mit 0 Punkten als neue Ankunft? Ein Schritt oder zwei für Wissen + Mut? Entscheidung: 0 Punkte: keine neue Marke. Wissen + Mut: ein Schritt; jeder spätere Gewinn durch ein Werkzeug ist ein eigener. Grund: Bei 0 bewegt sich die Figur nicht; der Text zählt beides zusammen, bevor er zieht.',
  'AMB-6':
    '„Beliebig oft“ würde erlauben, ohne Ziehen aufzuhören und ein Werkzeug geschenkt zu bekommen Entscheidung: Man muss einmal gezogen haben oder schon ein Plättchen halten. Grund: Eine öffentliche Vorschau nennt mindestens einmal Ziehen; das erste Plättchen auf einer leeren Karte kann nie um sich greifen, also geht nichts verloren.',
  'AMB-7':
    'Lücken nach Axt oder Schleuder; zählt ein Feuer als Plättchen ganz rechts? Entscheidung: kein Nachrücken, die erste Lücke von links wird zuerst gefüllt; für „ganz rechts“ zählt jedes Plättchen. Grund: So steht beides wörtlich da.',
  'AMB-8':
    'Drei Wendungen für das Werkzeug beim Gehen: Plättchen ganz rechts, alle Plättchen, „in dieser Runde kein Plättchen auf ein riskantes Feld gelegt“ Entscheidung: nach dem Zustand: nur was bei der Wertung auf der Karte liegt; ein von einem Werkzeug weggenommenes Plättchen zählt nicht. Grund: Die ersten zwei stimmen überein, weil sichere Felder alle links liegen; zwei von drei Texten sehen bei der Wertung auf die Karte.',
  'AMB-9':
    'Eine Karte wird im selben Feuer aufgedeckt und wieder verbrannt: Zählt ihr Symbol? Entscheidung: Ja, jede aufgedeckte Karte zählt. Grund: Das Glossar bindet das Feuer an das Aufdecken; so gilt immer *Feuer im Spiel = 7 + bisher aufgedeckte Symbole*.',
  'AMB-10':
    'Reihenfolge beim Verbrennen mehrerer Bücher; zwei Abteilungen erreichen 10 „zugleich“ Entscheidung: von links nach rechts, Technik zuletzt, Schluss bei der ersten Zerstört-Karte; so können nie zwei Abteilungen auf einmal zerstört sein. Grund: „sofort“.',
  'AMB-11':
    '„Nur Feuer gezogen“, wenn ein Werkzeug die Bücher vorher weggenommen hat Entscheidung: Es zählt, was beim Beginn des Verbrennens auf der Karte liegt. Grund: die einfachste Prüfung am Zustand.',
  'AMB-12':
    'Der Beutel wird leer (Wagen, Amulette, Schatullen) Entscheidung: Kein Ziehen; man muss aufhören, auch mit leerer Karte; mehrfaches Ziehen nimmt, was da ist; der Rucksack ist nicht spielbar. Grund: nichts gedruckt.',
  'AMB-13':
    'Vorrat leer; Werkzeugstapel leer; Abteilung mit weniger Karten als verbrannten Büchern Entscheidung: Vorrat: nichts dazulegen (kommt bei zehn Symbolen nicht vor). Stapel: Ablage mischen. Abteilung: kann nicht überschritten werden, die Partie ist dann zu Ende. Grund: nichts gedruckt.',
  'AMB-14':
    'Amulett: Wer verteilt die Plättchen, zufällig oder gewählt? „Jederzeit in Schritt 1“ gegen „bevor eine Karte gewählt ist“ Entscheidung: Wer es spielt, verteilt und muss so viele wie möglich legen; der engere Zeitpunkt des Werkzeugs gilt. Grund: Der Text lässt diese Person legen; das Besondere schlägt das Allgemeine.',
  'AMB-15':
    'Plättchen auf einer Karte, die niemand gewählt hat Entscheidung: Sie gehen am Ende der Runde zurück. Grund: Auch Reste des Amuletts bleiben eine Runde.',
  'AMB-16':
    'Gleichzeitige Werkzeuge; kann eine Axt mit weniger Punkten dem Eimer der Person am Zug zuvorkommen? Entscheidung: In der Rangfolge fragen, wer zuerst spielt, führt aus; ja, sie kann. Grund: genau die gedruckte Regel, ohne eine zweite Karte zu verraten.',
  'AMB-17':
    'Eimer „ein Feuerplättchen“: welches? Entscheidung: das auslösende; die Lage der anderen bleibt. Grund: Ein anderes wegzunehmen hielte ein Feuer auf einem riskanten Feld nicht auf.',
  'AMB-18':
    'Schleuder: Reihenfolge des Legens, Ziele mit einem Feuer, kein erlaubtes Ziel, obwohl nicht letzte Person, mehrere beste Bücher; das Beispiel nennt die „Person am Zug“ als Ziel Entscheidung: Feuer zuerst; nicht erlaubt, wo es um sich griffe oder der Raum fehlt; kein erlaubtes Ziel = wie die letzte Person; das genaue Plättchen wird gewählt; nur die Person am Zug benutzt sie, auf jemanden, der noch dran kommt. Grund: wahrt „kein Werkzeug verbrennt andere“; großzügig für die benutzende Person; das Beispiel ist ungenau.',
  'AMB-19':
    'Umhang: wann gewertet, welcher Mut, mehrere Umhänge, zusammen mit dem Eimer Entscheidung: vor dem Verbrennen mit jetzigen Werten; Mut des Plättchens ganz rechts, Feuer eingeschlossen; Mut einmal je Zug; der Umhang legt das Verbrennen fest. Grund: So gehen Punkte nicht im sofortigen Ende verloren; wörtliche Mutregel; verhindert Werten und Retten im Kreis.',
  'AMB-20':
    'Der Text der Sammlerausgabe nennt die 2 Punkte zweimal Entscheidung: insgesamt 2 je passendem Buch, nicht 4. Grund: Der zweite Satz wiederholt den ersten.',
  'AMB-21':
    'Rucksack „werte beide“: das gelegte Buch noch einmal? Wagen: einige oder alle? Entscheidung: Ja, noch einmal; der Wagen nimmt alle übrigen Bücher. Grund: wörtlich.',
  'AMB-22':
    'Fackel: wie viele, in welcher Reihenfolge, Feuer nach Wahl; ein eben bekommenes Werkzeug spielen Entscheidung: eins bis drei, gewählte Reihenfolge, Feuer erlaubt (sie bringen beim Mut voran); eben bekommene Werkzeuge sind spielbar. Grund: „mindestens eins“; keine Einschränkung gedruckt; eine Besprechung sagt, dass der gedruckte Text der Fackel verwirrt.',
  'AMB-23':
    'Bücher auf Karten am Ende der Partie: wessen zählen? Entscheidung: nur die von Plätzen, die in dieser Runde noch dran kämen; nicht die der Person am Zug, nicht die der übrigen Karte. Grund: Der Satz gehört zum Amulett; die anderen sind verbrannt oder gewertet.',
  'AMB-24':
    'Reihenfolge des Tauschs in Schritt 3; Stapel und Ablage leer Entscheidung: Rangfolge; erst ablegen, dann ziehen. Gäbe es nur die eben gegebene Karte zu ziehen, wird niemand gefragt. Grund: Wichtig nur für die Reihenfolge im Stapel; eine Karte zu geben, um sie zurückzubekommen, ändert nichts.',
  'AMB-25': 'Gleichstand am Ende Entscheidung: geteilter Sieg. Grund: Kein Vorrang für den Sieg gedruckt.',
  'AMB-26':
    'Allein: Plättchen des Amuletts auf Karten, die in dieser Runde unbenutzt bleiben Entscheidung: Sie bleiben, bis die Karte benutzt wird; keine Wertung, wenn die Partie vorher endet. Grund: „legt ein Plättchen auf jede übrige Karte“ wäre sonst sinnlos.',
  'AMB-27':
    'Der Roboter bekommt „das wertvollste Buch“ – der verbrannten Bücher oder der Bibliothek? Zählt der Rucksack? Wohin kommen geschleuderte Plättchen? Entscheidung: höchste oberste Karte der Bibliothek nach dem Brand; ja; sie warten, bis der Zug des Roboters endet. Grund: Das geht auch, wenn nur Feuer gezogen wurden; „ließ Bücher verbrennen“ ist weit gefasst.',
  'AMB-28':
    'Allein im Haus: Feuer ausgelöst, aber aufgehalten – brennt die Runde? „Unbenutzte Karten“, wenn der erste Durchgang nicht fertig ist; „übrige Abteilung“ = Abteilung oder Karte? Entscheidung: Aufgehaltenes Feuer: ja, es brennt. Unbenutzt = 12 − gemachte Züge. Der Bonus zählt Abteilungen (Hausregel `cards`: 2 je übriger Zahlenkarte). Grund: Das Heft sagt „auslösen“ auf zweierlei Weise: für das Ziehen (Ausbreitung: „kann Werkzeuge spielen“; ohne Werkzeuge: „Es brennt“) und für ein Feuer, das durchgeht (ein Zug endet mit dem Auslösen, obwohl ein aufgehaltenes weiterretten lässt; Handschuhe geben nur dann ein Werkzeug, nämlich das fürs Verbrennen; werten darf man „vor dem Auslösen“). Hier gilt das zweite: In jedem Zug brennt eine Abteilung, es sei denn, es hat schon gebrannt, und ein aufgehaltenes Feuer hat nichts verbrannt; sonst rettete ein Eimer den Zug und die Bibliothek; Karten zählen Runden, zwölf davon; wörtlich.',
  'AMB-29':
    'Roboter: zählt er als Person für Axt und Wagen oder übrige Karten? Feuer auf seiner Karte? Bücher vom Amulett? Entscheidung: nein; Karten = Plätze + 1; sie zählen nicht; sie zählen wie das Buch der Schleuder. Grund: gedruckte Zahl der Karten; Einheitlichkeit.',
  'AMB-30':
    'Der Ruf „Es brennt“: wer bekommt ihn, wie am Bildschirm Entscheidung: alle, von selbst; der Tisch darf ein Wettrufen anbieten (`first`). Grund: Rufen kostet nichts, also riefen alle; ein Wettrufen macht Spaß, bevorzugt aber schnelle Leitungen.',
  'AMB-31':
    'Wildes Feuer: zwei *verschiedene* Abteilungen oder dieselbe zweimal? Entscheidung: zwei verschiedene. Grund: Der Text sagt zwei Abteilungen.',
  'AMB-32':
    'Eine alte Fassung beendet die Partie, wenn „die letzte Karte“ einer Abteilung entfernt wird Entscheidung: derselbe Moment: letzte Zahlenkarte weg = Zerstört-Karte offen. Grund: Der Prototyp hatte keine Zerstört-Karten.',
  'AMB-33':
    'Ist das Werkzeug nach dem Brand freiwillig? Entscheidung: Pflicht; das Werkzeug für frühes Gehen ist freiwillig (`take:none`). Grund: Aufforderung gegen „darf“.',
  'AMB-34': 'Zwei Paar Handschuhe in einem Zug Entscheidung: Das zweite ist nicht spielbar. Grund: keine Wirkung.',
  'AMB-35':
    'Erlauben das Aufdecken des Roboters oder ein Brand im Zug eines anderen Reaktionen? Entscheidung: nein; nur ein Feuer, das um sich greift, öffnet das Reaktionsfenster. Grund: Fenster gelten je Symbol.',
  'AMB-36':
    'Der Roboter hat ein Buch bekommen, dann beendet jemand anders die Partie vor seinem Zug Entscheidung: Der Roboter bekommt am Ende den Wert des Buchs. Grund: Gedruckt ist nur die Ausnahme „es sei denn, der Roboter beendet die Partie“; für den Satz zum Amulett ist er wie eine Person.',
  'AMB-37':
    'Darf ein Platz, der abgelehnt hat, sein Amulett noch spielen, nachdem ein anderes ausgeführt wurde? Entscheidung: ja. Grund: jederzeit in Schritt 1 vor der ersten Wahl.',
  'AMB-38':
    'Alle Werkzeuge sind auf den Händen: nichts aufzudecken Entscheidung: Die niedrigste Brandzahl brennt, der Roboter wertet nur gegebene Bücher. Grund: nichts gedruckt; so brennt jede Runde, und die Partie endet.',
  'AMB-39':
    'Das Feuer des Eimers kommt „am Ende des Zugs“ und „wenn die Wertung fertig ist“ zurück: Liegt es im Beutel, wenn für einen Rucksack gezogen wird? Entscheidung: nein; es kommt zurück, wenn der Zug endet, mit denen von Schaufel und Fackel. Grund: Das Glossar beendet einen Zug nach dem Fenster nach der Wertung, in dem der Rucksack gespielt wird; Schaufel und Fackel sagen nur „bis zum Ende des Zugs“.',
  'AMB-40':
    'Handschuhe: „bekommt kein Werkzeug, außer wenn sich ein Feuer ausbreitet“. Darf eine Landkarte in diesem Zug eines ziehen? Entscheidung: ja. Grund: Das Heft gibt Werkzeuge auf zwei Weisen, „fürs Verbrennen oder fürs Verlassen“ (ohne Werkzeuge), und von denen lässt der Satz eine; die Landkarte *zieht* eines nach ihrem eigenen Text.',
}
