/** The technical types of a field and of a data element. */
export const dictionaryTypes = [
  'CHAR',
  'CLNT',
  'CUKY',
  'CURR',
  'DATS',
  'DEC',
  'INT4',
  'LANG',
  'NUMC',
  'QUAN',
  'RAW',
  'STRING',
  'TIMS',
  'UNIT',
] as const
