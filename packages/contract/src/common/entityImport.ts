import * as z from 'zod/mini'

import { maxMany } from './entityMany.js'

/** What can be wrong with a value of an imported row. */
export const importProblemCodes = [
  'required',
  'invalid',
  'tooLong',
  'outOfRange',
  'unknownValue',
  'taken',
  'misplaced',
  'forbidden',
  'locked',
] as const

/** Schema of what is wrong with a row. */
export const importProblem = z.object({
  /** The field that it is about; `null` for the row as a whole. */
  field: z.nullable(z.string()),
  /**
   * `unknownValue` is none of those allowed, or refers to nothing; `taken` is a key that another entity or an earlier row
   * has; `misplaced` cannot stand there in the tree; `forbidden` is not for this user to change; `locked` was decided about.
   */
  code: z.enum(importProblemCodes),
})

/** What is wrong with a row. */
export type ImportProblem = z.infer<typeof importProblem>

/** Schema of the rows of a file. */
export const importInput = z.object({
  /** `check` writes nothing and answers what `write` would do. */
  mode: z.enum(['check', 'write']),
  /** Fields by name; what is no field of the entity is not looked at. */
  rows: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(maxMany)),
})

/** Schema of what becomes of a row. */
export const importedRow = z.object({
  /** `same` changes nothing; `refused` has problems. */
  action: z.enum(['create', 'update', 'same', 'refused']),
  /** The entity that it is; `null` while there is none. */
  id: z.nullable(z.string()),
  problems: z.array(importProblem),
})

/** What becomes of a row. */
export type ImportedRow = z.infer<typeof importedRow>
