import type { Entity } from '@embpm/contract'
import type { DataTableState } from '@embpm/ui/data-table'
import { lazyPart } from '@embpm/ui/lazy-part'
import { useTranslation } from 'react-i18next'
import type { RawSearch } from '../shell/searchParams.js'
import { useOffer } from '../shell/useOffer.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { EntityKind } from './EntityKind.js'
import { usePlace } from './usePlace.js'

const part = lazyPart(async () => (await import('./listExport.js')).listExport)

/**
 * Names the file of a list's export after the list, the view and the day, and offers the export in the search of the header.
 * @param search the parameters of the list's address
 */
export function useListExport<E extends Entity>(
  kind: EntityKind<E>,
  table: DataTableState<E>,
  search: RawSearch,
): () => Promise<string> {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const list = { kind, table, search, ...usePlace(), client, queryClient, t }
  useOffer('page', async () => (await part.load()).items(list))
  return async () => (await part.load()).fileName(list)
}
