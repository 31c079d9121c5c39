import { dictionaryTypes } from '@embpm/contract/data-element'
import type { FieldType } from './TableDefinition.js'

/** A type of DD03L. */
export interface Dd03lTyping {
  type: string
  length: number
  decimals: number
}

interface Typing {
  type: FieldType
  length: number
  decimals: number
  /** What of it the row did not say. Default: nothing. */
  problem?: 'unknownType' | 'noType'
}

/** The types of ABAP that this dictionary knows by another name. Source: SAP's built-in types in the ABAP Dictionary. */
const others: Readonly<Record<string, FieldType>> = {
  ACCP: 'NUMC',
  VARC: 'CHAR',
  INT1: 'INT4',
  INT2: 'INT4',
  INT8: 'DEC',
  PREC: 'INT4',
  FLTP: 'DEC',
  D16D: 'DEC',
  D16R: 'DEC',
  D16N: 'DEC',
  D16S: 'DEC',
  D34D: 'DEC',
  D34R: 'DEC',
  D34N: 'DEC',
  D34S: 'DEC',
  DF16_DEC: 'DEC',
  DF16_RAW: 'DEC',
  DF34_DEC: 'DEC',
  DF34_RAW: 'DEC',
  DATN: 'DATS',
  TIMN: 'TIMS',
  UTCL: 'DEC',
  LCHR: 'STRING',
  SSTR: 'STRING',
  STRG: 'STRING',
  RSTR: 'RAW',
  LRAW: 'RAW',
}

/** Components that have no value of their own: tables, structures and references. */
const noValues = new Set(['TTYP', 'STRU', 'REF'])

/** The longest that a field can be, and the most digits behind its point. */
const [longest, mostDecimals] = [1333, 31]

/** The type of the dictionary that a type of DD03L comes to; `null` for a component without a value. */
export function dd03lType({ type, length, decimals }: Dd03lTyping): Typing | null {
  if (noValues.has(type)) return null
  const known = dictionaryTypes.find((one) => one === type) ?? (Object.hasOwn(others, type) ? others[type] : undefined)
  if (known === undefined) {
    return { type: 'STRING', length: 0, decimals: 0, problem: type === '' ? 'noType' : 'unknownType' }
  }
  if (known === 'STRING' || length > longest)
    return { type: known === 'RAW' ? 'RAW' : 'STRING', length: 0, decimals: 0 }
  return { type: known, length, decimals: Math.min(decimals, mostDecimals) }
}
