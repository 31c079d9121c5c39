import type { ControlProps } from '@embpm/ui/control'
import type { FieldRootProps } from '@embpm/ui/field'
import { useBoundField } from '../form/useBoundField.js'
import { RichTextField, type RichTextSize } from './RichTextField.js'

/** Props of `RichTextInput`: those of every control but for its value, which lives in the form. */
export interface RichTextInputProps
  extends
    Omit<ControlProps<string>, 'name' | 'value' | 'defaultValue' | 'errorMessage' | 'ref'>,
    Omit<FieldRootProps, 'size'> {
  /** Path of the value in the form. */
  name: string
  /** Height at first: 3, 6 or 12 lines. It grows with the text, up to 20 lines. Default `m`. */
  size?: RichTextSize
  /** An example, never the label. */
  placeholder?: string
}

/**
 * Formatted text, bound to the form around it. The value is an HTML string that holds exactly what `sanitizeRichText`
 * leaves, `''` for a document without text; count its length with `richTextContent`. The editor is loaded when the first
 * one is shown; if that fails, the text can be read and loading tried again. From the text Alt+F10 leads to the toolbar and
 * Escape back; Tab always leaves.
 */
export function RichTextInput({ name, onValueChange, onBlur, ...props }: RichTextInputProps) {
  const {
    ref,
    value,
    onChange,
    onBlur: leave,
    disabled,
    readOnly,
    errorMessage,
  } = useBoundField({ name, label: props.label, disabled: props.disabled, readOnly: props.readOnly })
  return (
    <RichTextField
      {...props}
      ref={ref}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      readOnly={readOnly}
      errorMessage={errorMessage}
      onValueChange={(html, details) => {
        onChange(html)
        onValueChange?.(html, details)
      }}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    />
  )
}
