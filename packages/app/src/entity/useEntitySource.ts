import type { Entity } from '@embpm/contract'
import type { RowSource } from '@embpm/ui/row-source'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { SourceKind } from './entityQueries.js'
import { entitySource } from './entitySource.js'
import { usePlace } from './usePlace.js'
import { useRevision } from './useRevision.js'

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
  const rowsKey = useMemo(() => queryKeys.kind(organisation, kind.name), [organisation, kind.name])
  const revision = useRevision(rowsKey)
  const fixedText = JSON.stringify(fixed ?? {})

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
