/**
 * The rules in German, by their ids; the words are those of words.de.ts. Marks at the end say where a rule stands:
 * [rb …] in the printed rulebook, [public] on a public page, [ours] is our own.
 */

import { examples } from './examples.de'
import { rulings } from './rulings.de'

/** Chapters by their English titles, in the order of the book. */
export const chapters: Record<string, string> = {
  'Set-up': 'Aufbau',
  'Difficulty knobs': 'Schwierigkeit einstellen',
  Turn: 'Der Zug',
  Actions: 'Aktionen',
  Activation: 'Was hell wird',
  Move: 'Gehen',
  Capture: 'Fangen',
  Return: 'Zurückbringen',
  'Rewards and boosters': 'Belohnungen und Helfer',
  'Hands and decks': 'Hände und Stapel',
  'Disturbance and Bookwyrm': 'Störung und Bücherwurm',
  End: 'Ende',
  Solo: 'Allein',
  'Rulings: end of game': 'Entscheidungen: Ende der Partie',
  'Rulings: set-up': 'Entscheidungen: Aufbau',
  'Rulings: tiles and tokens': 'Entscheidungen: Platten und Marken',
  'Rulings: moves': 'Entscheidungen: Wege',
  'Rulings: capture and return': 'Entscheidungen: Fangen und Zurückbringen',
  'Rulings: hands': 'Entscheidungen: Hände',
  'Rulings: actions': 'Entscheidungen: Aktionen',
  'Rulings: decks': 'Entscheidungen: Stapel',
  'Rulings: disturbance': 'Entscheidungen: Störung',
  'Rulings: solo': 'Entscheidungen: Allein',
  'Worked examples': 'Beispiele',
}

