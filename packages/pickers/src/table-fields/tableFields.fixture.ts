import { sampleRows } from '@embpm/backend/seeds'
import type { LoadTableFields, TableField } from './TableField.js'

const tables = sampleRows.dictionaryTables(400)
const fields = sampleRows.dataFields(4800)
/** Names of tables by the ids of those that pickers show. */
const names = new Map([...tables, ...sampleRows.dataTables(500)].map(({ id, tableName }) => [id, tableName]))

/** The fields of a table in its first system. */
export function sampleTableFields(tableName: string): readonly TableField[] {
  const table = tables.find((one) => one.tableName === tableName)
  return fields.filter(({ tableId }) => tableId === table?.id)
}

/** Answers at once, for the id of a table, or a name as in VBAK and VA01/VBAK. */
export const tableFields: LoadTableFields = (key) => sampleTableFields(names.get(key) ?? key.replace(/^.*[/]/, ''))

/** Knows no fields of any table. */
export const noTableFields: LoadTableFields = () => []

/** Never answers. */
export const silentTableFields: LoadTableFields = () => new Promise(() => {})

/** Fails the first `times` times, then answers. */
export function failingTableFields(times: number): LoadTableFields {
  let left = times
  return (key, request) => (left-- > 0 ? Promise.reject(new Error('503')) : tableFields(key, request))
}

/** Answers a table after the milliseconds that `delay` gives for its key, even when it was aborted. */
export function slowTableFields(delay: (key: string) => number): LoadTableFields {
  return async (key, request) => {
    await new Promise((resolve) => setTimeout(resolve, delay(key)))
    return tableFields(key, request)
  }
}
