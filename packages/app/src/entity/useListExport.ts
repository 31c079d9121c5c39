import type { DataTableState } from '@embpm/ui/data-table'
import { lazyPart } from '@embpm/ui/lazy-part'
import { useTranslation } from 'react-i18next'
import type { RawSearch } from '../shell/searchParams.js'
import { useOffer } from '../shell/useOffer.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { EntityWords } from '../text/Text.js'
import { usePlace } from './usePlace.js'

const part = lazyPart(async () => (await import('./listExport.js')).listExport)

/** What an export needs to know of what is listed. */
export interface ListedKind {
  /** Names it in saved views. */
  name: string
  /** Namespace of its words. */
  words: EntityWords | 'auditLog'
}

/**
 * Names the file of a list's export after the list, the view and the day, and offers the export in the search of the header.
 * @param search the parameters of the list's address
 */
export function useListExport<E extends object>(
  kind: ListedKind,
  table: DataTableState<E>,
  search: RawSearch,
): () => Promise<string> {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const list = { kind, table, search, ...usePlace(), client, queryClient, t }
  useOffer('page', async () => (await part.load()).items(list))
  return async () => (await part.load()).fileName(list)
}
