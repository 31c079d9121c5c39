import type { SavedView } from '@embpm/contract/saved-view'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { StateMessage } from '@embpm/ui/state-message'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawSearch } from '../../shell/searchParams.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { useUser } from '../useUser.js'
import { useViewChanges } from './viewChanges.js'
import { viewSearch, withoutView } from './viewAddress.js'
import { ViewDialog } from './ViewDialog.js'
import { ViewRow } from './ViewRow.js'
import { viewsQuery } from './viewsQuery.js'

/** Props of `ManageViewsDialog`. */
export interface ManageViewsDialogProps {
  kind: { name: string }
  organisation: string
  search: RawSearch
  onClose: () => void
  onApply: (search: RawSearch) => void
}

/** All saved views of a list: each can be opened; the own ones renamed, shared, made the default and deleted. */
export function ManageViewsDialog({ kind, organisation, search, onClose, onApply }: ManageViewsDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { id: user } = useUser()
  const { data: views = [] } = useQuery(viewsQuery(client, organisation, kind.name))
  const { remove } = useViewChanges(kind.name, organisation)
  const [editing, setEditing] = useState<SavedView | null>(null)

  const erase = async (view: SavedView) => {
    try {
      await remove(view)
      if (search.saved === view.id) onApply({ ...search, saved: withoutView })
    } catch (error) {
      toasts.add({ text: error instanceof Error ? error.message : t('list.views.failed'), icon: 'error' })
    }
  }

  const group = (title: string, some: readonly SavedView[]) =>
    some.length > 0 && (
      <section className="emb-app-views-group">
        <h3>{title}</h3>
        <ul>
          {some.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              own={view.ownerId === user}
              current={view.id === search.saved}
              onApply={() => onApply(viewSearch(view))}
              onEdit={() => setEditing(view)}
              onDelete={() => erase(view)}
            />
          ))}
        </ul>
      </section>
    )

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('list.views.manageTitle')} />
      <Dialog.Body className="emb-app-views-list">
        {views.length === 0 && <StateMessage kind="empty" title={t('list.views.empty')} headingLevel={3} />}
        {group(
          t('list.views.own'),
          views.filter(({ ownerId }) => ownerId === user),
        )}
        {group(
          t('list.views.shared'),
          views.filter(({ ownerId }) => ownerId !== user),
        )}
        {editing && (
          <ViewDialog
            key={editing.id}
            kind={kind}
            organisation={organisation}
            view={editing}
            search={search}
            onClose={() => setEditing(null)}
          />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button slot="close">{t('list.import.close')}</Button>
      </Dialog.Footer>
    </Dialog>
  )
}
