import type { EntityField } from '../EntityField.js'
import { plainText } from './choiceValues.js'
import type { Vocabulary } from './Vocabulary.js'

/**
 * Finds for each column of a file the field that its head names: by the label in the language in use, the field's own name,
 * or the label in another language, in this order and whatever its case, accents and marks; the
 * label of a reference has "ID" behind it. No field is given twice.
 * @param vocabularies the language in use first
 * @returns the field's name for each head, `null` where there is none
 */
export function matchColumns(
  headers: readonly string[],
  fields: Readonly<Record<string, EntityField>>,
  vocabularies: readonly Vocabulary[],
): (string | null)[] {
  const [own, ...others] = vocabularies
  const names = Object.keys(fields)
  const labelled = (vocabulary: Vocabulary) =>
    names.flatMap((name): [string, string][] => {
      const { label, kind } = fields[name] ?? {}
      const text = vocabulary.fields[label ?? ''] ?? ''
      // A reference is an id; its plain label stands above the names of what it refers to, too.
      return kind === 'reference' ? [[`${text} ID`, name]] : [[text, name]]
    })
  const stages: [string, string][][] = [
    own ? labelled(own) : [],
    names.map((name) => [name, name]),
    ...others.map(labelled),
  ]
  const matched: (string | null)[] = headers.map(() => null)
  const given = new Set<string>()
  for (const stage of stages) {
    // What two fields are called tells neither.
    const byHead = new Map<string, string | null>()
    for (const [text, name] of stage) {
      const key = plainText(text)
      if (key !== '') byHead.set(key, byHead.has(key) ? null : name)
    }
    for (const [column, header] of headers.entries()) {
      const name = byHead.get(plainText(header))
      if (!name || matched[column] !== null || given.has(name)) continue
      matched[column] = name
      given.add(name)
    }
  }
  return matched
}
