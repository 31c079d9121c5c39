import { Button } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Menu } from '@embpm/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawSearch } from '../../shell/searchParams.js'
import { usePart } from '../../shell/usePart.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { useUser } from '../useUser.js'
import { differsFrom, viewSearch } from './viewAddress.js'
import { viewsQuery } from './viewsQuery.js'

/** Props of `ViewsMenu`. */
export interface ViewsMenuProps {
  kind: { name: string }
  organisation: string
  /** The parameters of the list's address; `saved` names the view that it came from. */
  search: RawSearch
  /** Called with the parameters of the address to go to. */
  onApply: (search: RawSearch) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

const items = lazyPart(async () => (await import('./viewItems.js')).viewItems)
const viewDialog = lazyPart(async () => (await import('./ViewDialog.js')).ViewDialog)
const manageDialog = lazyPart(async () => (await import('./ManageViewsDialog.js')).ManageViewsDialog)

/**
 * The saved views of a list: shows which one is open and whether it was changed, opens others, keeps what is on the screen as
 * a view, and leads to the place where views are renamed, shared and deleted. What it offers is loaded when it is opened.
 */
export function ViewsMenu({ kind, organisation, search, onApply }: ViewsMenuProps) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { id: user } = useUser()
  const { data: views = [], isError, refetch } = useQuery(viewsQuery(client, organisation, kind.name))
  const [open, setOpen] = useState(false)
  const [dialog, setDialog] = useState<'new' | 'manage' | null>(null)
  const closeDialog = () => setDialog(null)
  const { Part: viewItems, pending: opening } = usePart(items, open, () => setOpen(false))
  const creating = usePart(viewDialog, dialog === 'new', closeDialog)
  const managing = usePart(manageDialog, dialog === 'manage', closeDialog)
  const current = views.find(({ id }) => id === search.saved)
  const changed = current !== undefined && differsFrom(current, search)
  const name = current?.name ?? t('list.views.none')

  return (
    <>
      <Menu
        aria-label={t('list.views.menu')}
        items={
          viewItems?.({
            t,
            client,
            queryClient,
            list: kind.name,
            organisation,
            views,
            current,
            overwritable: changed && current.ownerId === user,
            search,
            onRetry: isError ? () => void refetch() : null,
            onApply: (next) => {
              setOpen(false)
              onApply(next)
            },
            onDialog: setDialog,
          }) ?? []
        }
        open={open && !opening}
        onOpenChange={setOpen}
        trigger={
          <Button
            className="emb-app-views"
            icon={<Bookmark {...glyph} />}
            pending={opening || creating.pending || managing.pending}
            {...preloadProps(items)}
            aria-label={current ? t(changed ? 'list.views.changedView' : 'list.views.view', { name }) : name}
          >
            <span className="emb-app-views-label">
              <span className="emb-app-views-name">{name}</span>
              {changed && <span className="emb-app-views-dot" />}
              <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
            </span>
          </Button>
        }
      />
      {dialog === 'new' && creating.Part && (
        <creating.Part
          kind={kind}
          organisation={organisation}
          view={null}
          search={search}
          onClose={closeDialog}
          onSaved={(view) => onApply(viewSearch(view))}
        />
      )}
      {dialog === 'manage' && managing.Part && (
        <managing.Part
          kind={kind}
          organisation={organisation}
          search={search}
          onClose={closeDialog}
          onApply={(next) => {
            closeDialog()
            onApply(next)
          }}
        />
      )}
    </>
  )
}
