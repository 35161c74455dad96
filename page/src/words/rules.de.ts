/** The table's own rules in German; they are the same for every game. */

export const tableRules: { chapter: string; rules: Record<string, string> } = {
  chapter: 'An jedem Tisch',
  rules: {
    'TABLE-UNDO-1':
      'Ein Zug lässt sich genau so lange zurücknehmen, wie seitdem kein Platz etwas erfahren hat: kein Zufall, keine verdeckte Karte, keine geheime Frage. Danach müssen die anderen einverstanden sein.',
    'TABLE-TURN-1': 'Es ist immer nur ein Platz gefragt, und nur dieser antwortet.',
    'TABLE-OVER-1': 'Ist eine Partie zu Ende, wird niemand mehr gefragt.',
    'TABLE-LATE-1':
      'Eine Antwort beruht auf dem, was ihr Platz zuletzt gesehen hat. Ist seitdem etwas geschehen, wird noch einmal gefragt.',
    'TABLE-START-1':
      'Stühle, Tempo und Mischung stehen fest, bevor die Karten verteilt werden; was eine beendete Partie braucht, wartet auf ihr Ende.',
    'TABLE-SEAT-1':
      'Einen Platz hat, wer seinen Schlüssel hat; ersetzen können ihn nur diese Person und wer den Tisch eröffnet hat. Ohne Schlüssel schaut man zu.',
    'TABLE-HOST-1':
      'Wer den Tisch eröffnet hat, hat das Hausrecht: Nur diese Person setzt Bots hin, gibt Stühle frei, macht Pause und beendet.',
    'TABLE-PAUSE-1': 'Solange eine Partie Pause macht, zieht niemand.',
    'TABLE-ODDS-1':
      'Wer den Tisch eröffnet hat, kann Chancen und Tipps abschalten. Ein Tipp ist für den Platz, der gefragt ist, und immer nur einer auf einmal.',
    'TABLE-CHAT-1': 'Wer den Tisch eröffnet hat, kann das Geflüster abschalten; schnelle Sätze und Pfeile gehen immer.',
  },
}
