import { TextField } from '@embpm/ui/text-field'
import { Link } from '@embpm/ui/link'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { dataTable, type ShownStep } from './runModel.js'
import type { Runner } from './useRunner.js'

/** Props of `StepView`. */
export interface StepViewProps {
  step: ShownStep
  runner: Runner
  /** The field for what was seen. */
  actualRef: RefObject<HTMLElement | null>
}

/** What is done in a step, with which data, what is to be seen, and what was. */
export function StepView({ step, runner, actualRef }: StepViewProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const { task, process } = step
  const { wanted, shown, isOpen } = runner
  const actions = task.action.split('\n').filter((line) => line.trim() !== '')
  return (
    <>
      <div>
        <p className="emb-app-run-where">
          <span>{t('testTasks.steps.number', { number: runner.place + 1 })}</span>
          <Link href={kindHref({ name: 'processes' }, place, process.id)}>{process.name}</Link>
          {process.variant !== '' && <span>{process.variant}</span>}
          {task.tcode !== '' && <code>{task.tcode}</code>}
          {task.requirement && (
            <Link href={kindHref({ name: 'requirements' }, place, task.requirement.id)}>{task.requirement.code}</Link>
          )}
          {task.tester && <span>{task.tester.name}</span>}
        </p>
        <h2 id="run-step">{task.title}</h2>
      </div>
      {actions.length > 0 && (
        <section>
          <h3>{t('fields.action')}</h3>
          <ol className="emb-app-run-actions">
            {actions.map((line, at) => (
              <li key={`${at} ${line}`}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      {task.testData.trim() !== '' && (
        <section>
          <h3>{t('fields.testData')}</h3>
          <TestData text={task.testData} />
        </section>
      )}
      {task.expected.trim() !== '' && (
        <section>
          <h3>{t('fields.expected')}</h3>
          <p className="emb-app-run-expected">{task.expected}</p>
        </section>
      )}
      <TextField
        ref={actualRef}
        label={t('fields.actual')}
        multiline
        rows={3}
        maxLength={10_000}
        readOnly={!isOpen}
        value={shown.actual}
        description={isOpen ? t('testRuns.actualHelp') : undefined}
        errorMessage={
          wanted && shown.actual.trim() === ''
            ? t('testRuns.sayFirst', { result: t(`choices.testResult.${wanted}`) })
            : undefined
        }
        onValueChange={(actual) => runner.type({ actual: actual ?? '' })}
        onBlur={runner.keepTyped}
      />
    </>
  )
}

function TestData({ text }: { text: string }) {
  const { t } = useTranslation()
  const table = dataTable(text)
  if (!table) return <p className="emb-app-run-data-text">{text}</p>
  return (
    <div className="emb-app-run-data">
      <table aria-label={t('fields.testData')}>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells) => (
            <tr key={cells.join('\t')}>
              {cells.map((cell, at) => (
                <td key={table.head[at] ?? cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
