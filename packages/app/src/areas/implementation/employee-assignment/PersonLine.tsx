import type { CapacityPerson } from '@embpm/contract/capacity'
import { Avatar } from '@embpm/ui/avatar'
import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { CapacityCell } from './CapacityCell.js'
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

/** Somebody with their weeks. */
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
      data-current={active >= 0 || undefined}
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
        weeks
          .slice(from, to)
          .map((monday, nth) => (
            <CapacityCell
              key={monday}
              person={person}
              monday={monday}
              row={row}
              column={from + nth}
              first={nth === 0}
              active={from + nth === active}
              name={name}
              words={words}
            />
          ))}
      {details}
    </div>
  )
})
