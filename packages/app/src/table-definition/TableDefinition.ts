import type { dictionaryTypes } from '@embpm/contract/data-element'

/** A technical type of a field, such as `CHAR`. */
export type FieldType = (typeof dictionaryTypes)[number]

/** A field as a source defines it. Texts are as they stand there, however long. */
export interface FieldDefinition {
  fieldName: string
  isKey: boolean
  mandatory: boolean
  /** Name of its data element; empty for none. */
  rollName: string
  type: FieldType
  /** Characters or digits. */
  length: number
  /** Digits after the point. */
  decimals: number
  description: string
  /** Name of the table that knows its values; empty for none. */
  checkTable: string
  refTable: string
  refField: string
}

/** A table as a source defines it. */
export interface TableDefinition {
  tableName: string
  description: string
  fields: readonly FieldDefinition[]
}

/** What a reader can say of a part of its source. Each has a sentence in `tableCreation.reading`. */
export const readingReasons = [
  /** A statement that defines no table. */
  'statement',
  /** A table that has its fields from elsewhere, such as a query. */
  'noFields',
  /** A bracket or quotation that nothing closes. */
  'unclosed',
  /** A part of a table that is no field and no key. */
  'notUnderstood',
  /** A rule that the dictionary has no place for, such as CHECK. */
  'notKept',
  /** A type that has no counterpart; the field is a STRING. */
  'unknownType',
  /** A field without a type; it is a STRING. */
  'noType',
  /** A type whose length or decimals are not said; the usual ones are taken. */
  'assumed',
  /** A name that the table has already; the first one stays. */
  'twice',
  /** A key, comment or reference for a table or field that is not there. */
  'noSuch',
  /** A structure that is included; its fields follow with names of their own. */
  'include',
  /** A version of a field that is not active. */
  'inactive',
  /** A component that is no field with a value, such as a table within the table. */
  'noValue',
  /** A column that is not there, without which nothing can be read. */
  'noColumn',
  /** A row without a name. */
  'noName',
  /** A value that cannot be read as what its column holds. */
  'value',
  /** More than can be taken. */
  'tooMany',
] as const

/** What a reader says of a part of its source. */
export type ReadingReason = (typeof readingReasons)[number]

/** A part of a source that is left out, or that is not taken as it stands there. */
export interface ReadingProblem {
  /** Line of the source, from 1. */
  line: number
  reason: ReadingReason
  /** The part that is meant, in its own words. */
  what: string
  /** How many such parts there are, where they are told together. Default 1. */
  count?: number
}

/** What a reader finds in a source. */
export interface Reading {
  tables: readonly TableDefinition[]
  problems: readonly ReadingProblem[]
}

/** How much a reader takes. What is beyond is named as `tooMany`. */
export const readingLimits = {
  /** Characters of a text. */
  characters: 5_000_000,
  tables: 1000,
  /** Fields of one table; the contract takes no more. */
  fields: 2000,
  /** Problems that are told one by one. */
  problems: 500,
} as const

/** A field that has nothing but a name. */
export const plainField = (fieldName: string): FieldDefinition => ({
  fieldName,
  isKey: false,
  mandatory: false,
  rollName: '',
  type: 'CHAR',
  length: 10,
  decimals: 0,
  description: '',
  checkTable: '',
  refTable: '',
  refField: '',
})

/** Keeps the first problems, and says at the end how many more there are. */
export function boundedProblems(problems: readonly ReadingProblem[]): ReadingProblem[] {
  const { problems: most } = readingLimits
  const next = problems[most]
  if (!next) return [...problems]
  return [...problems.slice(0, most), { line: next.line, reason: 'tooMany', what: '…', count: problems.length - most }]
}
