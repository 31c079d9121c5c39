import type { RowSource } from '@embpm/ui/row-source'
import { keyFormat } from './ValueFormat.js'
import { useValueHelp, type ValueHelpOptions } from './useValueHelp.js'
import { ValueHelpDialog } from './ValueHelpDialog.js'
import { ValueHelpField } from './ValueHelpField.js'
import { type ValueHelpFieldProps, valueHelpParts, type ValueHelpProps } from './ValueHelpProps.js'
import { ValueHelpTable, type ValueHelpTableOptions } from './ValueHelpTable.js'

/** What a picker with a table knows of its rows. */
export interface TableValueHelpOptions<Row extends object>
  extends
    Pick<ValueHelpOptions<Row, string>, 'rowKey' | 'rowLabel' | 'rowCode' | 'rowPath'>,
    Pick<ValueHelpFieldProps<Row>, 'rowDetail'>,
    ValueHelpTableOptions<Row> {
  /** Where the rows come from. Keep it stable between renders. */
  source: RowSource<Row>
}

/** Props of `ValueHelp`: those of the field, of the dialog and of `useValueHelp`. */
export interface SingleValueHelpProps<Row extends object>
  extends
    ValueHelpProps<Row, string>,
    TableValueHelpOptions<Row>,
    Partial<Pick<ValueHelpOptions<Row, string>, 'format'>> {}

/** A whole picker of one row of a table, field and dialog. The value is the row's key, or what `format` makes of it. */
export function ValueHelp<Row extends object>(props: SingleValueHelpProps<Row>) {
  const { source, rowKey, rowLabel, rowCode, rowPath, format = keyFormat, rowDetail, ...others } = props
  const { searchLabel, columns, pageSize, paging, preview, empty, ...rest } = others
  const parts = valueHelpParts<Row, string, object>(rest)
  const help = useValueHelp({ ...parts.help, source, rowKey, rowLabel, rowCode, rowPath, format })
  const { title } = parts.dialog
  return (
    <>
      <ValueHelpField {...parts.field} help={help} openLabel={title} rowDetail={rowDetail} />
      <ValueHelpDialog {...parts.dialog} help={help}>
        <ValueHelpTable {...{ help, title, searchLabel, columns, pageSize, paging, preview, empty }} />
      </ValueHelpDialog>
    </>
  )
}
