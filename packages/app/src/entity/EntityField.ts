import type { EntityName } from '@embpm/contract'
import type { Text } from '../text/Text.js'

/** Name of a set of choices in the texts, such as `ricefwStatus`. */
export type ChoiceSet = keyof Text['choices']

/** What a field can refer to: people, and the entities of some kinds. */
export type ReferenceTarget =
  | 'people'
  | Extract<
      EntityName,
      | 'processes'
      | 'scenarios'
      | 'operationAreas'
      | 'businessDomains'
      | 'costObjects'
      | 'services'
      | 'dictionaryTables'
      | 'dataElements'
    >

interface AnyField {
  /** Key of its label in `fields`. */
  label: keyof Text['fields']
  /** For a choice: its values, and where their words stand; without words the values speak for themselves, such as `SOAP`. */
  choices?: { set?: ChoiceSet; values: readonly string[] }
  /** A new entity cannot do without it. Default `false`. */
  required?: boolean
  /** Many can be given the same value at once. Default `false`. */
  bulk?: boolean
}

interface ReferenceField extends AnyField {
  /** The id of somebody or of another entity. */
  kind: 'reference'
  to: ReferenceTarget
}

interface ValueField extends AnyField {
  /** `list` holds several texts. What the server computes, such as labels, is `computed`. */
  kind: 'text' | 'longText' | 'number' | 'date' | 'dateTime' | 'boolean' | 'choice' | 'list' | 'json' | 'computed'
}

/** What one needs to know of a field to name, show, change and import it. */
export type EntityField = ReferenceField | ValueField
