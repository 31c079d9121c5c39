import { TextField, type TextFieldProps } from '@embpm/ui/text-field'
import { useState } from 'react'

/** Props of `TypedField`; further ones are those of a `TextField`. */
export interface TypedFieldProps extends Omit<TextFieldProps, 'defaultValue' | 'onValueChange'> {
  onType: (text: string) => void
}

/**
 * A field for a text that comes back from a cache a moment later. Until the field is left it shows what is typed: with the older text
 * in between, fast letters would be lost, and the caret would jump to the end.
 */
export function TypedField({ value, onType, onBlur, ...rest }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      onValueChange={(next) => {
        setTyped(next ?? '')
        onType(next ?? '')
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}
