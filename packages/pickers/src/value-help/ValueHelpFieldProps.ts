import type { ControlProps } from '@embpm/ui/control'
import type { ValueHelpState } from './useValueHelp.js'

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
