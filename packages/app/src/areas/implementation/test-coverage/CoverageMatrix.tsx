import { scrollToRow, useViewport, useWindow } from '@embpm/ui/row-source'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CoverageFigure } from './CoverageFigure.js'
import { figureOf, heatOf, type MatrixColumn, matrixColumns, type MatrixRow } from './coverageModel.js'
import { allProcesses } from './coverageSearch.js'
import { placeAfter } from './placeAfter.js'
import { type FigureText, useFigureText } from './useFigureText.js'

/** Props of `CoverageMatrix`. */
export interface CoverageMatrixProps {
  rows: readonly MatrixRow[]
  /** Shows or hides what is below a row. */
  onTurn: (row: MatrixRow) => void
  /** Shows what is behind a cell. */
  onCell: (row: MatrixRow, column: MatrixColumn) => void
  /** The cell whose tests are shown. */
  current: { process: string; column: MatrixColumn } | null
}

const layout = { rowHeight: 44, head: true }
const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Processes and types of tests. Arrows go from cell to cell, Enter opens what is behind one; only rows in sight are drawn. */
export function CoverageMatrix({ rows, onTurn, onCell, current }: CoverageMatrixProps) {
  const { t } = useTranslation()
  const words = useFigureText()
  const name = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useViewport(scroller, layout)
  const drawn = useWindow({ scroller, viewport, count: rows.length })
  // Column 0 is the process.
  const [place, setPlace] = useState({ row: 0, column: 1 })
  const active = { ...place, row: Math.min(place.row, rows.length - 1) }
  const goTo = (next: typeof place) => {
    setPlace(next)
    scrollToRow(scroller, viewport, { row: next.row, count: rows.length })
  }
  const open = ({ row: at, column: nth }: typeof place) => {
    const [row, column] = [rows[at], matrixColumns[nth - 1]]
    if (!row) return
    if (column) onCell(row, column)
    else if (row.isParent) onTurn(row)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const size = { rows: rows.length, columns: matrixColumns.length + 1 }
    const page = Math.max(1, Math.floor(viewport.height / layout.rowHeight) - 2)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = placeAfter(active, event.key, { ...size, page, isRtl })
    if (next) goTo(next)
    else if (event.key === 'Enter' || event.key === ' ') open(active)
    else return
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
    if (!cell) return
    const next = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
    setPlace(next)
    open(next)
  }
  return (
    <div
      ref={scroller}
      role="treegrid"
      aria-label={t('implementation.pages.report')}
      aria-rowcount={rows.length + 1}
      aria-colcount={matrixColumns.length + 1}
      aria-activedescendant={drawn.has(active.row) ? `${name}-${active.row}-${active.column}` : undefined}
      tabIndex={0}
      className="emb-app-coverage-grid"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="rowgroup" className="emb-app-coverage-head">
        <div role="row" className="emb-app-coverage-row" aria-rowindex={1}>
          <span role="columnheader">{t('fields.process')}</span>
          {matrixColumns.map((column) => (
            <span key={column} role="columnheader">
              {words.column(column)}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="emb-app-coverage-body" style={drawn.style}>
        {drawn.rows.map((at, slot) => {
          const row = rows[at]
          return (
            row && (
              <Row
                key={slot}
                row={row}
                at={at}
                top={drawn.topOf(at)}
                name={name}
                active={at === active.row ? active.column : -1}
                opened={current !== null && (row.id ?? allProcesses) === current.process ? current.column : null}
                words={words}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

interface RowProps {
  row: MatrixRow
  at: number
  top: string
  name: string
  active: number
  opened: MatrixColumn | null
  words: FigureText
}

function Row({ row, at, top, name, active, opened, words }: RowProps) {
  const Glyph = row.isOpen ? ChevronDown : ChevronRight
  return (
    <div
      role="row"
      className="emb-app-coverage-row"
      aria-rowindex={at + 2}
      aria-level={row.depth + 1}
      aria-expanded={row.isParent ? row.isOpen : undefined}
      data-top={row.depth === 0 || undefined}
      style={{ insetBlockStart: top }}
    >
      <span
        id={`${name}-${at}-0`}
        role="rowheader"
        data-row={at}
        data-column={0}
        data-active={active === 0 || undefined}
        data-depth={Math.min(row.depth, 5)}
      >
        {row.isParent ? <Glyph {...glyph} /> : <i />}
        <span title={row.name}>{words.name(row)}</span>
      </span>
      {matrixColumns.map((column, nth) => {
        const figure = figureOf(row, column)
        return (
          <span
            key={column}
            id={`${name}-${at}-${nth + 1}`}
            role="gridcell"
            aria-selected={opened === column}
            className="emb-app-coverage-heat"
            data-row={at}
            data-column={nth + 1}
            data-heat={figure.all === 0 ? 'none' : heatOf(figure)}
            data-active={active === nth + 1 || undefined}
          >
            <CoverageFigure row={row} column={column} words={words} />
          </span>
        )
      })}
    </div>
  )
}
