import { exactly } from '@embpm/calendar/condition'
import { dayOf } from '@embpm/calendar'
import type { System } from '@embpm/contract/system'
import { Card } from '@embpm/ui/card'
import { SkeletonText } from '@embpm/ui/skeleton'
import { systemEnvironments } from '@embpm/contract/system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { rowsQuery } from '../../../entity/entityQueries.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { EnvironmentCell } from './EnvironmentCell.js'
import { landscapesOf } from './landscapes.js'
import { systemKind as kind } from './systemKind.js'
import { usePhases } from '../../../timeline/usePhases.js'
import './styles.css'

/** The landscape that a system belongs to: its three environments, where its life is, and what comes next. */
export function OtherEnvironments({ system }: { system: System }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const [today] = useState(() => dayOf(new Date()))
  const { now, next } = usePhases(today)(system)
  const filter = { landscape: [exactly(system.landscape)] }
  const { data, error, refetch } = useQuery(rowsQuery(kind, { client, organisation }, { filter, size: 100 }))
  const landscape = landscapesOf(data?.rows ?? [])[0]?.landscapes[0]
  return (
    <Card title={t('systems.environments', { landscape: system.landscape })}>
      {error ? (
        <AsideFailed onRetry={refetch} />
      ) : !landscape ? (
        <SkeletonText />
      ) : (
        <div className="emb-app-systems-environments">
          <dl>
            {systemEnvironments.map((environment) => (
              <div key={environment}>
                <dt>{environment}</dt>
                <dd>
                  <EnvironmentCell landscape={landscape} environment={environment} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{[now, next].filter((one) => one !== null).join(', ') || t('timeline.noDates')}</p>
        </div>
      )}
    </Card>
  )
}
