import { keyListFormat } from './ValueFormat.js'
import { PastingTable } from './PastingTable.js'
import { useValueHelp } from './useValueHelp.js'
import type { TableValueHelpOptions } from './ValueHelp.js'
import { ValueHelpDialog } from './ValueHelpDialog.js'
import { valueHelpParts, type ValueHelpProps } from './ValueHelpProps.js'
import { ValueHelpTokens } from './ValueHelpTokens.js'

/** Props of `MultiValueHelp`: those of the field, of the dialog and of `useValueHelp`. */
export interface MultiValueHelpProps<Row extends object>
  extends ValueHelpProps<Row, readonly string[]>, TableValueHelpOptions<Row> {}

/** A whole picker of several rows of a table, tokens and dialog. The value is the list of their keys. */
export function MultiValueHelp<Row extends object>(props: MultiValueHelpProps<Row>) {
  const { source, rowKey, rowLabel, rowCode, rowPath, rowDetail, ...others } = props
  const { searchLabel, columns, pageSize, paging, preview, empty, ...rest } = others
  const parts = valueHelpParts<Row, readonly string[], object>(rest)
  const multi = { format: keyListFormat, multiple: true }
  const help = useValueHelp({ ...parts.help, ...multi, source, rowKey, rowLabel, rowCode, rowPath })
  const { title } = parts.dialog
  return (
    <>
      <ValueHelpTokens {...parts.field} help={help} openLabel={title} rowDetail={rowDetail} />
      <ValueHelpDialog {...parts.dialog} help={help}>
        <PastingTable {...{ help, title, searchLabel, columns, pageSize, paging, preview, empty }} />
      </ValueHelpDialog>
    </>
  )
}
