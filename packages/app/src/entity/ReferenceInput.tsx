import { PickerField } from '@embpm/forms/picker-field'
import { ReferenceControl, type ReferenceControlProps } from './ReferenceControl.js'

/** Props of `ReferenceInput`. */
export interface ReferenceInputProps extends Pick<
  ReferenceControlProps,
  'to' | 'alsoTo' | 'required' | 'description' | 'readOnly' | 'title' | 'onSelect'
> {
  /** Name of the form's field: an id, or `null`. */
  name: string
  label: string
}

/** A reference to somebody or to an entity of another kind, bound to the form around it and chosen by its picker. */
export function ReferenceInput(props: ReferenceInputProps) {
  return <PickerField {...props} picker={ReferenceControl} />
}
