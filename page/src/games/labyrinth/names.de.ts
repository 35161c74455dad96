/** Names on cards that German readers know otherwise; by the English name, so that a pack's own names stay. */

export const NAMES: Record<string, string> = {
  // Books
  'Little Red Riding Hood': 'Rotkäppchen',
  'Lady of Shalott': 'Lady von Shalott',
  Athena: 'Athene',
  Circe: 'Kirke',
  Deborah: 'Debora',
  'Maid Marian': 'Lady Marian',
  'Queen of Sheba': 'Königin von Saba',
  'Vasilisa the Wise': 'Wassilissa die Weise',
  'Amina of Zazzau': 'Amina von Zazzau',
  Cleopatra: 'Kleopatra',
  'Eleanor of Aquitaine': 'Eleonore von Aquitanien',
  Hatshepsut: 'Hatschepsut',
  'Razia Sultana': 'Sultanin Razia',
  'Gracia Mendes Nasi': 'Gracia Nasi',
  // Terrors
  Anxiety: 'Angst',
  'Big Bad Wolf': 'Großer böser Wolf',
  'Forest of Thorns': 'Dornenwald',
  'Pit & the Pendulum': 'Grube und Pendel',
  'Reichenbach Falls': 'Reichenbachfälle',
  'Spider Webs': 'Spinnweben',
  "Grendel's Mother": 'Grendels Mutter',
  'Jekyll & Hyde': 'Jekyll und Hyde',
  Minotaur: 'Minotaurus',
  Plague: 'Pest',
  Wormhole: 'Wurmloch',
  Cerberus: 'Kerberos',
  'Fenrir the Wolf': 'Fenriswolf',
  'King in Yellow': 'König in Gelb',
  Kraken: 'Krake',
  'Martian Robot': 'Marsroboter',
  // Magical items
  'Enchanted Rose': 'Verzauberte Rose',
  'Spinning Wheel': 'Spinnrad',
  'Seven-League Boots': 'Siebenmeilenstiefel',
  'Drink Me': '„Trink mich“',
  'Magic Mirror': 'Zauberspiegel',
}

export const called = (name: string): string => NAMES[name] ?? name
