import type { FieldType } from '../TableDefinition.js'

/** A type as a database names it: its words in small letters, and what stands in its brackets. */
export interface NamedType {
  name: string
  sizes: readonly string[]
  /** Whether it holds several values. */
  isList: boolean
}

/** A type of the dictionary. */
export interface Typing {
  type: FieldType
  length: number
  decimals: number
  /** What of it the source did not say. Default: nothing. */
  problem?: 'unknownType' | 'assumed'
}

/** The most characters that a field of fixed length holds; a longer one is a STRING. */
const longest = 1333

const of = (type: FieldType, length: number, decimals = 0): Typing => ({ type, length, decimals })
const string = of('STRING', 0)
const raw = of('RAW', 0)
const moment = of('DEC', 21, 7)

const fixed: Readonly<Record<string, Typing>> = {
  ...each('text tinytext mediumtext longtext clob nclob ntext long citext json jsonb xml xmltype', string),
  ...each('bytea blob tinyblob mediumblob longblob image bfile', raw),
  'long raw': raw,
  ...each('uuid uniqueidentifier', of('CHAR', 36)),
  ...each('boolean bool', of('CHAR', 1)),
  ...each('int integer int4 mediumint smallint int2 tinyint serial serial4 smallserial serial2', of('INT4', 10)),
  ...each('bigint int8 bigserial serial8', of('DEC', 19)),
  ...each('date', of('DATS', 8)),
  ...each('timestamp timestamptz datetime datetime2 smalldatetime datetimeoffset', moment),
  'timestamp with time zone': moment,
  'timestamp without time zone': moment,
  'timestamp with local time zone': moment,
  ...each('time timetz', of('TIMS', 6)),
  'time with time zone': of('TIMS', 6),
  'time without time zone': of('TIMS', 6),
  ...each('money', of('CURR', 19, 4)),
  ...each('smallmoney', of('CURR', 10, 4)),
  ...each('year', of('NUMC', 4)),
  ...each('rowversion', of('RAW', 8)),
  ...each('sysname', of('CHAR', 128)),
  ...each('inet cidr', of('CHAR', 43)),
  ...each('float real float4 float8 double binary_float binary_double', { ...of('DEC', 31, 14), problem: 'assumed' }),
  'double precision': { ...of('DEC', 31, 14), problem: 'assumed' },
}

function each(names: string, typing: Typing): Record<string, Typing> {
  return Object.fromEntries(names.split(' ').map((name) => [name, typing]))
}

const fixedLength = new Set(['char', 'character', 'nchar', 'bpchar', 'national char', 'national character'])
const varying = new Set([
  'varchar',
  'varchar2',
  'nvarchar',
  'nvarchar2',
  'character varying',
  'char varying',
  'string',
  'national varchar',
  'national char varying',
  'national character varying',
])
const decimal = new Set(['numeric', 'decimal', 'dec', 'number', 'fixed'])
const binary = new Set(['binary', 'varbinary', 'raw', 'binary varying'])
const lists = new Set(['enum', 'set'])

/** What the words of a type may be, for telling a field from a key that begins with the same word. */
export const isTypeName = (name: string): boolean =>
  [fixedLength, varying, decimal, binary, lists].some((names) => names.has(name)) ||
  name in fixed ||
  name === 'bit' ||
  name === 'national'

const sizeOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined

const characters = (length: number): Typing => (length > longest ? string : of('CHAR', Math.max(1, length)))

/** The type of the dictionary that a type of a database comes to. Source of the types: the references of the five databases. */
export function columnType({ name, sizes, isList }: NamedType): Typing {
  const plain = name.replace(/ (?:unsigned|signed|zerofill)\b/g, '')
  const [size, scale] = [sizeOf(sizes[0]), sizeOf(sizes[1])]
  if (isList) return { ...string, problem: 'unknownType' }
  if (lists.has(plain)) return characters(Math.max(1, ...sizes.map(({ length }) => length)))
  if (plain === 'bit') return of('CHAR', Math.min(size ?? 1, longest))
  if (fixedLength.has(plain)) return characters(size ?? 1)
  if (varying.has(plain)) return size === undefined ? string : characters(size)
  if (binary.has(plain)) return size === undefined || size > longest ? raw : of('RAW', size)
  if (decimal.has(plain)) return decimalOf(sizes)
  const found = Object.hasOwn(fixed, plain) ? fixed[plain] : undefined
  if (found) return plain === 'timestamp' && scale === 0 ? of('DEC', 15) : found
  return { ...string, problem: 'unknownType' }
}

function decimalOf(sizes: readonly string[]): Typing {
  const [first, second = '0'] = sizes
  const scale = /^-?\d{1,4}$/.test(second) ? Number(second) : 0
  const digits = sizeOf(first)
  if (digits === undefined) return { ...of('DEC', 31, Math.max(0, Math.min(scale, 31))), problem: 'assumed' }
  // A negative scale counts zeros before the point.
  return of('DEC', Math.min(digits + Math.max(0, -scale), longest), Math.max(0, Math.min(scale, 31)))
}
