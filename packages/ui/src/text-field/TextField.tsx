import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEventHandler } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import type { ControlProps } from '../control/ControlProps.js'
import {
  Field,
  FieldBox,
  useAutoFocus,
  useControlledState,
  useElementRef,
  useField,
  type FieldRootProps,
} from '../field/index.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { useTextLimit } from './useTextLimit.js'

export { useTextLimit } from './useTextLimit.js'
export type { TextLimit } from './useTextLimit.js'

const words = defineWords('textField', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notPasted: 'Not pasted: {length} characters are too many, {max} at most at once',
})

/** Characters that can be pasted at once: browsers take seconds to lay out more, and the page stands still meanwhile. */
const mostPasted = 1_000_000

/** Props of `TextField`. `null` and `''` both show an empty field; `onValueChange` always gives the text, `''` when emptied. */
export interface TextFieldProps extends ControlProps<string>, FieldRootProps {
  /** What is typed; sets the keyboard on touch devices. `password` has a button that shows it. Default `text`. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel'
  /** Several lines, resizable downwards. `type` has no effect then. Default `false`. */
  multiline?: boolean
  /** Height in lines of a multiline field. Default 3. */
  rows?: number
  /** An example, never the label. */
  placeholder?: string
  /** HTML autofill token, such as `email` or `current-password`. */
  autoComplete?: string
  /**
   * Characters that fit in. A longer text stays as it was typed or pasted, invalid, with a message that says by how much; near the
   * limit a note below counts along.
   */
  maxLength?: number
  /** Spell checking by the browser; off for technical names. Default: the browser's. */
  spellCheck?: boolean
  /** Focus when it appears, for the first field of a dialog. Default `false`. */
  autoFocus?: boolean
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** One line or several lines of text with label, help and error. */
export function TextField({
  type = 'text',
  multiline = false,
  rows = 3,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  onKeyDown,
  name,
  placeholder,
  autoComplete,
  maxLength,
  spellCheck,
  autoFocus,
  ref,
  ...rest
}: TextFieldProps) {
  const t = useWords(words)
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const [refused, setRefused] = useState<string>()
  const { note, problem } = useTextLimit(maxLength)(value?.length ?? 0)
  const { field, box, control } = useField({
    ...rest,
    description: note ?? rest.description,
    errorMessage: refused ?? problem ?? rest.errorMessage,
  })
  const [shown, setShown] = useState(false)
  const [attach, element] = useElementRef<HTMLInputElement | HTMLTextAreaElement>(ref)
  useAutoFocus(element, autoFocus)
  const { readOnly } = box
  const hasEye = type === 'password' && !multiline && !readOnly

  const shared = {
    ...control,
    ref: attach,
    name,
    value: value ?? '',
    readOnly,
    placeholder,
    autoComplete,
    spellCheck,
    onKeyDown,
    className: 'emb-field-input',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setRefused(undefined)
      setValue(event.target.value, { reason: 'input' })
    },
    onPaste: (event: ClipboardEvent) => {
      const { length } = event.clipboardData.getData('text')
      if (length <= mostPasted) return
      event.preventDefault()
      setRefused(t('notPasted', { length, max: mostPasted }))
    },
  }
  // The eye button belongs to the field: going to it is not leaving.
  const leave = (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
    const next = event.relatedTarget
    if (!(next instanceof Node && event.currentTarget.contains(next))) onBlur?.()
  }

  return (
    <Field {...field}>
      <FieldBox {...box} flushEnd={hasEye} className={multiline ? 'emb-text-field-area' : undefined} onBlur={leave}>
        {multiline ? (
          <textarea {...shared} rows={rows} />
        ) : (
          <input {...shared} type={type === 'password' && shown ? 'text' : type} />
        )}
        {hasEye && (
          <button
            type="button"
            className="emb-field-end"
            disabled={control.disabled}
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <EyeOff size={16} strokeWidth={1.5} aria-hidden="true" />
            ) : (
              <Eye size={16} strokeWidth={1.5} aria-hidden="true" />
            )}
          </button>
        )}
      </FieldBox>
    </Field>
  )
}
