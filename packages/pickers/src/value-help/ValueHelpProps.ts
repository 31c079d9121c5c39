import type { ControlProps } from '@embpm/ui/control'
import type { ValueHelpOptions, ValueHelpState } from './useValueHelp.js'
import type { ValueHelpDialogOptions } from './ValueHelpDialog.js'

/** What every whole picker takes: the control, the value help but for its rows, its field and its dialog. */
export interface ValueHelpProps<Row, V>
  extends
    ControlProps<V>,
    Pick<ValueHelpOptions<Row, V>, 'confirmInterval' | 'onConfirm' | 'history'>,
    Pick<ValueHelpFieldProps<Row>, 'placeholder'>,
    ValueHelpDialogOptions {}

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

/** Props of `ValueHelpField` and `ValueHelpTokens`. The value itself lives in `help`. */
export interface ValueHelpFieldProps<Row> extends Omit<
  ControlProps<unknown>,
  'value' | 'defaultValue' | 'onValueChange'
> {
  help: ValueHelpState<Row>
  /** Name of the button that opens the dialog, usually the dialog's title. */
  openLabel: string
  /** Technical name after the label in the suggestions. */
  rowDetail?: (row: Row) => string
  /** Shown while nothing is chosen. */
  placeholder?: string
}
