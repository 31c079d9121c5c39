import { scrollToRow, useViewport, useWindow } from '@embpm/ui/row-source'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useAcross } from '../../../shell/useAcross.js'
import type { Measure } from './amounts.js'
import { CellEditor, type EditorWay } from './CellEditor.js'
import { ExecutionRow } from './ExecutionRow.js'
import { placeAfter, type GridModel, type GridPlace } from './gridModel.js'
import { columnWidth, orderWidth, rowHeight } from './gridSizes.js'
import { GridHead } from './GridHead.js'
import type { GridEditing } from './useGridEditing.js'
import type { GridWords } from './useGridWords.js'

/** Props of `ExecutionGrid`. */
export interface ExecutionGridProps {
  model: GridModel
  today: string
  measure: Measure
  editing: GridEditing
  words: GridWords
  active: GridPlace
  onActive: (place: GridPlace) => void
  onDetails: () => void
  /** Counts how often the current period was asked for. */
  shows: number
  /** Whether what is entered cannot be sent at the moment. */
  held: boolean
}

/** The cell that is typed into. */
interface Editor extends GridPlace {
  typed: string | null
  /** Where its fields stand. */
  style: CSSProperties
}

const layout = { rowHeight, head: true }

/** Orders and periods as a grid with the keys of a spreadsheet. Only what is in sight is drawn, both ways. */
export function ExecutionGrid(props: ExecutionGridProps) {
  const { model, today, measure, editing, words, active, onActive, onDetails, shows } = props
  const { t } = useTranslation()
  const name = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useViewport(scroller, layout)
  const { orders, periods, rows } = model
  const drawn = useWindow({ scroller, viewport, count: orders.length })
  const width = periods.length * columnWidth
  const across = useAcross({ scroller, width, fixed: orderWidth, printing: drawn.printing, step: columnWidth })
  const [from, to] = [Math.floor(across.from / columnWidth), Math.ceil(across.to / columnWidth)]
  const [editor, setEditor] = useState<Editor | null>(null)
  const current = periods.findIndex(({ start, end }) => start <= today && today <= end)

  const show = useEffectEvent(() => {
    const element = scroller.current
    if (!element || current < 0) return
    const before = Math.floor(((element.clientWidth - orderWidth) * 0.6) / columnWidth)
    element.scrollLeft = Math.max(0, current - before) * columnWidth
  })
  const shownFor = useRef(-1)
  useEffect(() => {
    if (shownFor.current === shows) return
    shownFor.current = shows
    show()
  })

  const goTo = (place: GridPlace) => {
    onActive(place)
    scrollToRow(scroller, viewport, { row: place.row, count: orders.length })
    const element = scroller.current
    if (!element) return
    const left = place.column * columnWidth
    const room = element.clientWidth - orderWidth
    if (left < element.scrollLeft) element.scrollLeft = left
    else if (left + columnWidth > element.scrollLeft + room) {
      // No column begins in the middle.
      element.scrollLeft = Math.ceil((left + columnWidth - room) / columnWidth) * columnWidth
    }
  }
  const edit = (place: GridPlace, typed: string | null) => {
    const refusal = editing.refusalAt(place)
    if (refusal !== null) return editing.say(refusal)
    goTo(place)
    setEditor({ ...place, typed, style: editorPlace(place, scroller.current) })
  }
  const close = (way: EditorWay) => {
    if (!editor) return
    const { row, column } = editor
    setEditor(null)
    if (way === 'away') return
    const ways = { down: [1, 0], next: [0, 1], previous: [0, -1], stay: [0, 0] } as const
    const [down, right] = ways[way]
    goTo({
      row: Math.min(row + down, orders.length - 1),
      column: Math.min(Math.max(column + right, 0), periods.length - 1),
    })
    scroller.current?.focus({ preventScroll: true })
  }
  const page = Math.max(1, Math.floor(viewport.height / rowHeight) - 2)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const next = altKey ? null : placeAfter(model, active, event, page)
    if (next) {
      if (shiftKey) editing.extend(active, next)
      goTo(next)
    } else if (key === 'Enter' && (ctrlKey || metaKey)) editing.confirm(editing.selected.size > 0 ? null : active)
    else if (ctrlKey || metaKey || altKey) return
    else if (key === ' ') editing.toggle(active)
    else if (key === 'Enter' || key === 'F2') edit(active, null)
    else if (key === 'Escape' && editing.selected.size > 0) editing.clear()
    else if (/^[\d.,]$/.test(key)) edit(active, key)
    else if (key === 'd' || key === 'D') onDetails()
    else return
    event.preventDefault()
  }
  const placeOf = (target: EventTarget): GridPlace | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
    return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
  }
  const onClick = ({ target, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const place = placeOf(target)
    // What is no number stays open to be mended.
    if (!place || editor) return
    onActive(place)
    if (shiftKey) editing.extend(active, place)
    else if (
      ctrlKey ||
      metaKey ||
      (target instanceof Element && target.closest('.emb-app-execution-glyph, .emb-app-execution-check'))
    )
      editing.toggle(place)
    else edit(place, null)
  }
  const edited = editor && rows[editor.row]?.[editor.column]
  const fields = editor && edited && (
    <CellEditor
      key={edited.id}
      cell={edited}
      label={editing.nameAt(editor)}
      measure={measure}
      typed={editor.typed}
      words={words}
      style={editor.style}
      onCancel={() => close('stay')}
      onEnter={(next, way, confirm) => {
        editing.type(editor, next, confirm)
        close(way)
      }}
    />
  )

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t('project.pages.orderExecution')}
      aria-rowcount={orders.length + 1}
      aria-colcount={periods.length + 1}
      aria-multiselectable
      aria-activedescendant={
        drawn.has(active.row) && active.column >= from && active.column < to
          ? `${name}-${active.row}-${active.column}`
          : undefined
      }
      tabIndex={0}
      className="emb-app-execution-grid"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPaste={(event) => {
        event.preventDefault()
        editing.paste(active, event.clipboardData.getData('text/plain'))
      }}
    >
      <GridHead periods={periods} from={from} to={to} current={current} width={width} words={words} />
      <div
        role="rowgroup"
        className="emb-app-execution-body"
        style={{ ...drawn.style, inlineSize: orderWidth + width }}
      >
        {drawn.rows.map((row, slot) => {
          const [order, cells] = [orders[row], rows[row]]
          return (
            order &&
            cells && (
              <ExecutionRow
                key={slot}
                order={order}
                cells={cells}
                periods={periods}
                row={row}
                top={drawn.topOf(row)}
                from={from}
                to={to}
                today={today}
                measure={measure}
                active={row === active.row ? active.column : -1}
                selected={editing.selected}
                held={props.held}
                name={name}
                words={words}
                editor={editor?.row === row ? fields : null}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

/** Px that the editor takes. */
const editorSize = { width: 260, height: 150 }

/** Below its cell, or above it where there is no room; within what is in sight. From the corner of its cell. */
function editorPlace({ row, column }: GridPlace, scroller: HTMLElement | null): CSSProperties {
  const { clientWidth = 0, clientHeight = 0, scrollLeft = 0, scrollTop = 0 } = scroller ?? {}
  const [left, top] = [orderWidth + column * columnWidth, row * rowHeight]
  const last = scrollLeft + clientWidth - editorSize.width - 8
  const isLow = top + rowHeight + editorSize.height > scrollTop + clientHeight - rowHeight
  const above = isLow && top - scrollTop > editorSize.height
  return {
    insetInlineStart: Math.max(scrollLeft + 8, Math.min(left, last)) - left,
    ...(above ? { insetBlockEnd: rowHeight } : { insetBlockStart: rowHeight }),
  }
}
