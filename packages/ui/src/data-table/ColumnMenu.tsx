import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Ellipsis, EyeOff, Pin, PinOff } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { IconButton } from '../button/index.js'
import { Menu, type MenuItem } from '../menu/index.js'
import type { RowSort } from '../row-source/index.js'
import { useWords, type Translate } from '../ui-strings/index.js'
import type { DataColumn } from './DataColumn.js'
import type { TableView } from './TableView.js'
import type { TableColumns } from './useColumns.js'
import { words } from './words.js'

/** What a column's menu changes. */
export interface ColumnMenuProps {
  column: DataColumn<unknown>
  columns: TableColumns<unknown>
  sort: RowSort | null
  setView: (patch: Partial<TableView>) => void
  /** Takes the focus when the menu closes. */
  gridRef: RefObject<HTMLElement | null>
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * The menu of a column head. The button stays a plain one until it is pressed: a menu per column would make every table
 * slower to open. It is out of the tab order, the grid's keys open it.
 */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column, gridRef } = props
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  const label = t('columnMenu', { column: column.header })
  const icon = <Ellipsis {...glyph} />
  if (!open) {
    return (
      <button
        type="button"
        className="emb-table-menu"
        data-no-sort=""
        tabIndex={-1}
        aria-label={label}
        aria-haspopup="menu"
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
    )
  }
  return (
    <span className="emb-table-menu" data-no-sort="" data-open="">
      <Menu
        open
        onOpenChange={(next) => {
          if (next) return
          setOpen(false)
          gridRef.current?.focus()
        }}
        aria-label={label}
        trigger={<IconButton label={label} icon={icon} size="s" tooltip={false} excludeFromTabOrder />}
        items={menuItems(props, t)}
      />
    </span>
  )
}

function menuItems(
  { column: { id, sortable }, columns, sort: sorted, setView }: ColumnMenuProps,
  t: Translate<typeof words.words>,
): MenuItem[] {
  const pinned = columns.isPinned(id)
  const group = columns.visible.filter((one) => one.pinned === pinned)
  const sortBy = (direction: 'ascending' | 'descending') => () => setView({ sort: { column: id, direction } })
  const sort: MenuItem[] = [
    { id: 'ascending', label: t('sortAscending'), icon: <ArrowUp {...glyph} />, onAction: sortBy('ascending') },
    { id: 'descending', label: t('sortDescending'), icon: <ArrowDown {...glyph} />, onAction: sortBy('descending') },
  ]
  if (sorted?.column === id) {
    sort.push({ id: 'none', label: t('sortNone'), onAction: () => setView({ sort: null }) })
  }
  const arrange: MenuItem[] = [
    {
      id: 'pin',
      label: pinned ? t('unpin') : t('pin'),
      icon: pinned ? <PinOff {...glyph} /> : <Pin {...glyph} />,
      onAction: () => columns.setPinned(id, !pinned),
    },
    {
      id: 'start',
      label: t('moveStart'),
      icon: <ArrowLeft {...glyph} />,
      shortcut: 'Alt ←',
      disabled: group[0]?.column.id === id,
      onAction: () => columns.move(id, -1),
    },
    {
      id: 'end',
      label: t('moveEnd'),
      icon: <ArrowRight {...glyph} />,
      shortcut: 'Alt →',
      disabled: group.at(-1)?.column.id === id,
      onAction: () => columns.move(id, 1),
    },
    { id: 'line-hide', separator: true },
    {
      id: 'hide',
      label: t('hide'),
      icon: <EyeOff {...glyph} />,
      disabled: columns.visible.length === 1,
      onAction: () => columns.setHidden(id, true),
    },
  ]
  return sortable === false ? arrange : [...sort, { id: 'line-sort', separator: true }, ...arrange]
}
