/** A word, or its plural forms by `Intl.PluralRules` category, chosen by the parameter `count`. `{name}` is a placeholder. */
export type Word = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

/** Words of one component, by key. */
export type Words = Readonly<Record<string, Word>>

/** A component's words: its name in `UiStrings` and the English defaults. */
export interface WordSet<W extends Words> {
  name: string
  words: W
}

/** Declares the words of a component beside the component, so that importing one brings no other's. */
export const defineWords = <const W extends Words>(name: string, words: W): WordSet<W> => ({ name, words })
