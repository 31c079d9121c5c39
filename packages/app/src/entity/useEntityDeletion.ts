import { maxResolved, type Entity } from '@embpm/contract'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../session/queryKeys.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { EntityKind } from './EntityKind.js'
import { usePlace } from './usePlace.js'

/** How long a deletion can be taken back, in ms. */
const undoTime = 10_000

/**
 * Deletes entities and offers to take it back for ten seconds. Lists that show them load anew, after the deletion and again
 * after the undo. Resolves to the ids that are gone; those that could not be deleted are told in a message.
 */
export function useEntityDeletion<E extends Entity>(kind: EntityKind<E>) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const api = kind.api(client)

  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind.name) })

  const restore = async (ids: readonly string[]) => {
    const restored = await inBatches(ids, async (some) => (await api.restoreMany({ ids: some })).restored)
    await refresh()
    const failed = ids.length - restored.length
    if (failed > 0) toasts.add({ text: t('list.restoreFailed', { count: failed }), icon: 'error' })
    if (restored.length > 0) toasts.add({ text: t('list.restored', { count: restored.length }), icon: 'success' })
  }

  return async (entities: readonly E[]): Promise<string[]> => {
    const ids = entities.map(({ id }) => id)
    const gone = await inBatches(ids, async (some) => (await api.removeMany({ ids: some })).removed)
    await refresh()
    if (gone.length < ids.length) {
      toasts.add({ text: t('list.deleteFailed', { count: ids.length - gone.length }), icon: 'error' })
    }
    if (gone.length > 0) {
      const [only] = entities
      toasts.add({
        text:
          entities.length === 1 && only
            ? t('list.deletedOne', { name: kind.nameOf(only) })
            : t('list.deleted', { count: gone.length }),
        icon: 'delete',
        timeout: undoTime,
        action: { label: t('list.undo'), onPress: () => void restore(gone) },
      })
    }
    return gone
  }
}

/**
 * Does something with many ids, as many at once as the endpoints take, one batch after the other. Answers what became of
 * all of them; a batch that fails has none.
 */
async function inBatches<T>(ids: readonly string[], work: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const done: T[] = []
  for (let start = 0; start < ids.length; start += maxResolved) {
    // One after the other: a server under load is not asked for everything at once.
    const some = await work(ids.slice(start, start + maxResolved)).catch(() => [])
    done.push(...some)
  }
  return done
}
