import type { Service } from '@embpm/contract'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { queryKeys } from '../../../session/queryKeys.js'

/** How long a deletion can be taken back, in ms. */
const undoTime = 10_000

/**
 * Deletes services and offers to take it back for ten seconds. Lists that show
 * them load anew, after the deletion and again after the undo. Resolves to the ids that are gone; those that could not be deleted
 * are told in a message.
 */
export function useServiceDeletion(organisation: string) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()

  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.services(organisation) })

  const restore = async (ids: readonly string[]) => {
    const results = await Promise.allSettled(ids.map((id) => client.services.restore({ id })))
    await refresh()
    const failed = results.filter(({ status }) => status === 'rejected').length
    if (failed > 0) toasts.add({ text: t('services.restoreFailed', { count: failed }), icon: 'error' })
    else toasts.add({ text: t('services.restored', { count: ids.length }), icon: 'success' })
  }

  return async (services: readonly Pick<Service, 'id' | 'name'>[]): Promise<string[]> => {
    const results = await Promise.allSettled(services.map(({ id }) => client.services.remove({ id })))
    const gone = services.filter((_, index) => results[index]?.status === 'fulfilled').map(({ id }) => id)
    await refresh()
    if (gone.length < services.length) {
      toasts.add({ text: t('services.deleteFailed', { count: services.length - gone.length }), icon: 'error' })
    }
    if (gone.length > 0) {
      const [only] = services
      toasts.add({
        text:
          services.length === 1 && only
            ? t('services.deletedOne', { name: only.name })
            : t('services.deleted', { count: gone.length }),
        icon: 'delete',
        timeout: undoTime,
        action: { label: t('services.undo'), onPress: () => void restore(gone) },
      })
    }
    return gone
  }
}
