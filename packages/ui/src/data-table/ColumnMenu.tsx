import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsLeftRightEllipsis,
  EyeOff,
  ListFilter,
  Pin,
  PinOff,
  StretchHorizontal,
} from 'lucide-react'
import { useKeys } from '../kbd/useKeys.js'
import type { MenuItem } from '../menu/Menu.js'
import type { RowSort } from '../row-source/index.js'
import { useWords, type Translate } from '../ui-strings/index.js'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { MenuPanel } from '../menu/MenuPanel.js'
import { RESIZE_STEP } from './columnWidth.js'
import { columnName } from './DataColumnDef.js'
import type { PlacedColumn, TableColumns } from './useColumns.js'
import { panelWords } from './panelWords.js'
import { words } from './words.js'

interface ColumnMenuProps extends OverlayProps {
  columns: TableColumns
  sort: RowSort | null
  placed: PlacedColumn
  onFilter: () => void
  onFit: () => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The menu of a column head: everything that a mouse does to a column, with its keys. */
export function ColumnMenu({ columns, sort, placed, onFilter, onFit, ...overlay }: ColumnMenuProps) {
  const t = useWords(panelWords)
  const tTable = useWords(words)
  const keys = useKeys()
  const rows = sortItems(sort, placed, t)
  if (placed.column.getCanFilter())
    rows.push({
      id: 'filter',
      label: tTable('filter'),
      icon: <ListFilter {...glyph} />,
      shortcut: 'F',
      onAction: onFilter,
    })
  if (rows.length > 0) rows.push({ id: 'line-sort', separator: true })
  return (
    <MenuPanel
      {...overlay}
      label={tTable('columnMenu', { column: columnName(placed.column) })}
      items={[...rows, ...arrangeItems(columns, placed, t, { onFit, keys })]}
    />
  )
}

type T = Translate<typeof panelWords.words>

function sortItems(sort: RowSort | null, { column }: PlacedColumn, t: T): MenuItem[] {
  const items: MenuItem[] = []
  const sortBy = (descending: boolean) => () => column.toggleSorting(descending)
  if (column.getCanSort()) {
    items.push(
      { id: 'ascending', label: t('sortAscending'), icon: <ArrowUp {...glyph} />, onAction: sortBy(false) },
      { id: 'descending', label: t('sortDescending'), icon: <ArrowDown {...glyph} />, onAction: sortBy(true) },
    )
    if (sort?.column === column.id)
      items.push({ id: 'none', label: t('sortNone'), onAction: () => column.clearSorting() })
  }
  return items
}

function arrangeItems(
  columns: TableColumns,
  { column, pinned, width }: PlacedColumn,
  t: T,
  { onFit, keys }: Pick<ColumnMenuProps, 'onFit'> & { keys: (keys: string) => string },
): MenuItem[] {
  const { id } = column
  const group = columns.visible.filter((one) => one.pinned === pinned)
  return [
    {
      id: 'pin',
      label: pinned ? t('unpin') : t('pin'),
      icon: pinned ? <PinOff {...glyph} /> : <Pin {...glyph} />,
      onAction: () => column.pin(pinned ? false : 'start'),
    },
    {
      id: 'start',
      label: t('moveStart'),
      icon: <ArrowLeft {...glyph} />,
      shortcut: keys('Alt ←'),
      disabled: group[0]?.column.id === id,
      onAction: () => columns.move(id, -1),
    },
    {
      id: 'end',
      label: t('moveEnd'),
      icon: <ArrowRight {...glyph} />,
      shortcut: keys('Alt →'),
      disabled: group.at(-1)?.column.id === id,
      onAction: () => columns.move(id, 1),
    },
    { id: 'line-width', separator: true },
    { id: 'fit', label: t('fit'), icon: <ChevronsLeftRightEllipsis {...glyph} />, shortcut: 'W', onAction: onFit },
    {
      id: 'wider',
      label: t('wider'),
      icon: <StretchHorizontal {...glyph} />,
      shortcut: keys('Shift →'),
      onAction: () => columns.resize(id, width + RESIZE_STEP),
    },
    {
      id: 'narrower',
      label: t('narrower'),
      shortcut: keys('Shift ←'),
      onAction: () => columns.resize(id, width - RESIZE_STEP),
    },
    { id: 'line-hide', separator: true },
    {
      id: 'hide',
      label: t('hide'),
      icon: <EyeOff {...glyph} />,
      disabled: columns.visible.length === 1,
      onAction: () => column.toggleVisibility(false),
    },
  ]
}
