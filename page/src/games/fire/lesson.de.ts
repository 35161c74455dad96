/** The notes of the lesson in German, step by step as in lesson.toml. */

export const notes: readonly string[] = [
  'Die Bibliothek hat vier Abteilungen. Die Zahl oben auf einer Abteilung sagt, was jedes ihrer Bücher wert ist: Geografie 1, Krieg 2, Geschichte 3, Fabeln 4.',
  'Das ist deine Zugkarte. Plättchen kommen von links nach rechts auf ihre fünf Felder: Das erste Feld ist sicher, die anderen sind riskant und zahlen Mut.',
  'Im Beutel sind 22 Bücher und 7 Feuer, und alle dürfen das wissen. Nimm ihn und zieh ein Plättchen.',
  'Fabeln, 4 wert. Das nächste Feld ist riskant: Ein Feuer würde dort um sich greifen und deine Bücher nehmen, alles andere bringt Mut 2. Zieh noch einmal.',
  'Fabeln 4, Krieg 2 und Mut 2: 8 Punkte sind sicher. Der Zettel kennt die Chancen: Noch ein Plättchen bringt im Schnitt 9, brennt aber in 7 von 27 Fällen. Hör auf und sichere sie dir.',
  'Du bekommst 8 Punkte, und deine Plättchen gehen in den Beutel zurück. Agnes ist dran; Karte Nr. 3 hat zwei sichere Felder und zahlt weniger.',
  'Agnes hat Geografie und ein Feuer gezogen. Ein erstes Feuer auf einem sicheren Feld ruht dort nur; ein zweites greift überall um sich. Sie zieht weiter.',
  'Das zweite Feuer hat um sich gegriffen: Agnes bekommt nichts, und ihr Buch hat die oberste Karte der Geografie verbrannt. Am Ende der Runde brannte noch eine, darum ist Geografie jetzt 3 wert.',
  'Wer ein Feuer nicht aufhält, nimmt ein Werkzeug, und ebenso, wer vor den riskanten Feldern geht. Nach jeder Runde darf man ein Werkzeug tauschen. Behalte deinen Eimer: Er löscht ein Feuer.',
  'Wer die wenigsten Punkte hat, wählt zuerst eine Zugkarte. Agnes hat Nr. 1 genommen, die bis zu 10 Mut zahlt. Nimm Nr. 2.',
  'Agnes geht mit 7 Punkten, und das Logbuch zählt mit. Du bist wieder dran: Zieh.',
  'Geschichte. Du könntest jetzt gehen und ein Werkzeug nehmen, denn kein Plättchen liegt auf einem riskanten Feld. Du hast einen Eimer, also wag noch ein Plättchen.',
  'Ein Feuer auf einem riskanten Feld: Es greift um sich. Niemand sonst weiß, dass du es aufhalten kannst. Spiel den Eimer.',
  'Das Feuer wartet auf dem Eimer, und dein Zug geht weiter. Die Partie endet sofort, wenn eine Abteilung bis zur letzten Karte verbrannt ist; dann gewinnen die meisten Punkte. Jetzt spiel deine eigene.',
]
