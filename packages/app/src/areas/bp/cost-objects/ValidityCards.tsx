import type { CostObject } from '@embpm/contract/cost-object'
import { Link } from '@embpm/ui/link'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import type { TimeAxis } from '../../../timeline/timeAxis.js'
import { RemarkCell, type useValidity } from './useValidityColumns.js'

/** Props of `ValidityCards`. */
export interface ValidityCardsProps {
  rows: readonly CostObject[]
  axis: TimeAxis
  today: string
  validity: ReturnType<typeof useValidity>
  hrefOf: (row: CostObject) => string
}

/** The cost objects on a phone: the years once, and a bar for each. */
export function ValidityCards({ rows, axis, today, validity, hrefOf }: ValidityCardsProps) {
  return (
    <div className="emb-app-costs-cards">
      <TimeHead axis={axis} today={today} />
      <ul>
        {rows.map((row) => {
          const { bars, remark, text } = validity(row)
          return (
            <li key={row.id}>
              <p>
                <Link href={hrefOf(row)}>{row.name}</Link>
                <RemarkCell remark={remark} text={text} />
              </p>
              <p>{[row.costObject, row.type, row.responsible].filter(Boolean).join(' · ')}</p>
              <TimeBars thin axis={axis} bars={bars} today={today} label={text} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
