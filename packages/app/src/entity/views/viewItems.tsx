import type { SavedView } from '@embpm/contract/saved-view'
import type { MenuItem } from '@embpm/ui/menu'
import { toasts } from '@embpm/ui/toast'
import { Plus, RotateCcw, Save, Settings2 } from 'lucide-react'
import type { RawSearch } from '../../shell/searchParams.js'
import { viewAddress, viewSearch, withoutView } from './viewAddress.js'
import { viewChanges, type ViewPlace } from './viewChanges.js'

/** What the menu of the saved views knows, and what it leads to. */
export interface ViewItemsOptions extends ViewPlace {
  views: readonly SavedView[]
  /** The open view; `undefined` for none. */
  current: SavedView | undefined
  /** Whether the open view is the user's own and was changed. */
  overwritable: boolean
  /** The parameters of the list's address. */
  search: RawSearch
  /** Asks for the views again; `null` when they are there. */
  onRetry: (() => void) | null
  onApply: (search: RawSearch) => void
  onDialog: (dialog: 'new' | 'manage') => void
}

/** Views in the menu itself; all of them are in the dialog. */
const SHOWN = 8
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What the menu of the saved views offers. */
export function viewItems({
  views,
  current,
  overwritable,
  search,
  onRetry,
  onApply,
  onDialog,
  ...place
}: ViewItemsOptions): MenuItem[] {
  const { t } = place
  const overwrite = async (view: SavedView) => {
    try {
      await viewChanges(place).update(view, { address: viewAddress(search) })
    } catch (error) {
      toasts.add({ text: error instanceof Error ? error.message : t('list.views.failed'), icon: 'error' })
    }
  }
  return [
    {
      id: 'all',
      label: t('list.views.all'),
      checked: current === undefined,
      onAction: () => onApply({ saved: withoutView }),
    },
    ...shownViews(views, current).map((view) => ({
      id: view.id,
      label: view.name,
      checked: view === current,
      onAction: () => onApply(viewSearch(view)),
    })),
    { id: 'line', separator: true as const },
    ...(onRetry
      ? [{ id: 'retry', label: t('list.views.retry'), icon: <RotateCcw {...glyph} />, onAction: onRetry }]
      : []),
    ...(current && overwritable
      ? [
          {
            id: 'overwrite',
            label: t('list.views.overwrite', { name: current.name }),
            icon: <Save {...glyph} />,
            onAction: () => void overwrite(current),
          },
        ]
      : []),
    { id: 'new', label: t('list.views.saveAs'), icon: <Plus {...glyph} />, onAction: () => onDialog('new') },
    {
      id: 'manage',
      label: t('list.views.manage'),
      icon: <Settings2 {...glyph} />,
      disabled: views.length === 0,
      onAction: () => onDialog('manage'),
    },
  ]
}

/** The first views, the open one always among them. */
function shownViews(views: readonly SavedView[], current: SavedView | undefined): readonly SavedView[] {
  const first = views.slice(0, SHOWN)
  return current === undefined || first.includes(current) ? first : [...first.slice(0, -1), current]
}
