// Five ranks of seven bits and a row position of 17 bits make 52 bits: exact in a double.
const prefixLength = 5
const rankBase = 128
const positionBase = 2 ** 17

let ranks: Uint8Array | undefined

/** Rank of each ASCII character in the order of `localeCompare`; characters that differ in case alone share one. */
function characterRanks(): Uint8Array {
  if (ranks) return ranks
  ranks = new Uint8Array(rankBase)
  const characters = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code))
  characters.sort((a, b) => a.localeCompare(b))
  let rank = 0
  let previous = ''
  for (const character of characters) {
    if (previous.localeCompare(character, undefined, { sensitivity: 'base' }) !== 0) rank++
    ranks[character.charCodeAt(0)] = rank
    previous = character
  }
  return ranks
}

/**
 * Sorts row numbers by their texts as `localeCompare` does, equal ones by number. Texts become numbers that a typed array
 * sorts natively; only runs with the same first characters are compared as text. Anything that does not fit this
 * (other scripts, more than 131,072 rows) is compared as text altogether.
 */
export function sortByText(order: Int32Array, text: (row: number) => string): Int32Array {
  const compare = (a: number, b: number) => text(a).localeCompare(text(b)) || a - b
  const rank = characterRanks()
  const prefixes = new Float64Array(order.length)
  if (order.length > positionBase) return order.toSorted(compare)
  for (const [position, row] of order.entries()) {
    const value = text(row)
    let prefix = 0
    for (let at = 0; at < prefixLength; at++) {
      const code = at < value.length ? value.charCodeAt(at) : 0
      if (code >= rankBase) return order.toSorted(compare)
      prefix = prefix * rankBase + (rank[code] ?? 0)
    }
    prefixes[position] = prefix * positionBase + position
  }
  prefixes.sort()
  const sorted = Int32Array.from(prefixes, (key) => order[key % positionBase] ?? 0)
  let start = 0
  for (let end = 1; end <= prefixes.length; end++) {
    if (end < prefixes.length && prefixOf(prefixes, end) === prefixOf(prefixes, start)) continue
    if (end - start > 1) sorted.subarray(start, end).sort(compare)
    start = end
  }
  return sorted
}

function prefixOf(keys: Float64Array, at: number): number {
  return Math.floor((keys[at] ?? 0) / positionBase)
}
