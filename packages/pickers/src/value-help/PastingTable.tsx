import { pastedKeys, usePastedKeys } from './usePastedKeys.js'
import { PastedNote } from './PastedNote.js'
import { ValueHelpTable, type ValueHelpTableProps } from './ValueHelpTable.js'

/** The table of a picker of several values: a list of keys that is pasted into its search is selected, and not searched for. */
export function PastingTable<Row extends object>({ help, ...props }: ValueHelpTableProps<Row>) {
  const pasted = usePastedKeys({
    source: help.source,
    rowKey: help.rowKey,
    onFound: (rows) => help.select(...rows),
  })
  return (
    <ValueHelpTable
      {...props}
      help={help}
      note={<PastedNote pasted={pasted} />}
      onPasteCapture={(event) => {
        const { target, clipboardData } = event
        const keys = pastedKeys(clipboardData.getData('text'))
        // Filters have texts of their own.
        if (keys === null || !(target instanceof HTMLInputElement && target.type === 'search')) return
        event.preventDefault()
        event.stopPropagation()
        pasted.take(keys)
      }}
    />
  )
}
