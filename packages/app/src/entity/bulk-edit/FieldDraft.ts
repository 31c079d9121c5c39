import type { EntityField } from '../EntityField.js'

/** The new value of a field as far as it was typed. */
export interface FieldDraft {
  /** Whether there is a value yet. */
  set: boolean
  value: unknown
  /** What was typed and is no value. */
  problem?: boolean
}

/** A field that nothing was chosen for. */
export const unsetDraft: FieldDraft = { set: false, value: null }

/** Props of `FieldControl`. */
export interface FieldControlProps {
  field: EntityField
  draft: FieldDraft
  /** What is wrong with the value. */
  errorMessage?: string
  /** Whether nothing can be changed any more. Default `false`. */
  disabled?: boolean
  onDraftChange: (draft: FieldDraft) => void
}
