import type { ScenarioStep } from '@embpm/contract/scenario-build'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { Skeleton } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { TestGrid } from './TestGrid.js'
import { useStoredTests } from './useTestRows.js'

/** The test tasks of one process, once they are there. */
export function TestSteps({ step }: { step: ScenarioStep }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useStoredTests(step.id)
  if (data) return <TestGrid step={step} tasks={data} />
  if (error)
    return (
      <div className="emb-app-tests-main">
        <AsideFailed onRetry={refetch} />
      </div>
    )
  return <Skeleton rows={6} columns={[40, 200, 240, 200, 240]} label={t('states.loading')} />
}
