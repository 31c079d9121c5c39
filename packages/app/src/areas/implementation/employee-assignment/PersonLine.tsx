import type { CapacityPerson } from '@embpm/contract/capacity'
import { percentOf } from '@embpm/contract/capacity-weeks'
import { Avatar } from '@embpm/ui/avatar'
import { ArrowUp, ChevronRight, TreePalm } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { heatOf } from './heatOf.js'
import { mapSizes } from './mapSizes.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `PersonLine`. */
export interface PersonLineProps {
  /** `undefined` until they are loaded. */
  person: CapacityPerson | undefined
  weeks: readonly string[]
  row: number
  top: number
  open: boolean
  from: number
  to: number
  /** The column that the keyboard is at; -1 in other lines. */
  active: number
  /** What ids of cells begin with. */
  name: string
  words: CapacityWords
  /** What is told beside the cell that the keyboard is at. */
  details: ReactNode
}

const overGlyph = <ArrowUp size={12} strokeWidth={2.5} aria-hidden />
const offGlyph = <TreePalm size={16} strokeWidth={1.5} aria-hidden />

/** Somebody with their weeks. While one scrolls, hundreds of cells are drawn: they are plain elements. */
export const PersonLine = memo(function PersonLine(props: PersonLineProps) {
  const { person, weeks, row, top, open, from, to, active, name, words, details } = props
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-expanded={open}
      aria-busy={person === undefined || undefined}
      className="emb-app-capacity-person"
      style={{ insetBlockStart: top }}
      data-open={open || undefined}
      data-row={row}
    >
      <div role="rowheader" aria-colindex={1} className="emb-app-capacity-who" data-fold>
        {person ? (
          <>
            <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
            <Avatar name={person.name} size="s" aria-hidden />
            <span>
              <b>{person.name}</b>
              <small>{person.role}</small>
            </span>
            <small>{words.number(person.weeklyHours)}</small>
          </>
        ) : (
          <i className="emb-app-capacity-wait" />
        )}
      </div>
      {person &&
        weeks.slice(from, to).map((monday, nth) => {
          const column = from + nth
          const at = { capacity: person.capacity[column] ?? 0, assigned: person.assigned[column] ?? 0 }
          const heat = heatOf(at)
          const percent = percentOf(at)
          return (
            <div
              key={monday}
              id={`${name}-${row}-${column}`}
              role="gridcell"
              aria-colindex={column + 2}
              aria-label={words.cell(person.name, monday, at, person.off[String(column)])}
              className="emb-app-capacity-cell"
              style={{ insetInlineStart: mapSizes.people + column * mapSizes.week }}
              data-heat={heat}
              data-column={column}
              data-active={column === active || undefined}
            >
              {heat === 'over' && overGlyph}
              {heat === 'off' ? offGlyph : (percent ?? words.hours(at.assigned))}
            </div>
          )
        })}
      {details}
    </div>
  )
})
