import { systemEnvironments } from '@embpm/contract/system'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { EnvironmentCell, RemarkText } from './EnvironmentCell.js'
import type { MatrixTableProps } from './MatrixTable.js'
import { usePhases } from '../../../timeline/usePhases.js'

/** The matrix on a phone: a card for each landscape with its three environments, a strip of its life, and what comes next. */
export function MatrixCards({ groups, axis, today }: MatrixTableProps) {
  const phases = usePhases(today)
  return (
    <ul className="emb-app-systems-cards">
      {groups
        .flatMap(({ landscapes }) => landscapes)
        .map((landscape) => {
          const { bars, sentence, now, next } = phases(landscape.main)
          return (
            <li key={landscape.name}>
              <h2>
                {landscape.name}
                <span>{[landscape.main.vendor, landscape.main.productVersion].filter(Boolean).join(', ')}</span>
              </h2>
              <dl>
                {systemEnvironments.map((environment) => (
                  <div key={environment}>
                    <dt>{environment}</dt>
                    <dd>
                      <EnvironmentCell landscape={{ ...landscape, remarks: {} }} environment={environment} />
                    </dd>
                  </div>
                ))}
              </dl>
              <TimeBars thin axis={axis} bars={bars} today={today} label={sentence} />
              <p>
                <span>{[now, next].filter(Boolean).join(', ')}</span>
                {systemEnvironments.map((environment) => {
                  const remark = landscape.remarks[environment]
                  return remark && <RemarkText key={environment} remark={remark} of={environment} />
                })}
              </p>
            </li>
          )
        })}
    </ul>
  )
}
