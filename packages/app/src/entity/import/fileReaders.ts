import type { Sheet } from './Cell.js'
import type { ImportLimits } from './importLimits.js'

/** Reads a text as a table; `null` for one of another kind. It throws an `ImportFileError` for what cannot be imported. */
export type FileReader = (text: string, limits: ImportLimits) => Sheet | null

/** The formats beside CSV and XLSX that a kind of entity may be imported from, with the ends of their files' names. */
export const fileReaders = {
  apiDescription: {
    accept: ['.json', '.yaml', '.yml', '.xml', '.edmx'],
    load: async (): Promise<FileReader> =>
      (await import('../../api-description/readApiDescription.js')).readApiDescription,
  },
} as const

/** Name of a format; each has its words in `list.import.file.formats`. */
export type FileReaderName = keyof typeof fileReaders
