import type { EntityName, FieldKind, ReferenceTarget } from '@embpm/contract'
import type { Text } from '../text/Text.js'

/** Name of a set of choices in the texts, such as `ricefwStatus`. */
export type ChoiceSet = keyof Text['choices'] | 'country'

/** Key of the label of a field. */
export type FieldLabel = keyof Text['fields']

interface AnyField {
  label: FieldLabel
  /** For a choice: its values, and where their words are; without words the values speak for themselves, such as `SOAP`. */
  choices?: { set?: ChoiceSet; values: readonly string[] }
  /** A new entity cannot do without it. Default `false`. */
  required?: boolean
  /** Many can be given the same value at once. Default `false`. */
  bulk?: boolean
  /** Only the server gives it. Default `false`. */
  readOnly?: boolean
  /** Characters that fit in; of a list, in one of its texts. */
  maxLength?: number
  /** The smallest number. */
  min?: number
  /** The largest number. */
  max?: number
  /** Of a text: the column of the entities of another kind that it names. */
  names?: { kind: EntityName; by: string }
  /** Of a label: the field whose entity it names. */
  of?: string
}

/** A field that refers to somebody or to another entity. */
export interface ReferenceField extends AnyField {
  /** The id of somebody or of another entity. */
  kind: 'reference'
  to: ReferenceTarget
  /** What else it may be the id of; ids tell them apart. */
  alsoTo?: readonly ReferenceTarget[]
}

interface ValueField extends AnyField {
  /** `list` holds several texts. What the server computes, such as labels, is `computed`. */
  kind: Exclude<FieldKind, 'reference'>
}

/** What one needs to know of a field to name, show, change and import it. It follows from the contract. */
export type EntityField = ReferenceField | ValueField

/** What a field holds when it holds nothing. */
export const emptyValue = ({ kind }: EntityField): unknown =>
  kind === 'list' ? [] : kind === 'text' || kind === 'longText' ? '' : null