const book: Record<string, string> = {
  // Aufbau
  'LAB-SETUP-1': 'Wählt, wie viele mitspielen (1–5) und wie schwer es sein soll. [rb p4]',
  'LAB-SETUP-2':
    'Nehmt 25 Platten je nach Schwierigkeit, eine davon der Kompass: allein und zum Einstieg 4 Kreuzungen, 7 Regale, 3 Belohnungen, 10 Schrecken; normal 3, 6, 3, 12; schwer 2, 6, 3, 13; meisterlich 2, 6, 2, 14. [rb p4, p16]',
  'LAB-SETUP-3': 'Welche Ecken und T-Stücke einer Art dabei sind, entscheidet der Zufall. [rb p16] R-10',
  'LAB-SETUP-4':
    'Der Kompass kommt hell in die Mitte. Die anderen 24 werden gemischt und dunkel auf die übrigen Felder gelegt, jede in einer verborgenen Drehung. [rb p4] R-11',
  'LAB-SETUP-5':
    'Sind alle vier Platten neben der Mitte Regalplatten, werden die 24 Platten neu gemischt und gelegt. [rb p18] R-12',
  'LAB-SETUP-6': 'Mischt die 24 Schrecken zu einem verdeckten Vorrat, die 6 Regalmarken zu einem zweiten. [rb p4]',
  'LAB-SETUP-7': 'Mischt die 15 Belohnungen zu einem Stapel, ebenso jeden der sechs Gattungsstapel. [rb p4]',
  'LAB-SETUP-8':
    'Legt „Zeit um“ und beide Doppelflüche beiseite. Mischt die 28 einfachen Flüche, zählt N ab und legt sie auf „Zeit um“; der Rest bleibt ungesehen aus dem Spiel. N ist 16, 18, 21, 24 oder 25 bei 1, 2, 3, 4 oder 5 Mitspielenden. [rb p4]',
  'LAB-SETUP-9': 'Der Bücherwurm beginnt in einer beliebigen der 12 Lücken seines Rings. [rb p4, p5] R-13',
  'LAB-SETUP-10': 'Alle Figuren beginnen auf dem Kompass. [rb p4]',
  'LAB-SETUP-11':
    'Alle bekommen 1 Belohnung und 3 Bücher; die Gattungen wählt man selbst, in beliebiger Mischung. Gezeigt wird erst, wenn alle gewählt haben. [rb p4] R-14',
  'LAB-SETUP-12': 'Die Hände liegen offen. [rb p4, p15]',
  'LAB-SETUP-13': 'Es beginnt, wer zuletzt gelesen hat; dann geht es reihum. [rb p6] R-15',
  // Schwierigkeit
  'LAB-DIFF-1': 'Vor allem die Auswahl der Platten macht es leichter oder schwerer (LAB-SETUP-2). [rb p16]',
  'LAB-DIFF-2':
    'Schwerer: bei Regal, Schrecken und Belohnung lieber Ecken nehmen. Leichter (für allein genannt): lieber T-Stücke. [rb p16, p17] R-10',
  'LAB-DIFF-3': 'Schwerer: einen oder zwei der N Flüche durch Doppelflüche ersetzen. [rb p16] R-8',
  'LAB-DIFF-4': 'Leichter: dem Stapel einfache Flüche hinzufügen. [rb p16] R-9',
  // Der Zug
  'LAB-TURN-1': 'Ein Zug hat drei Phasen, in dieser Folge: Aktionen, Störung, Bücherwurm. [rb p6]',
  'LAB-TURN-2':
    'In der Aktionsphase macht, wer am Zug ist, bis zu drei Aktionen, in beliebiger Folge, auch dieselbe mehrmals. [rb p6, p7]',
  'LAB-TURN-3': 'Nicht benutzte Aktionen verfallen, außer nach LAB-PASSACT. R-44',
  'LAB-TURN-4': 'Wer am Zug ist, entscheidet allein; die anderen dürfen raten. [rb p6, p18]',
  'LAB-TURN-5': 'Nach der Bücherwurmphase kommt die nächste Person am Tisch an den Zug. [rb p6]',
  'LAB-PASSACT-1':
    'Man darf eine seiner Aktionen an die nächste Person weitergeben, die dann in ihrem Zug eine mehr hat. [rb p6] R-42',
  'LAB-PASSACT-2': 'Je Zug wird höchstens eine Aktion weitergegeben, wie viele man auch hat. [rb p6]',
  // Aktionen
  'LAB-TAKE-1': 'Nehmen: Zieh das oberste Buch einer Gattung deiner Wahl auf die Hand. [rb p7]',
  'LAB-TAKE-2': 'Dafür brauchst du einen freien Platz. [rb p7]',
  'LAB-TAKE-3': 'Ein gefülltes Regal schließt den Stapel seiner Gattung nicht. [rb p18]',
  'LAB-FLIP-1': 'Erhellen: Dreh eine dunkle Platte neben dir auf die helle Seite. [rb p7]',
  'LAB-FLIP-2': 'Daneben heißt: mit gemeinsamer Seite, nie schräg. [rb p7, p18]',
  'LAB-FLIP-3': 'Ein offener Weg dorthin ist nicht nötig. [rb p7]',
  'LAB-FLIP-4': 'Die Drehung sucht man sich nicht aus. [rb p7] R-11',
  'LAB-FLIP-5': 'Keine Aktion macht eine helle Platte dunkel. [rb p7]',
  'LAB-ROT-1': 'Drehen: Dreh die eigene Platte oder eine helle daneben um 90 Grad, links- oder rechtsherum. [rb p7]',
  'LAB-ROT-2': 'Ein offener Weg dorthin ist nicht nötig; Marken und Figuren darauf bleiben. [rb p7] R-17',
  'LAB-ROT-3': 'Dunkle Platten dreht keine Aktion. [rb p7]',
  'LAB-PASS-1':
    'Reichen: Steht jemand auf deiner Platte, gib eine Karte, bekomm eine oder tausch eine gegen eine. [rb p7] R-41',
  'LAB-PASS-2': 'Bücher und Belohnungen darf man reichen, gefangene Schrecken nicht (allein schon). [rb p7, p15]',
  'LAB-PASS-3': 'Wer etwas bekommt, braucht einen freien Platz; ein Tausch braucht keinen. [rb p15]',
  // Was hell wird
  'LAB-ACTV-1':
    'Sooft eine Schreckensplatte hell wird, durch Menschen oder Karten, kommt sofort der oberste Schrecken offen darauf. [rb p6]',
  'LAB-ACTV-2': 'Sooft eine Regalplatte hell wird, kommt ebenso die oberste Regalmarke darauf. [rb p6]',
  'LAB-ACTV-3': 'Kreuzungen und Belohnungsplatten tun nichts, wenn sie hell werden. [rb p6, p18]',
  'LAB-ACTV-4': 'Ist der Vorrat leer, wird nichts gelegt. R-18, R-19',
  'LAB-ACTV-5': 'Sechs Schrecken im Gitter: sofort LAB-END-3.',
  // Gehen
  'LAB-MOVE-1': 'Gehen: beliebig weit auf offenem Weg, um alle Ecken. [rb p7]',
  'LAB-MOVE-2':
    'Ein Schritt führt auf eine Platte mit gemeinsamer Seite; beide hell, beide Kanten offen. [rb p7] (Teil 3)',
  'LAB-MOVE-3': 'Dunkle Platten betritt man nicht. [rb p7]',
  'LAB-MOVE-4': 'Durch eine Platte mit Schrecken oder Regalmarke kommt man nicht hindurch. [rb p7]',
  'LAB-MOVE-5': 'Andere Figuren versperren nie den Weg. [rb p18]',
  'LAB-MOVE-6':
    'Auf einem Schrecken endet ein Weg nur mit Fangen, auf einem Regal nur mit Zurückbringen; beides gehört zum Weg und kostet nichts extra. [rb p7, p18]',
  'LAB-MOVE-7': 'Ein Weg endet auf einer anderen Platte, als er begann. R-23',
  'LAB-MOVE-8': 'Fangen und Zurückbringen beenden den Weg. R-24',
  // Fangen
  'LAB-CAP-1':
    'Um auf einem Schrecken zu enden, gibst du Karten der Hand aus, deren Zeichen jedes Zeichen des Schreckens enthalten, doppelte doppelt. [rb p7, p16]',
  'LAB-CAP-2':
    'Beliebig viele Karten zusammen; Bücher und Zauberdinge mischen sich frei; überzählige Zeichen verfallen. [rb p14, p16] R-31, R-32',
  'LAB-CAP-3': 'Gefangen wird von selbst: Ohne Fangen kein Betreten. [rb p10, p18] R-34',
  'LAB-CAP-4':
    'Die ausgegebenen Karten liegen unter dem Schrecken; zusammen sind sie ein Fang und füllen einen Platz deiner Hand. [rb p8, p15]',
  'LAB-CAP-5': 'Karten in einem Fang kann man weder benutzen noch reichen noch ablegen. [rb p15]',
  'LAB-CAP-6': 'Die Platte ist nun ein leeres Schreckensfeld, frei zum Gehen und Stehen. [rb p8]',
  'LAB-CAP-7': 'Nur die eigene Hand dessen, der geht, bezahlt. R-30',
  // Zurückbringen
  'LAB-RET-1':
    'Um auf einem Regal zu enden, bringst du einen gefangenen Schrecken zurück, der das Zeichen des Regals zeigt. [rb p7, p16] R-35',
  'LAB-RET-2': 'Schrecken und Regalmarke verlassen Gitter und Hand; diese Gattung ist gefüllt. [rb p8] R-20',
  'LAB-RET-3': 'Die Karten des Fangs kommen auf ihre Ablagen, dann ziehst du eine Belohnung. [rb p8] R-45',
  'LAB-RET-4': 'Die Platte ist nun eine leere Regalplatte, frei zum Gehen und Stehen. [rb p8]',
  'LAB-RET-5': 'Die sechste gefüllte Gattung gewinnt sofort. [rb p2] R-2',
  // Belohnungen und Helfer
  'LAB-REW-1': 'Wessen Weg auf einer Belohnungsplatte endet, darf eine Belohnung ziehen. [rb p7] R-25, R-26, R-36',
  'LAB-REW-2': 'Ein Zauberding gibt beim Fangen seine zwei Zeichen. [rb p14]',
  'LAB-BOOST-1': 'Einen Helfer spielt, wer ihn hat, im eigenen Zug; eine seiner zwei Seiten wird gewählt. [rb p14]',
  'LAB-BOOST-2': 'Jede Belohnung wirkt einmal und kommt dann auf die Ablage. [rb p14] R-32, R-40',
  'LAB-BOOST-3': 'Mehrere Belohnungen dürfen einer Aktion dienen. [rb p14]',
  'LAB-BOOST-4': 'Zeitmaschine: eine Aktion mehr in dieser Aktionsphase. [rb p14] R-43',
  'LAB-BOOST-5': 'Wagendienst: Reichen geht mit jemandem (oder dem Wagen) auf einer anderen Platte. [rb p14] R-59',
  'LAB-BOOST-6':
    'Bücherleiter: Ein Weg darf an einem Schrecken oder Regal vorbeiführen, wenn er sonst offen ist. [rb p14] R-28',
  'LAB-BOOST-7':
    'Geheimgang: Ein Weg darf durch ein Bücherregal führen, das heißt durch eine geschlossene Kante; zwei geschlossene Kanten brauchen zwei Karten. [rb p12, p14] R-27',
  'LAB-BOOST-8': 'Lageplan: Erhellen geht mit jeder dunklen Platte. [rb p14] R-59',
  'LAB-BOOST-9': 'Leseausweis: Nehmen bringt ein Buch mehr, aus beliebiger Gattung. [rb p14] R-39',
  'LAB-BOOST-10': 'Kopierer: Beim Fangen zählen die Zeichen eines Buchs doppelt. [rb p14] R-33',
  'LAB-BOOST-11': 'Leiter und Geheimgang helfen auch auf Wegen, die mit Fangen oder Zurückbringen enden. [rb p14]',
  // Hände und Stapel
  'LAB-HAND-1': 'Eine Hand hat sechs Plätze; ein Buch, eine Belohnung und ein Fang füllen je einen. [rb p15]',
  'LAB-HAND-2': 'Mehr sind es nie; ohne freien Platz kann man weder ziehen noch bekommen. [rb p15] R-36',
  'LAB-HAND-3':
    'Bücher und Belohnungen darf jede und jeder jederzeit umsonst ablegen, auch außer der Reihe. [rb p15] R-38, R-58',
  'LAB-HAND-4': 'Einen gefangenen Schrecken kann man nie ablegen. [rb p15]',
  'LAB-DECK-1':
    'Ist ein Gattungsstapel leer, wenn man ihn braucht, wird die Ablage dieser Gattung gemischt. [rb p18] R-45, R-46',
  'LAB-DECK-2': 'Ebenso der Stapel der Belohnungen. [rb p18]',
  'LAB-DECK-3': 'Der Stapel der Störungen wird nie neu gemischt. [rb p18]',
  // Störung und Bücherwurm
  'LAB-DIST-1':
    'Deckt die oberste Störung auf; sie nennt mit einer Himmelsrichtung eine der vier Platten um den Bücherwurm. [rb p6]',
  'LAB-DIST-2':
    'Genau ein Fall gilt, der erste, der passt: 1. Platte dunkel: Sie wird hell und tut, was sie dann tut; 2. darauf ein Schrecken, eine Regalmarke oder eine Figur: Sie dreht sich um 90 Grad im Uhrzeigersinn; 3. leeres Schreckensfeld: Ein neuer Schrecken kommt darauf; 4. sonst (leere Kreuzung, Belohnungs- oder Regalplatte): Sie wird dunkel. [rb p9]',
  'LAB-DIST-3': 'Dann kommt die Karte auf die Ablage. [rb p6]',
  'LAB-DIST-4': 'Ein Doppelfluch stört beide Platten. [rb p9] R-48',
  'LAB-DIST-5':
    'Eine dunkel gewordene Regalplatte bekommt, wenn sie wieder hell wird, eine neue Regalmarke, falls es noch eine gibt. [rb p18] R-19',
  'LAB-DIST-6': '„Zeit um“ beendet die Partie sofort als Niederlage. [rb p6] R-1',
  'LAB-DIST-7': 'Der Kompass wird nie gestört (keine Lücke des Rings grenzt an ihn). (abgeleitet)',
  'LAB-DIST-8': 'Eine Schreckensplatte, die einmal hell war, wird nie wieder dunkel. (abgeleitet)',
  'LAB-WYRM-1':
    'Nach der Störung kriecht der Bücherwurm im Uhrzeigersinn in die nächste Lücke seines Rings. [rb p6] R-49',
  // Ende
  'LAB-END-1': 'Gewonnen, sobald in jede der sechs Gattungen ein Schrecken zurückgebracht ist. [rb p2]',
  'LAB-END-2': 'Verloren, wenn „Zeit um“ aufgedeckt wird. [rb p2, p6, p18] R-1',
  'LAB-END-3': 'Verloren, wenn ein sechster Schrecken im Gitter liegt. [rb p2] R-3, R-4',
  // Allein
  'LAB-SOLO-1':
    'Eine Figur und ein Wagen, beide zu Beginn auf dem Kompass; eigene Auswahl der Platten; N = 16. [rb p4, p17]',
  'LAB-SOLO-2': 'Insgesamt drei Aktionen je Zug, beliebig auf beide verteilt. [rb p17] Weitergegeben wird keine. R-42',
  'LAB-SOLO-3': 'Der Wagen hat eine eigene Hand mit sechs Plätzen, zu Beginn leer. R-37',
  'LAB-SOLO-4': 'Der Wagen fährt mit einer Gehen-Aktion nach denselben Regeln. [rb p17]',
  'LAB-SOLO-5':
    'Erhellen, drehen und nehmen geht auch vom Wagen aus; sein Buch kommt in seine Hand. [public] fürs Erhellen, R-50',
  'LAB-SOLO-6': 'Der Wagen allein kann weder fangen noch zurückbringen. [rb p17]',
  'LAB-SOLO-7':
    'Stehen beide auf einer Platte, wandern Karten und Fänge umsonst und beliebig oft zwischen den Händen. [rb p17] R-54',
  'LAB-SOLO-8': 'Mitfahren: Beginnen beide auf einer Platte, bewegt eine Gehen-Aktion beide zusammen. [rb p17] R-52',
  'LAB-SOLO-9': 'Beim Mitfahren darf man mit Karten aus einer oder beiden Händen fangen. [rb p17] R-53',
  'LAB-SOLO-10': 'Beim Mitfahren darf man einen Schrecken aus jeder der Hände zurückbringen. [rb p17] R-55',
  'LAB-SOLO-11': 'Ein Weg, der auf einer Belohnungsplatte endet, darf eine Belohnung ziehen. [rb p17] R-51',
  'LAB-SOLO-12': 'Alles andere wie zu mehreren; Störung und Bücherwurm folgen jedem Zug. [rb p17]',
}

export const rules: Record<string, string> = { ...book, ...rulings, ...examples }
