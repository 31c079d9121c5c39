import type { ReferenceTarget } from '@embpm/contract'
import { ComboBox } from '@embpm/ui/combobox'
import { useLazyPart } from '@embpm/ui/lazy-part'
import { TextField } from '@embpm/ui/text-field'
import { useState } from 'react'
import { pickers, type ReferencePickerProps } from './pickers.js'
import { useReferenceName } from './useReferenceName.js'
import { useReferenceOptions } from './useReferenceOptions.js'

/** Props of `ReferenceControl`. */
export interface ReferenceControlProps extends ReferencePickerProps {
  /** What is referred to. */
  to: ReferenceTarget
  /** What else the value may refer to; ids tell them apart. An empty field is for what it referred to before, else for `to`. */
  alsoTo?: readonly ReferenceTarget[]
}

/**
 * Chooses somebody, or an entity of another kind, by the picker of that kind. Where there is none, or it could not be loaded,
 * it is found by typing.
 */
export function ReferenceControl({ alsoTo = none, ...props }: ReferenceControlProps) {
  return alsoTo.length > 0 ? <AnyReference {...props} alsoTo={alsoTo} /> : <OneReference {...props} />
}

const none: readonly ReferenceTarget[] = []

/** The picker of whichever kind has the value. */
function AnyReference({ to, alsoTo = none, ...props }: ReferenceControlProps) {
  const value = props.value ?? ''
  const found = useReferenceName([to, ...alsoTo], value)
  const [last, setLast] = useState(to)
  if (found.to !== undefined && found.to !== last) setLast(found.to)
  const { title: _, onSelect: __, ...control } = props
  if (value !== '' && found.name === undefined) return <TextField {...control} readOnly value="" aria-busy />
  const target = found.to ?? last
  return <OneReference key={target} {...props} to={target} />
}

function OneReference({ to, ...props }: Omit<ReferenceControlProps, 'alsoTo'>) {
  const part = pickers[to]?.part
  const [failed, setFailed] = useState(false)
  const picker = useLazyPart(part, true, () => setFailed(true))
  if (picker) return picker(props)
  const { title: _, onSelect: __, ...control } = props
  if (!part || failed) return <TypedReference {...control} to={to} />
  return <TextField {...control} readOnly value="" aria-busy />
}

function TypedReference({ to, ...control }: Omit<ReferenceControlProps, 'title' | 'onSelect' | 'alsoTo'>) {
  return <ComboBox {...control} {...useReferenceOptions(to)} />
}
