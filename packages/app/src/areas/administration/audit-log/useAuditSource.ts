import type { Client } from '@embpm/contract'
import { auditColumns, type AuditEntry } from '@embpm/contract/audit-log'
import type { RowQuery, RowSource } from '@embpm/ui/row-source'
import { useMemo } from 'react'
import { narrowed, toListQuery } from '../../../entity/entitySource.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** The entries of the audit log, asked for anew each time: what is in it grows with everything that is done. */
export function useAuditSource(): RowSource<AuditEntry> {
  const { client } = useServices()
  const { organisation } = usePlace()
  // Another organisation is another list.
  return useMemo(() => auditSource(client, organisation), [client, organisation])
}

const auditSource = ({ auditLog }: Client, _organisation: string): RowSource<AuditEntry> => ({
  search: (query: RowQuery, { signal }) => auditLog.list(toListQuery(query), { signal }),
  resolve: (ids, { signal }) => Promise.all(ids.map((id) => auditLog.get({ id }, { signal }))),
  values: async (column, { signal, ...query }) => {
    const filterable = auditColumns.filter.find((one) => one === column)
    return filterable ? auditLog.values({ column: filterable, ...narrowed(query) }, { signal }) : []
  },
})
