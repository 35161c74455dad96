/** Worked examples of the rules in German. Tiles are written kind/shape/k, cells (row,column) from 0. */

export const examples: Record<string, string> = {
  'LAB-EX-1':
    'Drehen. Ecke k=0 offen {N,O}; eine Drehung im Uhrzeigersinn {O,S}; eine dagegen {W,N}. T-Stück k=0 offen {W,N,O}; im Uhrzeigersinn {N,O,S} (W geschlossen).',
  'LAB-EX-2':
    'Ring. Von J3 kriecht der Bücherwurm nach J4, von J11 nach J0. Bei J5 ist „NO“ r3c5 und „SW“ r4c4. Keine Lücke ergibt r3c3.',
  'LAB-EX-3':
    'Beide Kanten. Figur auf r3c3; r2c3 Belohnung/Ecke/0 (offen N,O). Kein Weg ist möglich. r2c3 im Uhrzeigersinn gedreht ist O,S: Nach r2c3 kann man gehen und eine Belohnung ziehen. Gegen den Uhrzeigersinn (offen W,N) bleibt sie zu.',
  'LAB-EX-4':
    'Fangen wie im Heft. Hand: Jo March (K,O,R), Nzinga (B,P,K). Basilisk (O,B,P) auf einer erreichbaren Platte: genau eine Zahlung, {Jo March, Nzinga}. Danach ist die Hand ein Fang, 1 Platz, und die Platte ein leeres Schreckensfeld. Ein erreichbarer Krake (O,O,B,B,P,P) hat keine Zahlung und ist kein mögliches Ende.',
  'LAB-EX-5':
    'Zurückbringen wie im Heft. Wer diesen Fang hat, geht zum lila Regal: Basilisk und Regalmarke verschwinden, Lila ist gefüllt, Jo March kommt auf die rosa Ablage, Nzinga auf die blaue, eine Belohnung wird gezogen; Hand 1 Platz. Ein rotes Regal wäre kein mögliches Ende, ein blaues schon.',
  'LAB-EX-6':
    'Vier Fälle (Heft, Seite 9). Bücherwurm bei J1. r1c2 Schrecken/Ecke/0 leer; r1c3 Regal/T/0 leer; r2c2 Belohnung/Ecke/2 dunkel; r2c3 Regal/Ecke/3 mit der roten Regalmarke. Oberster Schrecken: Wurmloch. Jeweils allein: NW legt das Wurmloch auf r1c2; NO macht r1c3 dunkel; SW erhellt r2c2, sonst nichts; SO dreht r2c3 auf k=0, die Marke bleibt.',
  'LAB-EX-7':
    'Blaus Zug (Heft, Seiten 10–12; Auslage von uns). Zu zweit, normal. Bücherwurm J1. r3c4 Kreuzung mit Blau; r4c4 Schrecken/T/0 dunkel; r1c2 Schrecken/T/1 Minotaurus; r1c3 Regal/Ecke/2 blau; r2c3 Regal/T/1 lila; r2c4 Schrecken/Ecke/0 Grendels Mutter; r3c5 Regal/Ecke/2 rot; r1c4 Regal/T/2 dunkel; r2c2 Schrecken/Ecke/3 leer, mit Rot. Oben im Vorrat: Chupacabra. Blau: Zenobia (B,G,P), Artemisia Gentileschi (P,K,K), ein Helfer Zeitmaschine/Leseausweis. Keinen Schrecken kann man bezahlen. 1. r4c4 erhellen: Chupacabra; 3 Schrecken im Gitter. Unbezahlbar (kein R). 2. Rotes Buch nehmen: Anne Shirley (R,R,K,G). 3. Nach r4c4 gehen: einzige Zahlung {Anne Shirley, Zenobia}. Hand: Artemisia, Helfer, Fang: 3 Plätze. 2 Schrecken im Gitter. Fluch NW: Auf r1c2 liegt ein Schrecken, also k 1 wird 2 (offen O,S,W). Bücherwurm nach J2.',
  'LAB-EX-8':
    'Rots Zug (Heft, Seiten 12–13; Auslage von uns), danach. Rot auf r2c2: Helfer Geheimgang/Lageplan, Mary Anning, Fang {Basilisk: Jo March, Nzinga}. r2c2 ist offen W,N; zu r2c3 hin geschlossen, und r2c3 (offen N,O,S) ist zu ihr hin geschlossen: zwei Bücherregale, ein Geheimgang reicht nicht. Das blaue Regal r1c3, offen S,W, erreicht man nur am Minotaurus oder am lila Regal vorbei. 1. r2c2 im Uhrzeigersinn drehen: k=0, offen N,O. Ein Bücherregal bleibt. 2. Nach r2c3 gehen, mit Geheimgang, Basilisk zurück: Lila gefüllt; Jo March und Nzinga abgelegt, der Helfer auch; eine Belohnung. Hand: Mary Anning, Belohnung: 2 Plätze. 3. Nach r4c4 gehen, über r3c3 und r3c4: zu Blau. Fluch NO bei J2: r1c4 dunkel, wird hell als Regal; die oberste Regalmarke kommt darauf. Bücherwurm nach J3.',
  'LAB-EX-9':
    'Geheimgänge zählen. Figur auf r3c3; r2c3 Belohnung/Ecke/0 (offen N,O); r2c4 Schrecken/T/1 leer (offen N,O,S). Mit einem: r2c3. Mit zweien: auch r2c4 (Südkante von r2c3, Westkante von r2c4).',
  'LAB-EX-10':
    'Bücherleiter. Figur auf r3c3, den Kraken kann die Hand nicht bezahlen; r2c3 Schrecken/T/1 mit dem Kraken; r1c3 Belohnung/Ecke/2. Ohne Leiter kein Weg. Mit einer kann man nach r1c3 gehen und eine Belohnung ziehen; der Krake bleibt.',
  'LAB-EX-11':
    'Nicht zu viel zahlen. Hand: Dorothy Gale (R,G,P), Harriet Tubman (P,O,B,R), Portia (K,G,B). Tornado (R,G,P): genau zwei Zahlungen, {Dorothy} und {Harriet Tubman, Portia}.',
  'LAB-EX-12':
    'Zauberding. Hand: Atalanta (O,O,P), „Trink mich“ (G,G), Mary Anning (G,O,K). Minotaurus (O,O,G,G): einzige Zahlung {Atalanta, „Trink mich“}. „Trink mich“ liegt bis zum Zurückbringen im Fang, dann auf der Ablage der Belohnungen.',
  'LAB-EX-13':
    'Kopierer. Hand: Enheduanna (B,K,K,R), ein Helfer mit Kopierer. Jekyll und Hyde (R,R,K,K): Enheduanna allein reicht nicht; mit einer Kopie von ihr (R,R,K,K,K,K und zwei B) schon. Fang: Enheduanna; der Helfer liegt auf der Ablage.',
  'LAB-EX-14':
    'Sechster Schrecken. Fünf Schrecken im Gitter, jemand mit drei Aktionen erhellt eine dunkle Platte daneben: Schreckensplatte: sofort verloren. Belohnungsplatte: nichts, zwei Aktionen übrig.',
  'LAB-EX-15':
    'Zeit um. Zu zweit, N=18, der Bücherwurm beginnt bei J2. Nach Zug 18 ist er bei J8, und es geht weiter. Zug 19 hat eine Aktionsphase; wird dort das sechste Regal gefüllt, ist gewonnen. Sonst kommt „Zeit um“: verloren; der Bücherwurm bleibt bei J8.',
  'LAB-EX-16':
    'Weitergegebene Aktion. Zu dritt. A macht zwei Aktionen und gibt eine weiter: B hat 4. B macht eine und gibt eine weiter: C hat 4 (zwei von B verfallen). C macht vier und endet: A hat 3.',
  'LAB-EX-17':
    'Zeitmaschine. Ohne Aktion übrig spielt jemand die Zeitmaschine und nimmt ein Buch: vier Aktionen in diesem Zug. Die Karte liegt auf der Ablage, bevor das Buch gezogen ist.',
  'LAB-EX-18':
    'Volle Hand auf einer Belohnungsplatte. Sechs Plätze voll; der Weg endet auf einer Belohnungsplatte: verzichten oder ablegen. Nach dem Ablegen: ziehen oder verzichten. Eine Hand nur aus Fängen kann nur verzichten.',
  'LAB-EX-19':
    'Volle Hand und Zurückbringen. Sechs Plätze, einer davon ein passender Fang: Das Zurückbringen lässt 5, die Belohnung macht 6. Kein Ablegen nötig.',
  'LAB-EX-20':
    'Leseausweis an der Grenze. Fünf Bücher und ein Helfer mit Leseausweis. Rot nehmen mit der Karte: Helfer abgelegt (5), rotes Buch (6). Das zweite geht erst nach einem Ablegen (5); Grün macht 6. Eine Aktion ausgegeben.',
  'LAB-EX-21':
    'Ein Regal wird wieder hell. r1c4 Regal, nach dem Zurückbringen leer, niemand darauf, verflucht: dunkel. Wieder hell mit zwei Regalmarken im Vorrat: Die oberste kommt darauf. Hell ohne Vorrat: keine Marke, begehbar, und der nächste Fluch macht sie wieder dunkel.',
  'LAB-EX-22':
    'Kein Schrecken im Vorrat. Fluch auf ein leeres Schreckensfeld: Nichts ändert sich, die Platte bleibt hell.',
  'LAB-EX-23':
    'Jemand steht darauf. r2c2 Schrecken/Ecke/0, leer, mit einer Figur, verflucht: dreht auf k=1; kein Schrecken. Ebenso eine leere Belohnungsplatte: Sie dreht sich und wird nicht dunkel.',
  'LAB-EX-24':
    'Doppelfluch. Bücherwurm J0, Karte NW+SO, vier Schrecken im Gitter, r1c1 und r2c2 dunkle Schreckensplatten: r1c1 bekommt den fünften, r2c2 den sechsten: verloren. Steht stattdessen jemand auf einer hellen r2c2: fünfter Schrecken auf r1c1, r2c2 dreht sich, es geht weiter.',
  'LAB-EX-25':
    'Nicht auf der Stelle treten. Jemand auf der Belohnungsplatte r2c3, verbunden mit dem Kompass: Nach r2c3 zu gehen wird nicht angeboten. Nach r3c3, dann nach r2c3 zieht eine Belohnung: zwei Aktionen.',
  'LAB-EX-26':
    'Reichweite von Erhellen und Drehen. Jemand auf r3c3: nur r2c3, r3c2, r3c4, r4c3; nie r2c2, nie den Kompass; eine dunkle nur erhellen, eine helle Ecke oder ein T-Stück nur drehen.',
  'LAB-EX-27':
    'Mitfahren allein. Figur und Wagen auf r3c3. Figur: Atalanta (O,O,P); Wagen: Ada Lovelace (G,G,K). Minotaurus auf r2c3 Schrecken/T/1. Die Figur allein: keine Zahlung. Der Wagen allein: nie. Zusammen nach r2c3 mit {Atalanta, Ada Lovelace}: gefangen, beide auf r2c3, der Fang in einer der Hände, eine Aktion. Stünde der Wagen auf r3c2, keine Mitfahrt.',
  'LAB-EX-28':
    'Neu mischen. Grüner Stapel leer, zwei grüne Bücher auf der Ablage, eins in einem Fang: Grün nehmen mischt die zwei, zieht eins, lässt eins. Liegt keins auf der Ablage, wird Grün nicht angeboten.',
}
