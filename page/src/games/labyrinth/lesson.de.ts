/** The notes of the lesson in German, step by step as in lesson.toml. */

export const notes: readonly string[] = [
  'Die Bibliothek ist ein Labyrinth aus 25 Platten, und das meiste liegt im Dunkeln. Du und Agnes spielt zusammen: Alle gewinnen oder alle verlieren.',
  'Sechs Regale wollen je einen Schrecken. Drei davon sind hell: die Faust, Große Leben; die Sanduhr, Herrscherinnen; das Herz, Kinderbücher. Die anderen drei warten unter dunklen Platten.',
  'Das sind deine Karten, offen für alle. Jedes Buch gibt Zeichen: Zenobia eine Sanduhr, einen Baum und eine Faust. Eine Hand hat sechs Plätze.',
  'Ein Zug hat drei Aktionen. Erhelle zuerst die dunkle Platte südlich von dir: Drück darauf und wähl das Erhellen.',
  'Eine Schreckensplatte, und darauf der Chupacabra: Er braucht ein Herz, einen Baum und eine Sanduhr. Baum und Sanduhr hast du. Ein Kinderbuch hat immer ein Herz: Nimm eins.',
  'Anne Shirley hat zwei Herzen. Mit ihr und Zenobia kannst du auf den Schrecken gehen: Der Weg ist auf beiden Seiten offen, und das Fangen kostet nichts extra.',
  'Gefangen. Anne und Zenobia bewachen den Chupacabra: Die drei füllen einen Platz, bis du ihn in ein Regal mit einem seiner Zeichen bringst: Herz, Baum oder Sanduhr. Deine Aktionen sind verbraucht; beende deinen Zug.',
  'Nach jedem Zug trifft ein Fluch eine der vier Platten um den Bücherwurm. Dieser traf die im Nordwesten: Dort liegt ein Schrecken, darum hat sie sich nur gedreht. Dann kroch der Bücherwurm weiter.',
  'Agnes hat den Basilisken und will ihn ins Regal mit der Faust bringen, Große Leben. Auf jeder Seite steht ihr ein Bücherregal im Weg. Sie dreht ihre eigene Platte, dann ist es nur noch eins.',
  'Ein Geheimgang führt durch ein Bücherregal. Sie spielt ihn und geht weiter.',
  'Der Basilisk ist zurück in seinem Regal, eins von sechs ist gefüllt. Die Karten, die ihn bewachten, liegen auf der Ablage, und Agnes hat eine Belohnung gezogen.',
  'Mit ihrer letzten Aktion ist sie auf deine Platte gekommen, damit ihr euch Karten reichen könnt. Der Fluch hat ein Regal erhellt. Die Uhr zeigt die Flüche, die noch übrig sind; ist sie abgelaufen, ist die Partie verloren.',
  'Auch sechs Schrecken zugleich im Gitter verlieren die Partie. Jetzt sind es zwei. Erhellt Platten, solange Platz ist, und fangt, bevor er weg ist. Mehr musst du nicht wissen: Die Regeln sind einen Druck entfernt, ein Tipp auch.',
]
