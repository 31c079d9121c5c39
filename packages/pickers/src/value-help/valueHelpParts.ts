import type { ValueHelpProps } from './ValueHelpProps.js'

/** Divides the props of a whole picker between `useValueHelp`, its field and its dialog. */
export function valueHelpParts<Row, V, Rest extends object>(props: ValueHelpProps<Row, V> & Rest) {
  const { value, defaultValue, onValueChange, confirmInterval, onConfirm, history, ...shown } = props
  const { title, context, confirmLabel, size, clearable, ...field } = shown
  const { disabled, readOnly } = props
  return {
    help: { value, defaultValue, onValueChange, confirmInterval, onConfirm, history, disabled, readOnly },
    dialog: { title, context, confirmLabel, size, clearable },
    field,
  }
}
