import { dataField } from '@embpm/contract/data-field'
import { announce } from '@embpm/ui/button'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { CellEditor } from './CellEditor.js'
import type { FieldRow } from './creationForm.js'
import { type CellProblems, FieldGridRow } from './FieldGridRow.js'
import { changeRow, cleared, columnLabels, gridColumns, moveRow } from './fieldRows.js'
import { type GridPlace, isTyped, neighbourOf, placeAfterKey } from './gridKeys.js'

/** What the page can do with the grid. */
export interface FieldGridHandle {
  /** Moves the focus to a cell. */
  go: (place: GridPlace) => void
  /** Begins to edit a cell. */
  edit: (place: GridPlace) => void
}

/** Props of `FieldGrid`. */
export interface FieldGridProps {
  rows: readonly FieldRow[]
  /** What is wrong, by the number of the row. */
  problems: ReadonlyMap<number, CellProblems>
  /** The row that buttons beside the grid are about. */
  active: GridPlace
  onActiveChange: (place: GridPlace) => void
  /** Called with what makes of the rows what they are to be. */
  onChange: (change: RowsChange) => void
  /** Gives a field a data element that there is. */
  onElement: (row: number, id: string) => void
  /** Gives a field the data element of a name, a new one where there is none. */
  onElementName: (row: number, name: string) => void
  /** Called with a text of several cells that was pasted into one. */
  onPaste: (place: GridPlace, text: string) => void
  ref?: Ref<FieldGridHandle>
}

/** Makes of rows what they are to be. */
export type RowsChange = (rows: readonly FieldRow[]) => readonly FieldRow[]

interface Editing extends GridPlace {
  /** The character that began it. */
  typed: string | undefined
}

const facts = dataField.fields
const flags: ReadonlySet<string> = new Set(['isKey', 'mandatory'])

/**
 * The fields of a table as a grid: arrows move, Enter, F2 or typing edits, Space sets a mark, Delete empties, Alt+Shift and an arrow moves the row, and what was
 * copied from a spreadsheet is pasted from the cell in focus on. Rows are drawn again only when they change.
 */
