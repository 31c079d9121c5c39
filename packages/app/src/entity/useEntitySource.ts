import type { Entity } from '@embpm/contract'
import type { RowSource } from '@embpm/ui/row-source'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { SourceKind } from './entityQueries.js'
import { entitySource } from './entitySource.js'
import { usePlace } from './usePlace.js'

/**
 * The source of a kind of entity for a list or picker, in the organisation of the address. It is a new one each time these
 * entities were invalidated, by whichever screen or toast: what is on the screen is then asked for again.
 * @param fixed filters that always hold, such as the table whose fields are listed
 */
export function useEntitySource<E extends Entity>(
  kind: SourceKind<E>,
  fixed?: Readonly<Record<string, readonly string[]>>,
): RowSource<E> {
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const [revision, setRevision] = useState(0)
  const fixedText = JSON.stringify(fixed ?? {})

  useEffect(() => {
    const cache = queryClient.getQueryCache()
    const queryKey = queryKeys.kind(organisation, kind.name)
    return cache.subscribe(({ type, query, ...event }) => {
      if (type !== 'updated' || !('action' in event) || event.action.type !== 'invalidate') return
      if (cache.findAll({ queryKey }).some((one) => one === query)) setRevision((last) => last + 1)
    })
  }, [queryClient, organisation, kind.name])

  return useMemo(() => {
    const source = entitySource(kind, { client, queryClient, organisation })
    const always = fixedSchema.parse(JSON.parse(fixedText))
    return {
      ...source,
      search: (query, request) => source.search({ ...query, filters: { ...query.filters, ...always } }, request),
      values: (column, request) =>
        source.values?.(column, { ...request, filters: { ...request.filters, ...always } }) ?? [],
      revision,
    }
  }, [kind, client, queryClient, organisation, fixedText, revision])
}

const fixedSchema = z.record(z.string(), z.array(z.string()))
