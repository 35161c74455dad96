/** What the printed rules leave open, and how this table decides it; in German. */

export const rulings: Record<string, string> = {
  // Ende der Partie
  'R-1':
    '„Zeit um“ liegt unter den N Karten. In den Zügen 1 bis N kommt ein Fluch; Zug N+1 hat noch seine Aktionsphase, dann kommt „Zeit um“, und es ist verloren. Also N+1 Aktionsphasen: 17, 19, 22, 25, 26 für 1–5. Ein leerer Fluchstapel ist noch keine Niederlage: Nach dem Text endet es, wenn die letzte Karte aufgedeckt wird. Eine Bedingung, nicht zwei.',
  'R-2':
    'Gewonnen ist in dem Augenblick, in dem der sechste Schrecken zurück ist; keine Belohnung wird gezogen, keine Phase folgt; die Karten des Fangs kommen noch auf die Ablagen. Im Text steht „wenn“.',
  'R-3':
    'Der sechste Schrecken verliert in dem Augenblick, in dem er gelegt wird: mitten in einer Aktion, in einem Doppelfluch, durch eigenes Erhellen. Im Text steht „jemals“.',
  'R-4': 'Nur Marken auf Platten zählen; gefangene und zurückgebrachte Schrecken nicht („im Gitter“).',
  'R-5':
    'Sieg und Niederlage fallen nie zusammen: Jedes Zurückbringen und jedes Legen ist ein eigenes Ereignis, und das erste, das die Partie beendet, tut es.',
  'R-6': 'Eine aussichtslose Lage beendet niemand von selbst; man darf aufgeben, das ist eine Niederlage.',
  // Aufbau
  'R-7': '28 einfache Flüche, sieben je Richtung: 28 teilt sich durch vier, und nichts deutet auf ein Übergewicht.',
  'R-8':
    'Doppelflüche ersetzen einfache eins zu eins; N bleibt. Im Text steht „ersetzen“. Mit d = 0, 1 oder 2 Doppelflüchen sind im Stapel N - d zufällige einfache und d doppelte, zusammen gemischt; jeder gewählte Doppelfluch ist also dabei. Bei d = 1 ist es zufällig und ungesehen, welcher der beiden.',
  'R-9':
    'Zusätzliche Karten: N + Zusatz - d <= 28. Über „Zeit um“ liegen dann N + Zusatz Karten (lies in R-1 N + Zusatz für N).',
  'R-10': 'Formen: `random` (üblich), `corners` (erst alle Ecken, T-Stücke zum Auffüllen), `tees` (umgekehrt).',
  'R-11':
    'Jede dunkle Platte hat eine zufällige Drehung, gleich wahrscheinlich, festgelegt beim Aufbau und nur durch Drehen im Hellen verändert. Dunkel und wieder hell werden ändert sie nicht. Am Tisch ergäbe das Wenden über die andere Achse 180 Grad Unterschied; aussuchen darf man es nicht, darum steht es fest.',
  'R-12':
    'Die Prüfung auf vier Regale geschieht still beim Aufbau statt nach vier Erhellungen: dieselbe Verteilung der Partien, keine vertanen Züge. (0,14 % der normalen Auslagen, 0,33 % im Einstieg.) Nur Nachbarn mit gemeinsamer Seite zählen.',
  'R-13':
    'Start des Bücherwurms: üblicherweise zufällig, oder wer den Tisch eröffnet, wählt. Der Text lässt es die Gruppe wählen.',
  'R-14':
    'Die Gattungen wählt man gleichzeitig und verdeckt; haben alle gewählt, wird der Reihe nach ausgeteilt, je drei Bücher. Dieselbe Gattung darf mehrfach vorkommen. Geht dabei ein Stapel aus (zu fünft könnte man fünfzehn der sieben Wissenschaftsbücher wollen), wählt die betroffene Person für jedes fehlende Buch eine andere Gattung, noch bevor eine Karte zu sehen ist.',
  'R-15': 'Wer beginnt: Der Tisch darf fragen, wer zuletzt gelesen hat; sonst das Los.',
  // Platten und Marken
  'R-16':
    'Der Kompass ist eine feste, helle Kreuzung. Man kann ihn nicht wenden, drehen oder stören; ihn zu drehen, drehte die Bedeutung jeder Karte, und das ist sicher nicht gemeint.',
  'R-17':
    'Eine Kreuzung zu drehen ändert nichts und wird nicht als Aktion angeboten (ihr k bleibt 0, auch wenn eine Störung sie dreht). Alle anderen hellen Platten darf man drehen, mit oder ohne Marken und Figuren.',
  'R-18':
    'Kein Schrecken mehr im Vorrat: Hellwerden und Fall 3 legen nichts; die Platte bleibt hell und leer. Fall 3 gilt trotzdem, die Platte wird also nicht dunkel.',
  'R-19':
    'Keine Regalmarke mehr im Vorrat (die siebte Regalplatte im Einstieg, oder beim zweiten Hellwerden): Die Platte bleibt eine leere Regalplatte, begehbar; steht niemand darauf, macht eine Störung sie dunkel.',
  'R-20':
    'Zurückgebrachte Schrecken und gefüllte Regalmarken sind endgültig draußen, sie werden nie wieder eingemischt.',
  'R-21':
    'Eine Platte, die einmal hell war, bleibt allen bekannt (Art, Form, Drehung), auch wenn sie dunkel ist. Das ist offen; man sollte sie gedämpft zeigen.',
  'R-22':
    '„Besetzt“ heißt: ein Schrecken, eine Regalmarke, eine Figur oder der Wagen. Darum steht nie jemand auf einer Platte, die dunkel wird oder einen Schrecken bekommt, und Fall 2 geht immer vor 3 und 4.',
  // Wege
  'R-23':
    'Ein Weg muss woanders enden, als er begann: Sonst zöge man mit jedem Schritt von einer Belohnungsplatte herunter und zurück eine Karte.',
  'R-24':
    'Fangen oder Zurückbringen beendet den Weg; weitergehen kostet eine neue Aktion. Die Beispiele halten dort an, und der Text spricht vom Ende des Wegs auf der Marke.',
  'R-25': 'Nur wer auf einer Belohnungsplatte endet, zieht; nicht wer sie überquert oder dort beginnt.',
  'R-26': 'Eine Belohnungsplatte wird nicht verbraucht. Zwei verbundene darf man abwechselnd besuchen.',
  'R-27':
    'Ein Bücherregal ist eine geschlossene Kante einer Platte. Liegen zwei geschlossene Kanten aneinander, sind es zwei, und man braucht zwei Geheimgänge: Rot musste im Beispiel des Hefts genau darum erst drehen. Nie ins Dunkle, nie aus dem Gitter.',
  'R-28':
    'Eine Leiter führt an einer Platte mit Marke vorbei, hinein und hinaus durch Kanten, die offen sind oder auf demselben Weg mit Geheimgängen bezahlt werden; stehen bleiben kann man dort nicht. Zwei Leitern führen an zweien vorbei.',
  'R-29':
    'Ein Helfer wird auf einem Weg nur ausgegeben, wenn man das Ziel nicht mit weniger erreicht; gewählt wird unter Preisen, von denen keiner schlechter ist als ein anderer, und unter Karten, die es können. Eine Karte dient einer Seite: Leiter/Geheimgang ist nie beides, ebenso wenig Geheimgang/Kopierer.',
  // Fangen und Zurückbringen
  'R-30': 'Nur die Hand dessen, der geht, bezahlt, auch wenn andere auf derselben oder der Zielplatte stehen.',
  'R-31':
    'Nicht zu viel zahlen: Jede ausgegebene Karte (Buch, Zauberding, Kopierer) muss nötig sein, das heißt, ohne sie (und bei einem Buch ohne seine Kopien) reichten die Zeichen nicht. Ablegen kostet ohnehin nichts, also geht nichts verloren, und die Auswahl bleibt kurz.',
  'R-32':
    'Zauberdinge bezahlen allein oder mit Büchern. Sie liegen wie Bücher im Fang und kommen beim Zurückbringen auf die Ablage der Belohnungen. Andere Helfer kommen dorthin, wenn man sie spielt.',
  'R-33':
    'Der Kopierer kopiert ein Buch, das beim selben Fangen ausgegeben wird („doppelt“): Seine Zeichen zählen noch einmal. Zauberdinge lassen sich nicht kopieren. Zwei Kopierer dürfen zwei Bücher kopieren; dasselbe zweimal ist nie nötig (R-31), denn kein Schrecken will ein Zeichen öfter als zweimal. Er kommt sofort auf die Ablage, nicht in den Fang.',
  'R-34':
    'Auf einem Schrecken endet ein Weg nur, wenn man bezahlen kann; unter mehreren Zahlungen wählt, wer geht. Wer dorthin geht, kann das Fangen nicht ablehnen.',
  'R-35': 'Ein Schrecken je Regal. Passen mehrere, wählt, wer geht. Ohne Zurückbringen kein Betreten.',
  // Hände
  'R-36':
    'Die Grenze gilt in jedem Augenblick. Auf einer Belohnungsplatte mit voller Hand: erst ablegen, dann ziehen, oder verzichten. Ein Zurückbringen macht zuerst seinen eigenen Platz frei, die Belohnung passt also immer; ein Fang macht mindestens den Platz frei, den er braucht.',
  'R-37':
    'Die Hand des Wagens hat sechs Plätze und beginnt leer: Der Aufbau gibt Karten an Menschen, und der Wagen heißt Überlaufhand.',
  'R-38':
    'Ablegen darf man von jedem Platz bei jeder Frage. Außer der Reihe ist es nur wichtig, um Platz für eine Gabe zu machen oder damit ein leerer Stapel etwas zum Mischen hat.',
  'R-39':
    'Leseausweis: Das erste Buch wird gezogen und gesehen, dann die zweite Gattung gewählt; dazwischen darf man ablegen; auf das zweite darf man verzichten. Mehrere Leseausweise dürfen zu einer Aktion gehören (LAB-BOOST-3), alle zugleich genannt: je ein Buch mehr, auf dieselbe Weise.',
  'R-40': 'Ein Helfer verlässt die Hand vor seiner Wirkung, er macht also zuerst seinen Platz frei.',
  'R-41':
    'Wer am Zug ist, entscheidet allein über das Reichen; die andere Person muss nicht zustimmen (ein Tisch im Netz darf höflich fragen). Je Aktion genau eins: geben, bekommen oder tauschen.',
  'R-58':
    'Ein Programm, das einen Platz nach dem anderen fragt, bietet Geben auch an eine volle Hand mit Buch oder Belohnung an und fragt dann dort: ablegen (die Gabe kommt an) oder ablehnen (nichts ist geschehen: keine Aktion, kein Helfer ausgegeben). Anderes Ablegen außer der Reihe nimmt es von jedem Platz als Zwischenruf, ohne dass sich ändert, wer gefragt ist.',
  // Aktionen
  'R-42':
    'Weitergeben erklärt man am Ende der Aktionsphase mit mindestens einer Aktion übrig: Eine geht an die nächste Person, weitere verfallen. Dort ist es +1, in diesem Zug benutzt oder verloren; auch sie darf eine weitergeben. Nicht allein (niemand kommt danach).',
  'R-43':
    'Die Zeitmaschine spielt man irgendwann in der Aktionsphase, auch ohne Aktion übrig; die zusätzliche ist eine gewöhnliche. Die Phase endet darum erst, wenn man sie beendet (ein Programm darf es von selbst, wenn weder Aktion noch Zeitmaschine übrig ist; allein nur, wenn beide getrennt stehen, denn Reichen ist umsonst).',
  'R-44': 'Weniger als drei Aktionen zu machen ist immer erlaubt.',
  'R-59':
    'Wie bei R-29 gibt es den Lageplan nur für eine dunkle Platte, die nicht daneben liegt, und den Wagendienst nur mit jemandem auf einer anderen Platte. Nichts geht verloren: Ablegen kostet nichts.',
  'R-60':
    'Eine Aktionsphase hat höchstens 30 Aktionen: Das unterbricht die eine Schleife, die nie endete, zwei verbundene Belohnungsplatten und die letzte Zeitmaschine. [ours]',
  'R-61':
    'Hat eine volle Hand eine Gabe abgelehnt, wird bis zur nächsten Aktion keiner vollen Hand eine angeboten, damit das Anbieten nicht ewig weitergeht. [ours]',
  'R-62':
    'Allein bleibt eine Karte oder ein Fang, die zwischen den beiden Händen gereicht wurden, bis zur nächsten Aktion, wo sie sind. Jede Verteilung, die die Plätze zulassen, ist trotzdem erreichbar: erst tauschen, dann den Rest in eine Richtung tragen. [ours]',
  'R-63':
    'Eine Bezahlung, ein Weg, ein Reichen oder ein Nehmen mit Leseausweisen, das in kleinen Schritten gefragt wird, ist eine einzige Antwort: Zwischen ihren Schritten legt niemand ab (R-38) und gibt niemand auf (R-6). Was ansteht, beruht auf den Karten, wie sie sind, die Schritte brauchen keine Zeit, und alles davon geht unmittelbar davor oder danach. [ours]',
  // Stapel
  'R-45':
    'Ein Stapel wird erst neu gemischt, wenn man ziehen will und er leer ist. Zurückbringen legt zuerst den Fang ab und zieht dann die Belohnung, dessen Zauberdinge können also gleich wiederkommen. Karten in Fängen und Händen liegen nicht auf der Ablage.',
  'R-46':
    'Stapel und Ablage leer: Diese Gattung kann man nicht nehmen, keine Belohnung wird gezogen (und auf einer Belohnungsplatte keine angeboten).',
  'R-47': 'Nicht abgezählte Flüche sieht man nie.',
  // Störung
  'R-48':
    'Doppelfluch: Die zwei Platten in der Folge NW, NO, SO, SW, jede ganz zu Ende (davon hängt nur ab, welcher Schrecken, welche Regalmarke wohin kommt). Es sind verschiedene Platten, eine Karte trifft also nie dieselbe zweimal.',
  'R-49': 'Der Bücherwurm kriecht nach jeder Störung weiter, auch wenn sie nichts geändert hat.',
  // Allein
  'R-50':
    'Der Wagen darf erhellen, drehen und nehmen wie eine zweite Person: Das Heft nennt ihn das zum Teil und als Grenzen nur Fangen und Zurückbringen; ein Beitrag der Autorinnen vor dem Erscheinen nennt das Erhellen anderswo als Zweck. Am wenigsten sicher ist das Nehmen; ließe man es weg, nähme nur die Figur.',
  'R-51':
    'Der Wagen darf eine Belohnung ziehen (verwehrt ist ihm nur Fangen und Zurückbringen), in seine eigene Hand. Mitfahren zieht eine Karte, in eine der beiden Hände.',
  'R-52': 'Mitfahren hat einen Anfang, einen Weg und ein Ende für beide; unterwegs steigt niemand ein oder aus.',
  'R-53':
    'Nach einem Fang beim Mitfahren kommt er in die Hand deiner Wahl, die nach dem Bezahlen einen Platz hat (eine hat immer einen).',
  'R-54':
    'Umsonst reicht man in der Aktionsphase, wenn beide auf einer Platte stehen, zwischen Aktionen; eine volle Hand darf auch geben oder abgeben, was Platz für eine offene Belohnung oder einen Leseausweis schafft (ein Tausch schafft keinen und wartet). Auf Entfernung kostet es Wagendienst und eine Aktion, für ein Geben, Bekommen oder Tauschen; ein Fang gilt dabei als Karte. Die Plätze begrenzen beide Hände; eins gegen eins geht auch mit zwei vollen.',
  'R-55':
    'Beim Mitfahren darf der zurückgebrachte Schrecken aus jeder Hand kommen; die Belohnung geht in die Hand, die ihn hatte.',
  'R-56':
    'Helfer spielt man aus der Hand der Figur, die handelt; beim Mitfahren aus jeder, und der Kopierer darf ein Buch aus jeder kopieren. Zeitmaschine und Wagendienst aus jeder. Die Bücher eines Leseausweises gehen in die Hand, die nimmt. Beide Hände dürfen ablegen.',
  'R-57': 'Allein spielt man üblicherweise mit der eigenen Auswahl der Platten; andere sind eine Variante.',
}