export function FieldGrid({
  rows,
  problems,
  active,
  onActiveChange,
  onChange,
  onElement,
  onElementName,
  onPaste,
  ref,
}: FieldGridProps) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  /** Where the end of editing leads. */
  const after = useRef<(() => void) | null>(null)
  const row = rows[active.row]
  const name = gridColumns[active.column] ?? 'fieldName'

  const cellAt = (place: GridPlace) => table.current?.tBodies[0]?.rows[place.row]?.cells[place.column + 1]
  const go = (place: GridPlace) => {
    setEditing(null)
    onActiveChange(place)
    // Once it can take the focus.
    setTimeout(() => cellAt(place)?.focus())
  }
  const edit = (place: GridPlace, typed?: string) => {
    onActiveChange(place)
    setEditing({ ...place, typed })
  }
  useImperativeHandle(ref, () => ({ go, edit }))

  const change = (values: Partial<FieldRow>) => onChange((now) => changeRow(now, active.row, values))
  const toggle = (place: GridPlace) => {
    const flag = gridColumns[place.column]
    const current = rows[place.row]
    if (!current || (flag !== 'isKey' && flag !== 'mandatory')) return
    onChange((now) => changeRow(now, place.row, { [flag]: !current[flag] }))
  }
  const move = (step: 1 | -1) => {
    const to = active.row + step
    if (to < 0 || to >= rows.length) return
    onChange((now) => moveRow(now, active.row, to))
    announce(t('tableCreation.moved', { place: to + 1, of: rows.length }))
    go({ ...active, row: to })
  }

  const size = () => {
    const height = table.current?.parentElement?.clientHeight ?? 0
    const rowHeight = table.current?.tBodies[0]?.rows[0]?.offsetHeight ?? 32
    return { rows: rows.length, columns: gridColumns.length, page: Math.max(1, Math.floor(height / rowHeight) - 2) }
  }
  const placeOf = (target: EventTarget): GridPlace | null => {
    const cell = target instanceof Element ? target.closest('td') : null
    const line = cell?.closest('tr')
    if (!cell || !line || !table.current?.contains(cell)) return null
    return { row: line.sectionRowIndex, column: cell.cellIndex - 1 }
  }

  /** Lets the control write what was typed, which may take a moment, and goes on then. */
  const leave = (next: () => void) => {
    after.current = next
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const onLeave = ({ row: line, column }: GridPlace) => {
    setEditing((now) => (now?.row === line && now.column === column ? null : now))
    after.current?.()
    after.current = null
  }
  /** While a cell is edited: what ends it, and where that leads. Other keys are the control's. */
  const onEditKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.key === 'Escape') go(active)
    else if (event.key === 'Tab') {
      const next = neighbourOf(active, { rows: rows.length, columns: gridColumns.length }, event.shiftKey ? -1 : 1)
      if (!next) return false
      leave(() => (flags.has(gridColumns[next.column] ?? '') ? go(next) : edit(next)))
    } else if (event.key === 'Enter') {
      leave(() => go({ ...active, row: Math.min(active.row + 1, rows.length - 1) }))
    } else return false
    return true
  }
  const onCellKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.altKey && event.shiftKey) {
      if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'ArrowDown') move(1)
      else return false
      return true
    }
    if (event.altKey) return false
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const to = placeAfterKey(event, active, size(), forward)
    if (to) go(to)
    else if (flags.has(name) && (event.key === ' ' || event.key === 'Enter' || event.key === 'F2')) toggle(active)
    else if (event.key === 'Enter' || event.key === 'F2') edit(active)
    else if (event.key === 'Delete' || event.key === 'Backspace') change(cleared(name))
    else if (isTyped(event) && !flags.has(name)) edit(active, event.key)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !placeOf(event.target)) return
    if (!(editing ? onEditKey(event) : onCellKey(event))) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** A field of a number takes Enter for itself. */
  const onNumberKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!editing || (name !== 'length' && name !== 'decimals') || !placeOf(event.target) || !onEditKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    if (!place || (editing && place.row === active.row && place.column === active.column)) return
    if (flags.has(gridColumns[place.column] ?? '')) {
      go(place)
      toggle(place)
    } else edit(place)
  }
  const onPasteText = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const isBlock = /[\t\n]/.test(text.replace(/\r?\n$/, ''))
    if (!placeOf(event.target) || text === '' || (editing && !isBlock)) return
    event.preventDefault()
    event.stopPropagation()
    setEditing(null)
    onPaste(active, text)
  }
  const onCopy = (event: ClipboardEvent) => {
    const text = cellAt(active)?.querySelector('.emb-app-create-text')?.textContent
    if (editing || !placeOf(event.target) || text === undefined || text === null) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  }

  const labelOf = (place: GridPlace) =>
    t('tableCreation.cell', {
      column: t(`fields.${columnLabels[gridColumns[place.column] ?? 'fieldName']}`),
      row: rows[place.row]?.fieldName || String(place.row + 1),
    })
  const isFlag = name === 'isKey' || name === 'mandatory'
  const isHere = editing?.row === active.row && editing.column === active.column
  const editor =
    editing && isHere && row && !isFlag ? (
      <CellEditor
        key={`${active.row} ${name}`}
        row={row}
        name={name}
        label={labelOf(active)}
        problem={problems.get(active.row)?.[name]}
        typed={editing.typed}
        maxLength={name === 'rollName' ? 30 : facts[name].facts.maxLength}
        max={name === 'length' || name === 'decimals' ? facts[name].facts.max : undefined}
        onChange={change}
        onElement={(id) => onElement(active.row, id)}
        onElementName={(text) => onElementName(active.row, text)}
        onLeave={() => onLeave(active)}
      />
    ) : null

  return (
    <div className="emb-app-create-scroll">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of the ARIA Authoring Practices Guide
        role="grid"
        className="emb-app-create-grid"
        aria-label={t('tableCreation.steps.fields')}
        onKeyDownCapture={onNumberKey}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={({ target }) => {
          const place = target instanceof HTMLTableCellElement ? placeOf(target) : null
          if (place && (place.row !== active.row || place.column !== active.column)) onActiveChange(place)
        }}
        onPaste={onPasteText}
        onCopy={onCopy}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="emb-visually-hidden">{t('fields.position')}</span>
              <span aria-hidden>#</span>
            </th>
            {gridColumns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`fields.${columnLabels[column]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one, index) => (
            <FieldGridRow
              // Rows have no names of their own while they are filled in.
              key={index}
              row={one}
              index={index}
              problems={problems.get(index)}
              active={active.row === index ? active.column : null}
              editor={active.row === index ? editor : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
