import type { StoredContact } from '@embpm/contract/sample/contacts'

import { sortedPart } from '../sorted.js'

/** Case and accents of Latin, Greek and Cyrillic letters do not decide: `Émile` stands beside `emil`. */
function sortKey({ name }: StoredContact): string {
  // Most names need no taking apart, which costs ten times as much as the rest.
  const plain = /^[ -~]*$/.test(name) ? name : name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  return plain.toLowerCase()
}

/** The contacts in the order in which they are listed and found: all, or those from `start` to before `end`. */
export function contactsByName(
  rows: readonly StoredContact[],
  { start = 0, end = rows.length } = {},
): readonly StoredContact[] {
  return sortedPart(rows, { name: 'name', keyOf: sortKey }, { start, end })
}
