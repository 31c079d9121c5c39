import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { Check } from 'lucide-react'
import { Highlight } from '../highlight/Highlight.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import type { OrganisationRow } from './organisationRows.js'

const words = defineWords('organisationList', { recent: 'Recent', all: 'All organisations', current: 'current' })

/** Rows beyond the visible ones on either side, so that a quick scroll finds them there. */
const spare = 6

/** Props of `OrganisationList`. */
export interface OrganisationListProps {
  id: string
  label: string
  rows: readonly OrganisationRow[]
  /** Number of options. */
  count: number
  /** Place of the option under the cursor. */
  active: number
  current: string | null
  /** Words to mark. */
  search: string
  onActiveChange: (place: number) => void
  onChoose: (id: string) => void
}

/** The list box. Only the rows in view are in the page, so that thousands cost what thirty do. */
export function OrganisationList(props: OrganisationListProps) {
  const { id, label, rows, count, active, current, search, onActiveChange, onChoose } = props
  const t = useWords(words)
  const list = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: 360, row: 36 })
  const measure = () => {
    const element = list.current
    if (!element) return
    const row = Number.parseFloat(getComputedStyle(element).getPropertyValue('--emb-organisation-row')) || 36
    setView({ top: element.scrollTop, height: element.clientHeight, row })
  }
  useLayoutEffect(measure, [])

  const activeRow = rows.findIndex((row) => row.kind === 'option' && row.place === active)
  useEffect(() => {
    const element = list.current
    if (!element || activeRow < 0) return
    const top = activeRow * view.row
    // The first entry brings its heading into view.
    if (activeRow <= 1) element.scrollTop = 0
    else if (top < element.scrollTop) element.scrollTop = top
    else if (top + view.row > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + view.row - element.clientHeight
    }
  }, [activeRow, view.row])

  const from = Math.max(0, Math.floor(view.top / view.row) - spare)
  const to = Math.min(rows.length, Math.ceil((view.top + view.height) / view.row) + spare)
  const shown = rows.map((row, index) => ({ row, index })).slice(from, to)
  // The cursor must be in the page for screen readers, even where the list was scrolled away from it.
  const cursor = rows[activeRow]
  if (cursor && (activeRow < from || activeRow >= to)) shown.push({ row: cursor, index: activeRow })

  // The keys are those of the search text, which keeps the focus.
  const handlers = (organisation: string, place: number) => ({
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: () => {
      if (place !== active) onActiveChange(place)
    },
    onClick: () => onChoose(organisation),
  })

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="emb-organisation-selector-list"
      onScroll={measure}
    >
      <div role="presentation" className="emb-organisation-selector-rows" style={{ blockSize: rows.length * view.row }}>
        {shown.map(({ row, index }) => {
          const style = { transform: `translateY(${index * view.row}px)` }
          if (row.kind === 'heading') {
            return (
              <div key={row.key} role="presentation" className="emb-organisation-selector-heading" style={style}>
                {t(row.key)}
              </div>
            )
          }
          const { organisation, place } = row
          return (
            <div
              key={row.key}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              aria-current={organisation.id === current || undefined}
              aria-setsize={count}
              aria-posinset={place + 1}
              className="emb-organisation-selector-option"
              title={organisation.title}
              style={style}
              {...handlers(organisation.id, place)}
            >
              <span className="emb-organisation-selector-name">
                <Highlight text={organisation.title} search={search} />
              </span>
              {organisation.id === current && (
                <>
                  <span className="emb-visually-hidden"> ({t('current')})</span>
                  <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
