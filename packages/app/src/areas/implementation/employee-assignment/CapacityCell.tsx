import type { CapacityPerson } from '@embpm/contract/capacity'
import { percentOf } from '@embpm/contract/capacity-weeks'
import { ArrowUp, TreePalm } from 'lucide-react'
import { memo } from 'react'
import { heatOf } from './heatOf.js'
import { mapSizes } from './mapSizes.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `CapacityCell`. */
export interface CapacityCellProps {
  person: CapacityPerson
  /** The day that its week begins with. */
  monday: string
  row: number
  column: number
  /** Whether it is the first that is drawn of its line. */
  first: boolean
  /** Whether the keyboard is at it. */
  active: boolean
  /** What its id begins with. */
  name: string
  words: CapacityWords
}

const overGlyph = <ArrowUp size={12} strokeWidth={2.5} aria-hidden />
const offGlyph = <TreePalm size={16} strokeWidth={1.5} aria-hidden />

/** A week of somebody. While one scrolls hundreds are drawn: those that stay are not drawn anew. */
export const CapacityCell = memo(function CapacityCell(props: CapacityCellProps) {
  const { person, monday, row, column, first, active, name, words } = props
  const at = { capacity: person.capacity[column] ?? 0, assigned: person.assigned[column] ?? 0 }
  const heat = heatOf(at)
  return (
    <div
      id={`${name}-${row}-${column}`}
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={words.cell(person.name, monday, at, person.off[String(column)])}
      className="emb-app-capacity-cell"
      // The others stand beside it: each that has a place of its own is laid out by itself.
      style={first ? { marginInlineStart: column * mapSizes.week } : undefined}
      data-heat={heat}
      data-column={column}
      data-active={active || undefined}
    >
      {heat === 'over' && overGlyph}
      {heat === 'off' ? offGlyph : (percentOf(at) ?? words.hours(at.assigned))}
    </div>
  )
})
