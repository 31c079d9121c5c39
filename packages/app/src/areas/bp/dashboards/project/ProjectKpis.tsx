import type { ProjectDashboard } from '@embpm/contract/dashboard'
import { failedOf, passedOf } from '@embpm/contract/test-coverage'
import { addDays } from '@embpm/calendar/arithmetic'
import { useTranslation } from 'react-i18next'
import { Kpi } from '../Kpi.js'
import { useListHref } from '../useListHref.js'
import { useStepText } from '../useStepText.js'

/** Props of the parts of the project dashboard. */
export interface ProjectPartProps {
  figures: ProjectDashboard
  /** Id of the project that it is narrowed to; `null` for all. */
  project: string | null
}

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** Tasks, tests and risks beside what they should be. */
export function ProjectKpis({ figures, project, today }: ProjectPartProps & { today: string }) {
  const { t } = useTranslation()
  const text = useStepText()
  const { list, page } = useListHref()
  const { tasks, tests, risks, burnUp, results } = figures
  const behind = tasks.planned - tasks.done
  const passed = passedOf(tests)
  const failed = failedOf(tests)
  const all = risks.low + risks.medium + risks.high
  const left = tasks.all - tasks.done
  const blocked = figures.byStatus.find(({ status }) => status === 'blocked')?.tasks ?? 0
  return (
    <ul className="emb-app-kpis">
      <Kpi
        label={t('dashboards.project.tasksDone')}
        value={text.number(tasks.done)}
        note={t('dashboards.ofTarget', { all: text.number(tasks.all), target: text.number(tasks.planned) })}
        tag={
          behind > 0
            ? { text: t('dashboards.behind', { number: text.number(behind) }), tone: 'danger' }
            : { text: t('dashboards.onPlan'), tone: 'success' }
        }
        share={shareOf(tasks.done, tasks.all)}
        target={shareOf(tasks.planned, tasks.all)}
        trend={burnUp.flatMap(({ done }) => done ?? [])}
        href={list('operationTasks', { projectId: project, status: 'done', summary: 'false' })}
      />
      <Kpi
        label={t('dashboards.project.tasksLate')}
        value={text.number(tasks.late)}
        note={t('dashboards.project.ofOpen', { all: text.number(left) })}
        tag={
          blocked > 0
            ? { text: t('dashboards.project.blocked', { number: text.number(blocked) }), tone: 'warning' }
            : undefined
        }
        share={shareOf(tasks.late, left)}
        isBad={tasks.late > 0}
        href={list('operationTasks', {
          projectId: project,
          status: '!done',
          summary: 'false',
          plannedEnd: `..${addDays(today, -1)}`,
        })}
      />
      <Kpi
        label={t('dashboards.project.testsPassed')}
        value={text.percent(shareOf(passed, tests.tests))}
        note={t('dashboards.of', { part: text.number(passed), all: text.number(tests.tests) })}
        tag={
          failed > 0
            ? { text: t('dashboards.project.failed', { number: text.number(failed) }), tone: 'danger' }
            : undefined
        }
        share={shareOf(passed, tests.tests)}
        trend={results.map(({ pass, reservations }) => pass + reservations)}
        href={page('implementation/report', { process: 'all', ...(project !== null && { project }) })}
      />
      <Kpi
        label={t('dashboards.project.openRisks')}
        value={text.number(all)}
        note={t('dashboards.project.risksNote', { medium: text.number(risks.medium), low: text.number(risks.low) })}
        tag={
          risks.high > 0
            ? { text: t('dashboards.project.highRisks', { number: text.number(risks.high) }), tone: 'danger' }
            : undefined
        }
        share={shareOf(risks.high, all)}
        isBad={risks.high > 0}
        href={list('projectRisks', { projectId: project, state: '!closed' })}
      />
    </ul>
  )
}
