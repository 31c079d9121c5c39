import type { ShownAssignment } from '@embpm/contract/capacity'
import { memo } from 'react'
import { barPlace, type BarPlace } from './barPlace.js'
import { mapSizes } from './mapSizes.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `BarLine`. */
export interface BarLineProps {
  /** As it is with what is not stored yet. */
  one: ShownAssignment
  /** As it would be once what is dragged or picked up is let go. */
  ghost: ShownAssignment | null
  /** Which colour it has, 1 to 5. */
  colour: number
  weeks: readonly string[]
  row: number
  top: number
  active: boolean
  picked: boolean
  mayWrite: boolean
  name: string
  words: CapacityWords
}

const styleOf = ({ from, to }: BarPlace) => ({
  insetInlineStart: mapSizes.people + from * mapSizes.week + 2,
  inlineSize: (to - from) * mapSizes.week - 4,
})

/** An assignment of somebody as a bar over its weeks, with grips at its ends. */
export const BarLine = memo(function BarLine(props: BarLineProps) {
  const { one, ghost, colour, weeks, row, top, active, picked, mayWrite, name, words } = props
  const place = barPlace(one, weeks[0] ?? one.validFrom, weeks.length)
  const ghostPlace = ghost && barPlace(ghost, weeks[0] ?? ghost.validFrom, weeks.length)
  const target = words.target(one)
  const amount = words.amount(ghost ?? one)
  const code = one.target?.code ?? ''
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="emb-app-capacity-assignment"
      style={{ insetBlockStart: top }}
      data-row={row}
    >
      <div role="rowheader" aria-colindex={1} className="emb-app-capacity-who" data-colour={colour}>
        <i aria-hidden />
        <span>{target}</span>
      </div>
      <div
        id={`${name}-${row}-0`}
        role="gridcell"
        aria-colindex={2}
        aria-colspan={weeks.length}
        aria-label={[`${target}: ${amount} ${code}`, words.period(ghost ?? one), one.role].filter(Boolean).join(', ')}
        className="emb-app-capacity-track"
      >
        {ghostPlace && <span className="emb-app-capacity-ghost" style={styleOf(ghostPlace)} aria-hidden />}
        {place && (
          <span
            className="emb-app-capacity-bar"
            style={styleOf(place)}
            data-assignment={one.id}
            data-part="bar"
            data-colour={colour}
            data-active={active || undefined}
            data-picked={picked || undefined}
            data-fixed={!mayWrite || undefined}
          >
            {!place.before && mayWrite && <i data-part="start" />}
            <b>{amount}</b> <span>{code}</span>
            {!place.after && mayWrite && <i data-part="end" />}
          </span>
        )}
      </div>
    </div>
  )
})
