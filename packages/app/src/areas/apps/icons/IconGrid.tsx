import type { IconSet } from '@embpm/contract/sample/icons'
import { copyText } from '@embpm/ui/copy-button'
import { scrollToRow, useViewport, useWindow } from '@embpm/ui/row-source'
import { toasts } from '@embpm/ui/toast'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { iconAfter } from './iconAfter.js'
import { IconDrawing } from './IconDrawing.js'
import { useColumnCount } from './useColumnCount.js'
import type { IconDrawings } from './useIcons.js'

/** px of a row where the style sheet does not say it. */
const layout = { rowHeight: 92 }
/** px that a column has at least. */
const narrowest = 108

/** Props of `IconGrid`. */
export interface IconGridProps {
  set: IconSet
  /** Those that are shown, in order; at least one. */
  names: readonly string[]
  drawings: IconDrawings | undefined
  /** Id of what says how it is used. */
  describedBy: string
}

/**
 * Icons with their names; pressing one copies its full name. Arrows go from one to the other, Enter or Space presses. Of thousands those in
 * sight are drawn.
 */
export function IconGrid({ set, names, drawings, describedBy }: IconGridProps) {
  const { t } = useTranslation()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useViewport(scroller, layout)
  const columns = useColumnCount(scroller, narrowest)
  const rows = Math.ceil(names.length / columns)
  const list = `${set.namespace} ${names.length} ${names[0]}`
  const drawn = useWindow({ scroller, viewport, count: rows, list })
  // Another list begins at its first icon.
  const [place, setPlace] = useState({ list, at: 0 })
  const active = place.list === list ? Math.min(place.at, names.length - 1) : 0
  const told = useRef('')
  const goTo = (at: number) => {
    setPlace({ list, at })
    scrollToRow(scroller, viewport, { row: Math.floor(at / columns), count: rows })
  }
  const copy = async (at: number) => {
    const text = `${set.namespace}:${names[at]}`
    const copied = await copyText(text, document.body)
    // What was copied before is no news any more.
    toasts.close(told.current)
    told.current = toasts.add({
      text: t(copied ? 'header.copied' : 'ui.copyButton.failed', { text }),
      icon: copied ? 'success' : 'error',
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.shiftKey) return
    const { key } = event
    const all = event.ctrlKey || event.metaKey
    const page = Math.max(1, Math.floor(viewport.height / viewport.rowHeight) - 1)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = iconAfter(active, { key, all }, { count: names.length, columns, page, isRtl })
    if (next !== null) goTo(next)
    else if (!all && (key === 'Enter' || key === ' ')) {
      // Held down, it is still one press.
      if (!event.repeat) void copy(active)
    } else return
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
    if (!cell) return
    const at = Number(cell.dataset.at)
    setPlace({ list, at })
    void copy(at)
  }
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t('icons.iconsOf', { set: set.name })}
      aria-describedby={describedBy}
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-activedescendant={drawn.has(Math.floor(active / columns)) ? `${id}-${active}` : undefined}
      tabIndex={0}
      className="emb-app-icons-grid"
      data-grid={set.grid}
      onKeyDown={onKeyDown}
      onClick={onClick}
      // Who comes by keys sees where he is; a press has a place of its own.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && goTo(active)}
    >
      <div role="rowgroup" className="emb-app-icons-rows" style={drawn.style}>
        {drawn.rows.map((row, slot) => (
          <div
            key={slot}
            role="row"
            className="emb-app-icons-row"
            aria-rowindex={row + 1}
            style={{ insetBlockStart: drawn.topOf(row), gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {names.slice(row * columns, (row + 1) * columns).map((name, column) => {
              const at = row * columns + column
              return (
                <div
                  key={column}
                  id={`${id}-${at}`}
                  role="gridcell"
                  aria-colindex={column + 1}
                  className="emb-app-icons-cell"
                  data-at={at}
                  data-active={at === active || undefined}
                  title={`${set.namespace}:${name}`}
                >
                  <IconDrawing shapes={drawings?.shapes.get(name)} size={drawings?.size ?? 24} />
                  <span>{name}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
