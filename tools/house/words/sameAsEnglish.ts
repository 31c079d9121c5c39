/** A text that other languages share with English. */
export interface SharedText {
  /** As it stands in the English file. */
  text: string
  why: string
}

/**
 * Texts that are no forgotten translations although they are those of the English file. Only two kinds need a line here:
 * texts of two words or more, and single words that more than half of the languages share. A line that is no longer needed
 * is reported.
 */
export const sameAsEnglish: readonly SharedText[] = [
  { text: 'CSV', why: 'Name of a format.' },
  { text: 'Excel (XLSX)', why: 'Name of a program and its format.' },
  { text: 'JSON', why: 'Name of a format.' },
  { text: 'ETL', why: 'Term of the field: extract, transform, load.' },
  { text: 'ID', why: 'Term of the field, in all languages but Russian written like this.' },
  { text: 'Host', why: 'Term of the field.' },
  { text: 'RACI', why: 'Name of a method, after its four English roles.' },
  { text: 'Ctrl', why: 'Written on the keyboards of most languages.' },
  { text: 'Shift', why: 'Written on the keyboards of most languages.' },
  { text: 'E-mail', why: 'So it is called and written in French, Portuguese and Polish.' },
  { text: 'Pool', why: 'So BPMN calls it in German, French, Spanish and Portuguese, too.' },
  { text: 'Gantt', why: 'Name of a chart, after its inventor.' },
  { text: 'Zoom', why: 'So it is called in German, French, Spanish and Portuguese, too.' },
  { text: 'zoom', why: 'So it is called in French, Spanish and Portuguese, too.' },
  { text: 'Agenda', why: 'So it is called in German, French, Spanish and Portuguese, too.' },
  { text: 'SIT', why: 'So testers call it everywhere: system integration test.' },
  { text: 'UAT', why: 'So testers call it everywhere: user acceptance test.' },
  { text: 'Total', why: 'So it is called in Spanish, French and Portuguese, too.' },
  { text: 'Normal', why: 'So it is written in German, Spanish and Portuguese, too.' },
  { text: 'Portugal', why: 'Name of a country, the same in most languages.' },
  { text: 'Spam', why: 'So it is called in German, Spanish, Polish and Portuguese, too.' },
  { text: 'Cc: {{people}}', why: 'So the field of a mail is called in German, Spanish and Portuguese, too.' },
]
