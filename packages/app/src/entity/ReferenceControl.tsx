import type { ReferenceTarget } from '@embpm/contract'
import { ComboBox } from '@embpm/ui/combobox'
import { useLazyPart } from '@embpm/ui/lazy-part'
import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { pickers, type ReferencePickerProps } from './pickers.js'
import { useReferenceOptions } from './useReferenceOptions.js'

/** Props of `ReferenceControl`. */
export interface ReferenceControlProps extends ReferencePickerProps {
  /** What is referred to. */
  to: ReferenceTarget
}

/**
 * Chooses somebody, or an entity of another kind, by the picker of that kind. Where there is none, or it could not be loaded,
 * it is found by typing.
 */
export function ReferenceControl({ to, ...props }: ReferenceControlProps) {
  const part = pickers[to]
  const [failed, setFailed] = useState(false)
  const picker = useLazyPart(part, true, () => setFailed(true))
  if (picker) return picker(props)
  const { title: _, onSelect: __, ...control } = props
  if (!part || failed) return <TypedReference {...control} to={to} />
  return <TextField {...control} readOnly value="" aria-busy />
}

function TypedReference({ to, ...control }: Omit<ReferenceControlProps, 'title' | 'onSelect'>) {
  return <ComboBox {...control} {...useReferenceOptions(to)} />
}
