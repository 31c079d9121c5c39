import type { Text } from '../text/Text.js'

/** Name of a set of choices in the texts, such as `ricefwStatus`. */
export type ChoiceSet = keyof Text['choices']

/** What one needs to know of a field to name, show, change and import it. */
export interface EntityField {
  /** Key of its label in `fields`. */
  label: keyof Text['fields']
  /**
   * `reference` holds the id of another entity; `list` several texts. What the server computes, such as labels, is
   * `computed`.
   */
  kind:
    | 'text'
    | 'longText'
    | 'number'
    | 'date'
    | 'dateTime'
    | 'boolean'
    | 'choice'
    | 'list'
    | 'reference'
    | 'json'
    | 'computed'
  /** For a choice: its values, and where their words stand; without words the values speak for themselves, such as `SOAP`. */
  choices?: { set?: ChoiceSet; values: readonly string[] }
  /** A new entity cannot do without it. Default `false`. */
  required?: boolean
  /** Many can be given the same value at once. Default `false`. */
  bulk?: boolean
}
