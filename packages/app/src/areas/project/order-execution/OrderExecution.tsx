import type { Client } from '@embpm/contract'
import { useMemo, useState } from 'react'
import { useMayWrite } from '../../../entity/useUser.js'
import { useCards } from '../../../shell/useCards.js'
import { executionKind } from '../executions/executionKind.js'
import type { Measure } from './amounts.js'
import { EntryMessages } from './EntryMessages.js'
import { ExecutionGrid } from './ExecutionGrid.js'
import { ExecutionPanel } from './ExecutionPanel.js'
import { ExecutionPhone } from './ExecutionPhone.js'
import { ExecutionStrip } from './ExecutionStrip.js'
import { gridModel, type GridPlace } from './gridModel.js'
import { SelectionTools } from './SelectionTools.js'
import type { Entries } from './useEntries.js'
import { useGridEditing } from './useGridEditing.js'
import { useGridWords } from './useGridWords.js'

/** Props of `OrderExecution`. */
export interface OrderExecutionProps {
  grid: Awaited<ReturnType<Client['executionGrid']['read']>>
  entries: Entries
  today: string
  measure: Measure
  details: boolean
  onDetails: (shown: boolean) => void
  /** Counts how often the current period was asked for. */
  shows: number
}

/** The grid with what is done with it, its messages, its keys and the details of a cell; on a phone one period as a list. */
export function OrderExecution({ grid, entries, today, measure, details, onDetails, shows }: OrderExecutionProps) {
  const words = useGridWords()
  const mayWrite = useMayWrite(executionKind)
  const isPhone = useCards()
  const model = useMemo(() => gridModel(grid, entries.entries), [grid, entries.entries])
  const current = model.periods.findIndex(({ start, end }) => start <= today && today <= end)
  const [at, setAt] = useState<GridPlace | null>(null)
  const active = {
    row: Math.min(at?.row ?? 0, Math.max(0, model.orders.length - 1)),
    column: Math.min(at?.column ?? Math.max(0, current), Math.max(0, model.periods.length - 1)),
  }
  const editing = useGridEditing({ model, entries, measure, mayWrite, words })
  const parts = { model, today, editing, words, active, onActive: setAt }
  const isHeld = !entries.online || entries.failed
  const messages = <EntryMessages model={model} entries={entries} editing={editing} words={words} />
  if (isPhone)
    return (
      <>
        {messages}
        <ExecutionPhone {...parts} />
      </>
    )
  const [order, period] = [model.orders[active.row], model.periods[active.column]]
  const cell = model.rows[active.row]?.[active.column] ?? null
  return (
    <>
      {messages}
      <div className="emb-app-execution-columns">
        <div className="emb-app-execution-main">
          <ExecutionGrid
            {...parts}
            measure={measure}
            onDetails={() => onDetails(!details)}
            shows={shows}
            held={isHeld}
          />
          <SelectionTools editing={editing} words={words} />
        </div>
        {details && order && period && (
          <ExecutionPanel
            order={order}
            period={period}
            cell={cell}
            today={today}
            words={words}
            onConfirm={cell?.state === 'entered' && editing.isOpen(active) ? () => editing.confirm(active) : undefined}
            onClose={() => onDetails(false)}
          />
        )}
      </div>
      <ExecutionStrip
        said={editing.said}
        sending={entries.sending}
        savedAt={entries.savedAt}
        mayWrite={mayWrite}
        words={words}
      />
    </>
  )
}
