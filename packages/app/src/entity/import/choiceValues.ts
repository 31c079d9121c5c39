import type { EntityField } from '../EntityField.js'
import type { Vocabulary } from './Vocabulary.js'

/**
 * What the words for a field's choices stand for, by `plainText`: the values themselves first, then the words of the
 * languages in their order. A word of two values stands for the one of the earlier language.
 */
export function choiceValues(
  { choices }: EntityField,
  vocabularies: readonly Vocabulary[],
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const add = (text: string | undefined, value: string) => {
    const key = plainText(text ?? '')
    if (key !== '' && !values.has(key)) values.set(key, value)
  }
  if (!choices) return values
  for (const value of choices.values) add(value, value)
  for (const vocabulary of vocabularies)
    for (const value of choices.values) add(choices.set && vocabulary.choices[choices.set]?.[value], value)
  return values
}

/** A text for comparing words of people: without case, accents, marks and spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[ß]/g, 'ss')
    .replace(/[łŁ]/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
