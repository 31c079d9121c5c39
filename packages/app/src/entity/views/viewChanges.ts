import { isApiError } from '@embpm/contract'
import type { SavedView } from '@embpm/contract/saved-view'
import { toasts } from '@embpm/ui/toast'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import type { Services } from '../../session/services.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { viewsApi } from './viewsQuery.js'

/** What the user says of a view. */
export interface ViewFields {
  name: string
  address: string
  shared: boolean
  isDefault: boolean
}

/** Whose views are changed, and how that is said. */
export interface ViewPlace extends Pick<Services, 'client' | 'queryClient'> {
  t: TFunction
  /** Name of the kind of entity. */
  list: string
  organisation: string
}

/** Creates, changes and deletes the saved views of a list. Each rejects with a sentence for the user. */
export function viewChanges({ t, client, queryClient, list, organisation }: ViewPlace) {
  const api = viewsApi(client)

  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'views') })

  const withMessages = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (cause) {
      const gone = isApiError(cause, 'CONFLICT') || isApiError(cause, 'NOT_FOUND')
      const text = isApiError(cause, 'TAKEN')
        ? t('list.views.taken')
        : gone
          ? t('list.views.conflict')
          : isApiError(cause, 'FORBIDDEN')
            ? t('list.views.forbidden')
            : t('list.views.failed')
      throw new Error(text, { cause })
    } finally {
      await refresh()
    }
  }

  const restore = async ({ id, name }: SavedView) => {
    try {
      await withMessages(api.restore({ id }))
      toasts.add({ text: t('list.views.restored', { name }), icon: 'success' })
    } catch {
      toasts.add({ text: t('list.views.failed'), icon: 'error' })
    }
  }

  return {
    create: async (fields: ViewFields): Promise<SavedView> => {
      const view = await withMessages(api.create({ fields: { list, ...fields } }))
      toasts.add({ text: t('list.views.saved', { name: view.name }), icon: 'success' })
      return view
    },
    update: async ({ id, lockVersion }: SavedView, fields: Partial<ViewFields>): Promise<SavedView> => {
      const view = await withMessages(api.update({ id, lockVersion, fields }))
      toasts.add({ text: t('list.views.saved', { name: view.name }), icon: 'success' })
      return view
    },
    remove: async (view: SavedView): Promise<void> => {
      await withMessages(api.remove({ id: view.id }))
      toasts.add({
        text: t('list.views.deleted', { name: view.name }),
        icon: 'delete',
        action: { label: t('list.undo'), onPress: () => void restore(view) },
      })
    },
  }
}

/** Creates, changes and deletes the saved views of a list. Each rejects with a sentence for the user. */
export function useViewChanges(list: string, organisation: string): ReturnType<typeof viewChanges> {
  const { t } = useTranslation()
  return viewChanges({ ...useServices(), t, list, organisation })
}
