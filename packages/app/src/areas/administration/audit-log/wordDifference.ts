/** A part of a text, and whether the other text lacks it. */
export interface TextPart {
  text: string
  changed: boolean
}

/** Words beyond these are not compared one by one: the texts then differ as a whole. */
const mostWords = 400

/** The words of a text with the space between them, none of which is lost. */
const wordsOf = (text: string) => text.split(/(\s+)/).filter((word) => word !== '')

/**
 * Two texts in parts: what both have in the same order, and what only one of them has. The parts of each make up its text again.
 */
export function wordDifference(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const left = wordsOf(before)
  const right = wordsOf(after)
  const whole = (text: string) => (text === '' ? [] : [{ text, changed: before !== after }])
  if (left.length > mostWords || right.length > mostWords) return { before: whole(before), after: whole(after) }
  const common = commonWords(left, right)
  return {
    before: partsOf(left, new Set(common.map(([index]) => index))),
    after: partsOf(right, new Set(common.map(([, index]) => index))),
  }
}

/** The places of the longest sequence of words that both have. */
function commonWords(left: readonly string[], right: readonly string[]): [left: number, right: number][] {
  // How long the sequence is from each place on.
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row) row[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const found: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      found.push([i, j])
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return found
}

/** Neighbours that are alike as one part. */
function partsOf(words: readonly string[], common: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = []
  for (const [index, text] of words.entries()) {
    const changed = !common.has(index)
    const last = parts.at(-1)
    if (last?.changed === changed) last.text += text
    else parts.push({ text, changed })
  }
  return parts
}
