import { ComboBoxInput } from '@embpm/forms/combobox-input'
import type { ReferenceTarget } from '@embpm/contract'
import { useReferenceOptions } from './useReferenceOptions.js'

/** Props of `ReferenceInput`. */
export interface ReferenceInputProps {
  /** Name of the form's field: an id, or `null`. */
  name: string
  label: string
  to: ReferenceTarget
  required?: boolean
  description?: string
}

/**
 * A reference to somebody or to an entity of another kind, found by typing. Bound to the form around it. Where one should be
 * chosen with filters or in its tree, use a picker.
 */
export function ReferenceInput({ to, ...field }: ReferenceInputProps) {
  return <ComboBoxInput {...field} {...useReferenceOptions(to)} />
}
