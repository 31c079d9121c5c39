import { defineWords, useWords } from '../ui-strings/index.js'

/** Words of what has a limit of characters. */
const textLimitWords = defineWords('textLimit', {
  length: '{length} of {max} characters',
  tooLong: '{length} of {max} characters: {over} too many',
})

/** A text is near its limit from this share of it on. */
const near = 0.9
/** A shorter limit is seen at a glance, and is told when it is exceeded alone. */
const shortest = 100

/** What `useTextLimit` tells. */
export interface TextLimit {
  /** How much of the limit is used; `undefined` unless it is near. */
  note?: string
  /** That the text is too long, and by how much; `undefined` when it fits. */
  problem?: string
}

/**
 * How a text stands to its limit, in words: nothing is ever cut, for what was pasted would be lost without a sign of it.
 *
 * @param max characters that fit in, in UTF-16 units, as `maxLength` of HTML and zod count. `undefined`: any number
 * @returns what to say about a text of this length
 */
export function useTextLimit(max: number | undefined): (length: number) => TextLimit {
  const t = useWords(textLimitWords)
  return (length) => {
    if (max === undefined || length <= max * near) return {}
    if (length > max) return { problem: t('tooLong', { length, max, over: length - max }) }
    return max < shortest ? {} : { note: t('length', { length, max }) }
  }
}
