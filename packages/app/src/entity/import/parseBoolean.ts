/** Words for yes and no in the eight languages, and what spreadsheets and databases write. */
const words: readonly (readonly [boolean, readonly string[]])[] = [
  [
    true,
    [
      'true',
      'yes',
      'y',
      '1',
      'x',
      'on',
      '✓',
      'ja',
      'wahr',
      'oui',
      'vrai',
      'sí',
      'si',
      'verdadero',
      'sim',
      'verdadeiro',
      'tak',
      'prawda',
      'да',
      'истина',
    ],
  ],
  [
    false,
    [
      'false',
      'no',
      'n',
      '0',
      '-',
      'off',
      'nein',
      'falsch',
      'non',
      'faux',
      'falso',
      'não',
      'nao',
      'nie',
      'fałsz',
      'нет',
      'ложь',
    ],
  ],
]

const byWord = new Map(words.flatMap(([value, texts]) => texts.map((text) => [text, value] as const)))

/** Whether a text says yes or no; `null` when neither. */
export const parseBoolean = (text: string): boolean | null => byWord.get(text.trim().toLowerCase()) ?? null
