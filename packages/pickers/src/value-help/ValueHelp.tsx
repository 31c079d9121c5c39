import type { ControlProps } from '@embpm/ui/control'
import { useValueHelp, type ValueHelpOptions } from './useValueHelp.js'
import { ValueHelpDialog, type ValueHelpDialogOptions } from './ValueHelpDialog.js'
import { ValueHelpField, type ValueHelpFieldProps } from './ValueHelpField.js'

/** Props of `ValueHelp`: those of the field, of the dialog and of `useValueHelp`. */
export interface ValueHelpProps<Row>
  extends
    ControlProps<string>,
    Pick<ValueHelpOptions<Row>, 'source' | 'rowKey' | 'rowLabel'>,
    Pick<ValueHelpFieldProps<Row>, 'rowDetail' | 'placeholder'>,
    Omit<ValueHelpDialogOptions<Row>, 'help'> {}

/** A whole single-value picker, field and dialog: name the rows and the columns, and it is done. */
export function ValueHelp<Row>(props: ValueHelpProps<Row>) {
  const { source, rowKey, rowLabel, value, defaultValue, onValueChange, ...rest } = props
  const { title, context, confirmLabel, searchLabel, columns, pageSize, preview, empty, ...field } = rest
  const { disabled, readOnly } = field
  const help = useValueHelp({ source, rowKey, rowLabel, value, defaultValue, onValueChange, disabled, readOnly })
  return (
    <>
      <ValueHelpField {...field} help={help} openLabel={title} />
      <ValueHelpDialog {...{ help, title, context, confirmLabel, searchLabel, columns, pageSize, preview, empty }} />
    </>
  )
}
