import { DictionaryTablePicker, type DictionaryTablePickerProps } from '@embpm/pickers/dictionary-table-picker'
import type { LoadTableFields } from '@embpm/pickers/table-fields'
import { TablePicker, type TablePickerProps } from '@embpm/pickers/table-picker'
import { useCallback } from 'react'
import { useServices } from '../shell/ServicesProvider.js'

/** Answers the fields of a table in their order, for the preview beside it. */
function useFieldsOfTable(): LoadTableFields {
  const { client } = useServices()
  return useCallback(
    async (tableId, { signal }) => {
      const query = { filter: { tableId: [tableId] }, sort: 'position', size: 1000 }
      return (await client.dataFields.list(query, { signal })).rows
    },
    [client],
  )
}

/** Picks a table of a system's dictionary, with its fields beside it. */
export function SystemTablePicker(props: DictionaryTablePickerProps) {
  return <DictionaryTablePicker {...props} fields={useFieldsOfTable()} />
}

/** Picks a table of the data model, with its fields beside it. */
export function ModelTablePicker(props: TablePickerProps) {
  return <TablePicker {...props} fields={useFieldsOfTable()} />
}
