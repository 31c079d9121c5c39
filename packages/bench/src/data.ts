import type { ServiceRow } from '@embpm/contract/service'

/** One column as every peer shows it. */
export interface Column {
  id: keyof ServiceRow
  header: string
}

/** Columns in display order; all of them are 150 px wide where a peer lets us say so. */
export const columns: readonly Column[] = [
  { id: 'organisation', header: 'Organisation' },
  { id: 'id', header: 'ID' },
  { id: 'wbs', header: 'WBS' },
  { id: 'businessDomain', header: 'Business Domain' },
  { id: 'technology', header: 'Technology' },
  { id: 'name', header: 'Name' },
  { id: 'serviceName', header: 'Service Name' },
  { id: 'type', header: 'Type' },
  { id: 'parameter', header: 'Parameter' },
  { id: 'host', header: 'Host' },
  { id: 'link', header: 'Link' },
  { id: 'metadata', header: 'Metadata' },
  { id: 'description', header: 'Description' },
]

/** Width of a column and height of a row, in px. */
export const columnWidth = 150
export const rowHeight = 32

/** What the user types, key by key; each further letter keeps fewer rows: about 37 %, 7 % and 1 % of all. */
export const keys = ['q', 'z', 'x'] as const

/** Id of the row that must come first: unsorted and unfiltered, after each key, and sorted by name. */
export const expectedFirst = {
  open: rowId(0),
  keys: [rowId(1), rowId(2), rowId(3)],
  sorted: (count: number) => rowId(Math.floor(count / 2)),
} as const

/** Text of one cell, the same for every peer. */
export function cellText(row: ServiceRow, column: keyof ServiceRow): string {
  const value = row[column]
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
}

/** The id in a text that a row shows, or `null`. */
export function rowIdIn(text: string | null): string | null {
  return /S\d{6}/.exec(text ?? '')?.[0] ?? null
}

function rowId(index: number): string {
  return `S${String(index).padStart(6, '0')}`
}

/** Small seeded generator of numbers in [0, 1): a 32-bit linear congruence whose upper bits are used. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 0x1000000
  }
}

// Without q, x and z: these letters occur only where a tag puts them. Without a: `Aa First` sorts before every name.
const consonants = 'bdfghklmnprstvw'
const vowels = 'eiou'
const types: readonly ServiceRow['type'][] = ['REST', 'SOAP', 'OData', 'RFC', 'IDoc', 'event']
const technologies = ['S/4HANA', 'ECC', 'CPI', 'BTP', 'PO', 'EWM']
const domains = ['Sales', 'Procurement', 'Finance', 'Production', 'Logistics', 'People']

/** Made-up words in which q, x and z do not occur. */
export function vocabulary(random: () => number, size: number): string[] {
  return Array.from({ length: size }, () => {
    let word = ''
    for (let syllables = 2 + Math.floor(random() * 2); syllables > 0; syllables--)
      word += pick(random, consonants) + pick(random, vowels)
    return word
  })
}

/** One of the list, at random. */
export function pick(random: () => number, list: ArrayLike<string>): string {
  return list[Math.floor(random() * list.length)] ?? ''
}

/** The word with a capital letter. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The tag decides which keys find the row; the first four rows are fixed, so that the expected ids are known. */
function tagOf(index: number, chance: number): string {
  if (index < 4) return ['', 'q', 'qz', 'qzx'][index] ?? ''
  return chance < 0.01 ? 'qzx' : chance < 0.07 ? 'qz' : chance < 0.37 ? 'q' : ''
}

/** `count` services, the same ones on every run and for every peer. */
export function createRows(count: number): ServiceRow[] {
  const random = randomNumbers(20)
  const words = vocabulary(random, 3000)
  const organisations = words.slice(0, 40)
  const word = () => pick(random, words)
  const number = (below: number) => Math.floor(random() * below)
  const rows = Array.from({ length: count }, (_, index): ServiceRow => {
    const tag = tagOf(index, random())
    const service = word()
    const host = `${word()}.example.org`
    return {
      organisation: capital(pick(random, organisations)),
      id: rowId(index),
      wbs: `${1 + number(9)}.${1 + number(20)}.${1 + number(40)}`,
      businessDomain: pick(random, domains),
      technology: pick(random, technologies),
      name: `${capital(word())} ${service} ${word()}`,
      serviceName: `Y_${service}_${word()}`.toUpperCase(),
      type: types[number(types.length)] ?? 'REST',
      parameter: `${word()}=${number(1000)}`,
      host,
      link: `https://${host}/${service}/${word()}`,
      metadata: { owner: word(), retries: number(10), tags: [word(), word()] },
      description: `${capital(word())} ${word()} ${tag ? word() + tag + word() : word()} ${word()}`,
    }
  })
  const smallest = rows[Math.floor(count / 2)]
  if (smallest) smallest.name = 'Aa First'
  // Flat strings of their own, as they would arrive from a server.
  return structuredClone(rows)
}
