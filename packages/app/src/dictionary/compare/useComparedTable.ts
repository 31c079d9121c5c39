import type { Client } from '@embpm/contract'
import type { DataField } from '@embpm/contract/data-field'
import type { VersionedKind } from '@embpm/contract/table-version'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { usePlace } from '../../entity/usePlace.js'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'

/** A field as it is compared, with the name of its data element. */
export interface NamedField extends DataField {
  element: string
}

const pageSize = 1000
/** How many data elements are asked for at once. */
const most = 500

/** All fields of a table in their order, with the names of their data elements. */
async function readFields(client: Client, tableId: string, signal: AbortSignal): Promise<NamedField[]> {
  const fields: DataField[] = []
  for (let page = 1; ; page += 1) {
    const query = { filter: { tableId: [tableId] }, sort: 'position', size: pageSize, page }
    const { rows, total } = await client.dataFields.list(query, { signal })
    fields.push(...rows)
    if (rows.length === 0 || fields.length >= total) break
  }
  const ids = [...new Set(fields.flatMap(({ dataElementId }) => dataElementId ?? []))]
  const names = new Map<string, string>()
  for (let from = 0; from < ids.length; from += most) {
    const found = await client.dataElements.resolve({ ids: ids.slice(from, from + most) }, { signal })
    for (const { id, rollName } of found) names.set(id, rollName)
  }
  // One that is gone is still told apart by its id.
  return fields.map((field) => ({
    ...field,
    element: field.dataElementId === null ? '' : (names.get(field.dataElementId) ?? field.dataElementId),
  }))
}

/** The question for the fields of a table that is compared. */
export function useComparedFields(tableId: string) {
  const { client } = useServices()
  const { organisation } = usePlace()
  return useQuery({
    queryKey: [...queryKeys.kind(organisation, 'dataFields'), 'compared', tableId],
    queryFn: ({ signal }) => readFields(client, tableId, signal),
    enabled: tableId !== '',
  })
}

/** The question for the versions of a table, the newest first. */
export const versionsQuery = (client: Client, organisation: string, kind: VersionedKind, id: string) =>
  queryOptions({
    queryKey: [...queryKeys.kind(organisation, kind), 'versions', id],
    queryFn: ({ signal }) => client.tableVersions.list({ kind, id }, { signal }),
  })
