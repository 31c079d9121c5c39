import { TextField, type TextFieldProps } from '@embpm/ui/text-field'
import { useDraft } from './useDraft.js'

/** Props of `TextFact`. */
export interface TextFactProps extends Pick<
  TextFieldProps,
  'label' | 'aria-label' | 'description' | 'required' | 'multiline' | 'rows' | 'placeholder' | 'spellCheck'
> {
  value: string
  /** Writes a text as one step. */
  onCommit: (text: string) => void
  /** What is wrong with a text. It is written all the same: nothing that was typed is dropped. */
  problemOf?: (text: string) => string | undefined
}

/** A text of an element. Typing waits for nothing; a pause, Enter and leaving write it. */
export function TextFact({ value, onCommit, problemOf, ...field }: TextFactProps) {
  const { text, type, settle } = useDraft(value, onCommit)
  return (
    <TextField
      {...field}
      value={text}
      onValueChange={(next) => type(next ?? '')}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !field.multiline) settle()
      }}
      errorMessage={problemOf?.(text)}
    />
  )
}
