import type { ServiceRow } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useWords } from '@embpm/ui/ui-strings'
import { useMemo } from 'react'
import { servicePickerWords } from './servicePickerWords.js'

/**
 * The 13 columns of a service in the order of `spec.md` 2, service picker, with English headers. All but the JSON are
 * sortable; the name stays in sight. The ids are the property names of `ServiceRow`.
 */
export const serviceColumns = [
  { id: 'organisation', header: 'Organisation', width: 172, filterable: true },
  { id: 'id', header: 'ID', type: 'technical', width: 120 },
  { id: 'wbs', header: 'WBS', width: 76 },
  { id: 'businessDomain', header: 'Business domain', width: 150, filterable: true },
  { id: 'technology', header: 'Technology', width: 120, filterable: true },
  { id: 'name', header: 'Name', type: 'name', width: 220, pinned: true },
  { id: 'serviceName', header: 'Service name', type: 'technical', width: 280 },
  { id: 'type', header: 'Type', width: 90, filterable: true },
  { id: 'parameter', header: 'Parameter', width: 180 },
  { id: 'host', header: 'Host', width: 180 },
  { id: 'link', header: 'Link', width: 200 },
  { id: 'metadata', header: 'Metadata', type: 'json', width: 180, sortable: false },
  { id: 'description', header: 'Description', width: 320 },
] as const satisfies readonly DataColumn<ServiceRow>[]

/** `serviceColumns` with the headers in the words of the place (`servicePicker` in `UiStrings`). */
export function useServiceColumns(): readonly DataColumn<ServiceRow>[] {
  const t = useWords(servicePickerWords)
  return useMemo(() => serviceColumns.map((column) => ({ ...column, header: t(column.id) })), [t])
}
