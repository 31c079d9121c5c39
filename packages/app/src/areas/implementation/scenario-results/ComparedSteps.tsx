import type { TestRun } from '@embpm/contract/test-run'
import type { RunStep } from '@embpm/contract/test-runner'
import { Link } from '@embpm/ui/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultMark } from '../test-runs/ResultMark.js'
import { useRunHref } from '../test-runs/useRunHref.js'
import { type ComparedStep, type RunChange, runChanges } from './compareRuns.js'

/** Props of `ComparedSteps`. */
export interface ComparedStepsProps {
  steps: readonly ComparedStep[]
  before: TestRun
  after: TestRun
}

/** The steps of two runs side by side, by what became of them. What is unchanged is folded. */
export function ComparedSteps({ steps, before, after }: ComparedStepsProps) {
  const { t } = useTranslation()
  const groups = Map.groupBy(steps, ({ change }) => change)
  const changed = steps.length - (groups.get('unchanged')?.length ?? 0)
  return (
    <div className="emb-app-compare">
      <p className="emb-app-compare-sum">
        <b>{changed === 0 ? t('scenarioRuns.noChange') : t('scenarioRuns.changed', { count: changed })}</b>
        {runChanges.map((change) => {
          const count = groups.get(change)?.length ?? 0
          return count > 0 && change !== 'unchanged' ? (
            <span key={change} data-change={change}>
              {t(`scenarioRuns.changes.${change}`)}: {count}
            </span>
          ) : null
        })}
      </p>
      {runChanges.map((change) => {
        const own = groups.get(change)
        return own && <Group key={change} change={change} steps={own} before={before} after={after} />
      })}
    </div>
  )
}

function Group({ change, ...table }: ComparedStepsProps & { change: RunChange }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(change !== 'unchanged')
  const title = `${t(`scenarioRuns.changes.${change}`)}: ${table.steps.length}`
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} data-change={change}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && <Steps {...table} label={title} />}
    </details>
  )
}

function Steps({ steps, before, after, label }: ComparedStepsProps & { label: string }) {
  const { t } = useTranslation()
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('scenarioRuns.step')}</th>
          <th scope="col">{t('testRuns.number', { number: before.runNo })}</th>
          <th scope="col">{t('testRuns.number', { number: after.runNo })}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const { task, process } = step.after ?? step.before ?? {}
          return (
            <tr key={step.taskId}>
              <th scope="row">
                {task?.title}
                <small>{process?.name}</small>
              </th>
              <Outcome step={step.before} run={before} />
              <Outcome step={step.after} run={after} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What came of a step in one of the runs, with the way to it. */
function Outcome({ step, run }: { step: RunStep | null; run: TestRun }) {
  const { t } = useTranslation()
  const runHref = useRunHref()
  const name = t('testRuns.number', { number: run.runNo })
  if (!step)
    return (
      <td data-run={name}>
        <span className="emb-app-compare-none">{t('scenarioRuns.notPart')}</span>
      </td>
    )
  const { id, result, actual, defectRef } = step.result
  return (
    <td data-run={name}>
      <Link href={runHref({ run: run.id, step: id })}>
        <ResultMark result={result} withText />
      </Link>
      {(actual !== '' || defectRef !== '') && (
        <small>{[actual, defectRef].filter((text) => text !== '').join(' · ')}</small>
      )}
    </td>
  )
}
