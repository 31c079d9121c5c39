import { ArrowLeft } from 'lucide-react'
import { useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { Dialog } from '../dialog/Dialog.js'
import type { OverlayProps } from '../lazy-part/usePopup.js'
import { PopoverPanel } from '../popover/PopoverPanel.js'
import type { RowQuery, RowSource } from '../row-source/index.js'
import { useWords } from '../ui-strings/index.js'
import { ColumnFilter } from './ColumnFilter.js'
import { columnName, type TableColumn } from './DataColumnDef.js'
import { panelWords } from './panelWords.js'
import { TableButton } from './TableButton.js'
import type { TableView } from './TableView.js'

/** What filters need of a table. */
export interface FilterProps {
  source: Pick<RowSource<unknown>, 'values'>
  filters: TableView['filters']
  /** What the rows are asked for. */
  queryRef: RefObject<RowQuery>
}

interface FilterPanelProps extends OverlayProps, FilterProps {
  /** What can be filtered; the conditions of a single one are shown at once. */
  columns: readonly TableColumn[]
  label: string
}

/** The columns to filter by, then the conditions of the chosen one: beside the button, on a phone over the whole screen. */
export function FilterPanel({ columns, label, filters, ...rest }: FilterPanelProps) {
  const { source, queryRef, ...overlay } = rest
  const t = useWords(panelWords)
  const [chosen, setChosen] = useState<string | null>(null)
  const only = columns.length === 1 ? columns[0] : undefined
  const column = only ?? columns.find(({ id }) => id === chosen)
  const onClose = () => {
    setChosen(null)
    overlay.onClose()
  }
  const shown = column ? [column] : columns
  const active = shown.filter(({ id }) => (filters[id] ?? []).length > 0)
  const footer = (
    <>
      <TableButton disabled={active.length === 0} onClick={() => active.map((one) => one.setFilterValue(undefined))}>
        {t('clear')}
      </TableButton>
      <TableButton variant="secondary" onClick={onClose}>
        {t('done')}
      </TableButton>
    </>
  )
  return (
    <Sheet {...overlay} onClose={onClose} label={label} footer={footer}>
      <div className="emb-table-filter">
        {column ? (
          <>
            {!only && (
              <TableButton
                size="s"
                icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />}
                onClick={() => setChosen(null)}
              >
                {columnName(column)}
              </TableButton>
            )}
            <ColumnFilter
              key={column.id}
              column={column}
              source={source}
              filters={filters}
              queryRef={queryRef}
              onFailed={onClose}
            />
          </>
        ) : (
          <div className="emb-table-choices">
            {columns.map((one) => (
              <TableButton key={one.id} onClick={() => setChosen(one.id)}>
                {columnName(one)}{' '}
                {active.includes(one) && <span className="emb-table-value-count">{filters[one.id]?.length}</span>}
              </TableButton>
            ))}
          </div>
        )}
      </div>
    </Sheet>
  )
}

interface SheetProps extends OverlayProps {
  label: string
  footer: ReactNode
  children: ReactNode
}

/** A panel beside its button, or a dialog where the window is as narrow as a phone. */
function Sheet({ label, footer, children, ...overlay }: SheetProps) {
  const narrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  )
  if (!narrow) {
    return (
      <PopoverPanel {...overlay} label={label}>
        {children}
        <div className="emb-table-filter-footer">{footer}</div>
      </PopoverPanel>
    )
  }
  const { open, onClose, id } = overlay
  return (
    <Dialog id={id} open={open} size="fullscreen" onOpenChange={(next) => !next && onClose()}>
      <Dialog.Header title={label} />
      <Dialog.Body>{children}</Dialog.Body>
      <Dialog.Footer>{footer}</Dialog.Footer>
    </Dialog>
  )
}

const phone = '(width < 600px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(phone)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
