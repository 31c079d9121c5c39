import { PastedNote } from './PastedNote.js'
import { pastedKeys, useLookup } from './useLookup.js'
import { ValueHelpTable, type ValueHelpTableProps } from './ValueHelpTable.js'

/** The table of a picker of several values: a list of keys that is pasted into its search is selected, and not searched for. */
export function PastingTable<Row extends object>({ help, ...props }: ValueHelpTableProps<Row>) {
  const pasted = useLookup({ ...help, onFound: (rows) => help.select(...rows) })
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
