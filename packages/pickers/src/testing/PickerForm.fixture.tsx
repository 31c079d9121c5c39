import { Button } from '@embpm/ui/button'
import type { ControlProps } from '@embpm/ui/control'
import type { ReactNode } from 'react'
import { useController, useForm } from 'react-hook-form'

interface PickerFormProps<V> {
  /** The saved value. */
  saved: V | null
  /** The picker with what the form gives it. */
  picker: (control: ControlProps<V>) => ReactNode
}

/** A picker of one value in a form of react-hook-form, which tells its value and whether it is dirty or touched. */
export function PickerForm({ saved, picker }: PickerFormProps<string>) {
  const { control, reset } = useForm<{ chosen: string | null }>({ defaultValues: { chosen: saved } })
  const { field, fieldState } = useController({ name: 'chosen', control })
  return (
    <FormFacts value={field.value} {...fieldState} onReset={reset}>
      {picker({ ...field, onValueChange: field.onChange })}
    </FormFacts>
  )
}

/** The same for a picker of several values. */
export function PickerListForm({ saved, picker }: PickerFormProps<readonly string[]>) {
  const { control, reset } = useForm<{ chosen: string[] | null }>({ defaultValues: { chosen: saved && [...saved] } })
  const { field, fieldState } = useController({ name: 'chosen', control })
  return (
    <FormFacts value={field.value} {...fieldState} onReset={reset}>
      {picker({ ...field, onValueChange: field.onChange })}
    </FormFacts>
  )
}

interface FormFactsProps {
  value: unknown
  isDirty: boolean
  isTouched: boolean
  onReset: () => void
  children: ReactNode
}

function FormFacts({ value, isDirty, isTouched, onReset, children }: FormFactsProps) {
  return (
    <form>
      {children}
      <Button onPress={onReset}>Reset</Button>
      <output aria-label="Value">{JSON.stringify(value)}</output>
      <output aria-label="State">{[isDirty && 'dirty', isTouched && 'touched'].filter(Boolean).join(' ')}</output>
    </form>
  )
}
