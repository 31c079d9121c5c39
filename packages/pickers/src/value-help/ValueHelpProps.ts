import type { ControlProps } from '@embpm/ui/control'
import type { ValueHelpOptions } from './useValueHelp.js'
import type { ValueHelpDialogOptions } from './ValueHelpDialog.js'
import type { ValueHelpFieldProps } from './ValueHelpFieldProps.js'

/** What every whole picker takes: the control, the value help but for its rows, its field and its dialog. */
export interface ValueHelpProps<Row, V>
  extends
    ControlProps<V>,
    Pick<ValueHelpOptions<Row, V>, 'confirmInterval' | 'onConfirm' | 'history'>,
    Pick<ValueHelpFieldProps<Row>, 'placeholder'>,
    ValueHelpDialogOptions {}
