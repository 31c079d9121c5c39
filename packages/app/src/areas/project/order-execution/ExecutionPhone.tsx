import { IconButton } from '@embpm/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CellGlyph } from './CellGlyph.js'
import { ExecutionSheet } from './ExecutionSheet.js'
import { standingOf, type GridModel, type GridPlace } from './gridModel.js'
import type { GridEditing } from './useGridEditing.js'
import type { GridWords } from './useGridWords.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `ExecutionPhone`. */
export interface ExecutionPhoneProps {
  model: GridModel
  today: string
  editing: GridEditing
  words: GridWords
  active: GridPlace
  onActive: (place: GridPlace) => void
}

/** One period on a phone: the orders that have something to do in it, each with a sheet to enter it. */
export function ExecutionPhone({ model, today, editing, words, active, onActive }: ExecutionPhoneProps) {
  const { t } = useTranslation()
  const [entering, setEntering] = useState<GridPlace | null>(null)
  const { periods, orders, rows } = model
  const period = periods[active.column]
  if (!period) return null
  const listed = rows.flatMap((cells, row) => {
    const [order, cell] = [orders[row], cells[active.column]]
    return order && cell ? [{ order, cell, row }] : []
  })
  const open = listed.filter(({ cell: { state } }) => state === 'planned' || state === 'entered').length
  const step = (by: number) => {
    const to = periods[active.column + by]
    return {
      label: t('orderExecution.showPeriod', { period: to ? words.period(to) : '' }),
      disabled: to === undefined,
      onPress: () => onActive({ ...active, column: active.column + by }),
    }
  }
  const cell = entering && rows[entering.row]?.[entering.column]
  const order = entering && orders[entering.row]
  return (
    <div className="emb-app-execution-phone">
      <div className="emb-app-execution-week">
        <IconButton variant="ghost" {...step(-1)} icon={<ChevronLeft {...glyph} />} />
        <p aria-live="polite">
          <b>{words.period(period)}</b>
          <span>
            {words.days(period)},{' '}
            {t('orderExecution.toConfirm', { open: words.number(open), all: words.number(listed.length) })}
          </span>
        </p>
        <IconButton variant="ghost" {...step(1)} icon={<ChevronRight {...glyph} />} />
      </div>
      {listed.length === 0 && <p className="emb-app-aside-note">{t('orderExecution.nothingInPeriod')}</p>}
      <ul>
        {listed.map(({ order: one, cell: of, row }) => {
          const standing = standingOf(of, period, today)
          return (
            <li key={one.id} data-standing={standing}>
              <button type="button" onClick={() => setEntering({ row, column: active.column })}>
                <CellGlyph standing={standing} size={16} />
                <span>
                  <b>{one.title}</b>
                  <small>
                    {one.orderNo} · {standing === 'shut' ? words.shut(period) : words.standing(standing, of)}
                  </small>
                </span>
                <span>
                  {t('orderExecution.hoursOf', {
                    done: words.number(of.hours),
                    planned: words.number(of.plannedHours),
                  })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {entering && cell && order && (
        <ExecutionSheet
          key={cell.id}
          cell={cell}
          order={order}
          period={period}
          editing={editing}
          place={entering}
          words={words}
          onClose={() => setEntering(null)}
        />
      )}
    </div>
  )
}
