import { coverageKinds, type CoverageKind, type ReportedStep } from '@embpm/contract/process-report'
import { Badge } from '@embpm/ui/badge'
import { Link } from '@embpm/ui/link'
import { Select } from '@embpm/ui/select'
import { SkeletonText } from '@embpm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../../entity/AsideFailed.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { stepsQuery } from '../reportQueries.js'
import type { ReportRow } from '../reportRows.js'
import { useReportLinks } from '../useReportLinks.js'

/** Props of `ProcessSteps`. */
export interface ProcessStepsProps {
  row: ReportRow
  /** By which kind of cover they are divided; `null` to tell all that covers each. */
  of: CoverageKind | null
  onOfChange: (of: CoverageKind | null) => void
}

/** The steps behind a figure: those that lack the cover first, then those that have it; each leads to its place in the diagram. */
export function ProcessSteps({ row, of, onOfChange }: ProcessStepsProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, isError, refetch } = useQuery(stepsQuery({ client, organisation }, row.id))
  const parts = (steps: readonly ReportedStep[]) =>
    of === null
      ? [{ title: t('processReport.steps'), steps }]
      : [
          { title: t('processReport.missing'), steps: steps.filter(({ covered }) => !covered.includes(of)) },
          { title: t('processReport.covered'), steps: steps.filter(({ covered }) => covered.includes(of)) },
        ]
  return (
    <div className="emb-app-report-steps">
      <Select
        label={t('processReport.coverBy')}
        value={of ?? 'all'}
        options={[
          { value: 'all', label: t('processReport.allCover') },
          ...coverageKinds.map((kind) => ({ value: kind, label: t(`processReport.cover.${kind}`) })),
        ]}
        onValueChange={(next) => onOfChange(coverageKinds.find((kind) => kind === next) ?? null)}
      />
      {isError ? (
        <AsideFailed onRetry={refetch} />
      ) : !data ? (
        <SkeletonText lines={6} />
      ) : (
        parts(data).map(
          ({ title, steps }) =>
            steps.length > 0 && (
              <section key={title}>
                <h3>
                  {title} <span>{steps.length}</span>
                </h3>
                <ul>
                  {steps.map((step) => (
                    <StepLine key={step.id} row={row} step={step} of={of} />
                  ))}
                </ul>
              </section>
            ),
        )
      )}
    </div>
  )
}

function StepLine({ row, step, of }: { row: ReportRow; step: ReportedStep; of: CoverageKind | null }) {
  const { t } = useTranslation()
  const href = useReportLinks().view(row.source, step.id)
  const name = step.name || step.id
  const isWrong = (of === 'roles' || of === null) && step.accountable !== 1
  return (
    <li>
      {href === null ? name : <Link href={href}>{name}</Link>}
      {isWrong && (
        <Badge tone="danger">
          {step.accountable === 0 ? t('processes.noA') : t('processes.manyA', { total: step.accountable })}
        </Badge>
      )}
      {of === null && step.covered.length > 0 && (
        <small>{step.covered.map((kind) => t(`processReport.cover.${kind}`)).join(', ')}</small>
      )}
    </li>
  )
}
