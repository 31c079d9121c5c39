import { Button } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawSearch } from '../../shell/searchParams.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { useOnDemand } from '../useOnDemand.js'
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

const items = async () => (await import('./viewItems.js')).viewItems
const viewDialog = async () => (await import('./ViewDialog.js')).ViewDialog
const manageDialog = async () => (await import('./ManageViewsDialog.js')).ManageViewsDialog

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
  const { part: viewItems, ...menu } = useOnDemand(items)
  const { part: ViewDialog, ...creating } = useOnDemand(viewDialog)
  const { part: ManageViewsDialog, ...managing } = useOnDemand(manageDialog)
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
            onDialog: (next) => (next === 'new' ? creating : managing).ask(() => setDialog(next)),
          }) ?? []
        }
        open={open}
        onOpenChange={(next) => (next ? menu.ask(() => setOpen(true)) : setOpen(false))}
        trigger={
          <Button
            className="emb-app-views"
            icon={<Bookmark {...glyph} />}
            pending={menu.pending || creating.pending || managing.pending}
            {...menu.preloadProps}
            aria-label={t(changed ? 'list.views.changedView' : 'list.views.view', { name })}
          >
            <span className="emb-app-views-label">
              <span className="emb-app-views-name">{name}</span>
              {changed && <span className="emb-app-views-dot" />}
              <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
            </span>
          </Button>
        }
      />
      {dialog === 'new' && ViewDialog && (
        <ViewDialog
          kind={kind}
          organisation={organisation}
          view={null}
          search={search}
          onClose={() => setDialog(null)}
          onSaved={(view) => onApply(viewSearch(view))}
        />
      )}
      {dialog === 'manage' && ManageViewsDialog && (
        <ManageViewsDialog
          kind={kind}
          organisation={organisation}
          search={search}
          onClose={() => setDialog(null)}
          onApply={(next) => {
            setDialog(null)
            onApply(next)
          }}
        />
      )}
    </>
  )
}
