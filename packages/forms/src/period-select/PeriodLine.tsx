import { Checkbox } from '@embpm/ui/checkbox'
import type { RefCallback } from 'react'
import type { PeriodRow } from './PeriodCell.js'

/** Props of `PeriodLine`. */
export interface PeriodLineProps {
  /** Begins the ids of the cells. */
  base: string
  row: PeriodRow
  /** Key of the cell in the tab order. */
  entry: string | undefined
  entryRef: RefCallback<HTMLElement>
  chosen: readonly string[]
  found: ReadonlySet<string> | undefined
  disabled: boolean
  onGroupPress: () => void
}

/** One line of a grid of periods: its header and its tiles. */
export function PeriodLine({ base, row, entry, entryRef, chosen, found, disabled, onGroupPress }: PeriodLineProps) {
  const { id, group, head, cells } = row
  const place = (key: string) => ({
    id: `${base}${key}`,
    tabIndex: key === entry ? 0 : -1,
    ...(key === entry && { ref: entryRef }),
  })
  return (
    <div role="row" className="emb-period-line">
      {group && (
        <div role="rowheader" className="emb-period-group" data-period={`${id}+`}>
          <Checkbox
            {...place(`${id}+`)}
            checked={group.state === 'all'}
            indeterminate={group.state === 'some'}
            disabled={disabled}
            onCheckedChange={onGroupPress}
          >
            {group.label}
          </Checkbox>
          <span className="emb-period-detail">{group.detail}</span>
        </div>
      )}
      {head && (
        <span role="rowheader" className="emb-period-head" aria-label={named(head)}>
          {head.text}
        </span>
      )}
      {cells.map((cell, at) =>
        cell ? (
          <div
            key={cell.key}
            {...place(cell.key)}
            role="gridcell"
            className="emb-period-cell"
            aria-selected={chosen.includes(cell.key)}
            aria-label={named(cell)}
            aria-current={cell.current ? 'date' : undefined}
            aria-disabled={disabled || cell.locked || undefined}
            data-period={cell.key}
            data-found={found?.has(cell.key) || undefined}
          >
            {cell.text}
          </div>
        ) : (
          <span key={`gap ${String(at)}`} role="gridcell" />
        ),
      )}
    </div>
  )
}

/** The whole name, beginning with what is seen where it is not part of it: voice control looks for the words on screen. */
function named({ text, name }: { text: string; name: string }): string {
  return name.split(/[^\p{L}\p{N}]+/u).includes(text) ? name : `${text}, ${name}`
}
