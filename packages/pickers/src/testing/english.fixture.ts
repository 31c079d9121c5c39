import type { Translate, Word, Words, WordSet } from '@embpm/ui/ui-strings'

/** The English words of a picker, as `useWords` gives them where nothing replaces them. */
export const english =
  <W extends Words>({ words }: WordSet<W>): Translate<W> =>
  (key) => {
    const word: Word | undefined = words[key]
    return typeof word === 'string' ? word : (word?.other ?? key)
  }
