import { ComboBox, type ComboBoxProps } from '@embpm/ui/combobox'
import type { ReferenceTarget } from '@embpm/contract'
import { useReferenceOptions } from '../useReferenceOptions.js'

/** Props of `ReferenceControl`. */
export interface ReferenceControlProps extends Pick<
  ComboBoxProps,
  'label' | 'errorMessage' | 'disabled' | 'value' | 'onValueChange'
> {
  to: ReferenceTarget
}

/** Chooses what many entities shall refer to, found by typing. */
export function ReferenceControl({ to, ...field }: ReferenceControlProps) {
  return <ComboBox {...field} {...useReferenceOptions(to)} />
}
