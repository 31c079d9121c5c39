import type { EntityField } from '../EntityField.js'
import type { FieldDraft } from './FieldDraft.js'

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
