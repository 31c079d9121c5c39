import type { Client, ReferenceTarget } from '@embpm/contract'
import { referenceTo, type ReferenceEntry } from '../referenceTo.js'

/**
 * What comes nearest to a text that should be an id: its id, and what it is called.
 * @returns `null` where nothing is like it, where that cannot be found out, and beyond the first twenty texts
 */
export type FindNearest = (to: ReferenceTarget, text: string, signal: AbortSignal) => Promise<string | null>

/** So many texts are looked up in one check; a file that has more has another mistake. */
const limit = 20

/** Finds what comes nearest to references that there are not, each text once. */
export function nearestKnown(client: Client): FindNearest {
  const known = new Map<string, Promise<string | null>>()
  return (to, text, signal) => {
    const key = `${to} ${text}`
    const found = known.get(key) ?? (known.size < limit ? lookUp(client, to, { text, signal }) : Promise.resolve(null))
    if (known.size < limit) known.set(key, found)
    return found
  }
}

async function lookUp(
  client: Client,
  to: ReferenceTarget,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<string | null> {
  try {
    const [same] = await referenceTo(to).resolve(client, spellings(text), { signal })
    if (same) return `${same.id} (${same.name})`
    // The whole text, which may be a name in place of the id, then less of it: a word may have an ending too many.
    for (let length = text.length; length >= 3; length = Math.floor(length * 0.7)) {
      const entries = await referenceTo(to).find(client, text.slice(0, length), { signal })
      const [first, ...others] = entries
      if (!first) continue
      const best = others.reduce((one, other) => (sameStart(other, text) > sameStart(one, text) ? other : one), first)
      return `${best.id} (${best.name})`
    }
  } catch {
    signal.throwIfAborted()
  }
  return null
}

/** How an id may have been meant: in capital letters, with another number of zeros, with more behind it. */
function spellings(text: string): string[] {
  const upper = text.toUpperCase()
  const [, prefix = '', number = ''] = /^([A-Z]+)\W*0*(\d+)/.exec(upper) ?? []
  const padded = [1, 2, 3, 4, 5, 6].map((length) => `${prefix}-${number.padStart(length, '0')}`)
  return [...new Set([upper, ...(prefix === '' ? [] : padded)])]
}

/** How many characters of the id or the name are those of a text, from the start. */
function sameStart({ id, name }: ReferenceEntry, text: string): number {
  const wanted = text.toLowerCase()
  const of = (known: string) => {
    let length = 0
    while (length < wanted.length && known[length]?.toLowerCase() === wanted[length]) length++
    return length
  }
  return Math.max(of(id), of(name))
}
