import type { Document } from '@embpm/contract/document'
import type { RunStep } from '@embpm/contract/test-runner'
import { KeyValue } from '@embpm/ui/key-value'
import { Link } from '@embpm/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AsideFailed } from '../../../entity/AsideFailed.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useDates } from '../../../shell/useDates.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { ResultMark } from '../test-runs/ResultMark.js'
import { clockText } from '../test-runs/runModel.js'
import { useThumbnail } from '../test-runs/useThumbnail.js'

/** Props of `ReportStep`. */
export interface ReportStepProps {
  step: RunStep
  /** Its place in the run, from 1. */
  number: number
}

/** A step of a report: what was done, what was expected, what was seen, by whom and when, and the pictures that show it. */
export function ReportStep({ step: { task, process, result }, number }: ReportStepProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const isRun = result.result !== 'not run'
  const text = (value: string) => (value === '' ? null : <span className="emb-app-run-report-text">{value}</span>)
  return (
    <li data-result-id={result.id}>
      <div className="emb-app-run-report-head">
        <span>{number}</span>
        <h2>{task.title}</h2>
        <ResultMark result={result.result} withText />
      </div>
      <KeyValue
        items={[
          {
            label: t('fields.process'),
            value: [process.code, process.name, process.variant].filter(Boolean).join(' '),
          },
          { label: t('fields.action'), value: text(task.action) },
          ...(task.testData === '' ? [] : [{ label: t('fields.testData'), value: text(task.testData) }]),
          { label: t('fields.expected'), value: text(task.expected) },
          { label: t('fields.actual'), value: text(result.actual) },
          ...(result.defectRef === '' ? [] : [{ label: t('fields.defectRef'), value: result.defectRef }]),
          {
            label: t('fields.tester'),
            value: isRun
              ? [
                  result.executedBy?.name ?? '',
                  result.executedAt === null ? '' : dates.dateTime(result.executedAt),
                  clockText(result.seconds),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')
              : (task.tester?.name ?? ''),
          },
        ]}
      />
      {result.evidence.length > 0 && <StepEvidence id={result.id} />}
    </li>
  )
}

/** The documents that show a result; pictures as they are. */
function StepEvidence({ id }: { id: string }) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'documents'), 'of', 'scenarioResults', id],
    queryFn: ({ signal }) => client.documentFiles.ofSubject({ kind: 'scenarioResults', id }, { signal }),
  })
  if (error && !data) return <AsideFailed onRetry={refetch} />
  return (
    <ul className="emb-app-run-report-evidence" aria-label={t('testRuns.evidence')} aria-busy={!data}>
      {data?.map((document) => (
        <Evidence key={document.id} document={document} />
      ))}
    </ul>
  )
}

function Evidence({ document: { id, title, file } }: { document: Document }) {
  const place = usePlace()
  const picture = useThumbnail(id, file)
  return (
    <li>
      <figure>
        {picture !== null && <img src={picture} alt="" />}
        <figcaption>
          <Link href={kindHref({ name: 'documents' }, place, id)}>{title}</Link>
        </figcaption>
      </figure>
    </li>
  )
}
