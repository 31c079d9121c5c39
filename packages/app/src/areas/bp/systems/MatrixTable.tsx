import { systemEnvironments } from '@embpm/contract/system'
import { useTranslation } from 'react-i18next'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import type { TimeAxis } from '../../../timeline/timeAxis.js'
import { EnvironmentCell } from './EnvironmentCell.js'
import type { LandscapeGroup } from './landscapes.js'
import { onCellKeys } from './onCellKeys.js'
import { usePhases } from '../../../timeline/usePhases.js'

/** Props of `MatrixTable`. */
export interface MatrixTableProps {
  groups: readonly LandscapeGroup[]
  axis: TimeAxis
  today: string
}

/** The matrix: a row for each landscape, a column for each environment, and the bars of its life. Arrow keys go from cell to cell. */
export function MatrixTable({ groups, axis, today }: MatrixTableProps) {
  const { t } = useTranslation()
  const phases = usePhases(today)
  return (
    <div role="presentation" className="emb-app-systems-scroll" onKeyDown={onCellKeys}>
      <table className="emb-app-systems-table" aria-label={t('systems.matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('fields.landscape')}</th>
            {systemEnvironments.map((environment) => (
              <th key={environment} scope="col">
                {environment}
              </th>
            ))}
            <th scope="col">
              <span className="emb-visually-hidden">{t('systems.lifecycle')}</span>
              <TimeHead axis={axis} today={today} />
            </th>
          </tr>
        </thead>
        {groups.map(({ category, landscapes }) => (
          <tbody key={category}>
            {category !== '' && (
              <tr className="emb-app-systems-group">
                <th scope="rowgroup" colSpan={5}>
                  {category}
                </th>
              </tr>
            )}
            {landscapes.map((landscape) => {
              const { bars, sentence } = phases(landscape.main)
              return (
                <tr key={landscape.name}>
                  <th scope="row">
                    <b>{landscape.name}</b>
                    <span>{[landscape.main.vendor, landscape.main.productVersion].filter(Boolean).join(', ')}</span>
                  </th>
                  {systemEnvironments.map((environment) => (
                    <td key={environment}>
                      <EnvironmentCell landscape={landscape} environment={environment} />
                    </td>
                  ))}
                  <td className="emb-app-systems-life">
                    <TimeBars axis={axis} bars={bars} today={today} label={sentence} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}
