import { addDays } from '@embpm/calendar/arithmetic'
import { type ProjectStatusDetails, soonDays } from '@embpm/contract/project-status'
import { Card } from '@embpm/ui/card'
import { Link } from '@embpm/ui/link'
import { useTranslation } from 'react-i18next'
import { RelatedEntities } from '../../../entity/RelatedEntities.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { stringifySearch, type RawSearch } from '../../../shell/searchParams.js'
import { useDates } from '../../../shell/useDates.js'
import { axisAround } from '../../../timeline/timeAxis.js'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import { usePeriodText } from '../../../timeline/usePeriodText.js'
import { useToday } from '../../../timeline/useToday.js'
import { DayNote } from './DayNote.js'
import { lookOf } from './PhaseBars.js'
import type { ProjectSearch } from './projectSearch.js'
import { Reports } from './Reports.js'
import { RiskMatrix } from './RiskMatrix.js'
import { riskColumnsOfProject } from './risks/projectRiskColumns.js'
import { projectRiskKind } from './risks/projectRiskKind.js'
import { usePercent } from './usePercent.js'
import { useOpenRisks } from './useProjectStatus.js'

const openTasks = ['open', 'in progress', 'blocked']
const openOrderStatuses = ['draft', 'planned', 'released', 'in progress']
const openRisks = ['open', 'in treatment', 'occurred']

/** Props of `ProjectView`. */
export interface ProjectViewProps {
  project: ProjectStatusDetails
  shown: ProjectSearch
  onShow: (change: Partial<ProjectSearch>) => void
}

/** One project: its figures, phases and milestones, its risks and its reports. */
export function ProjectView({ project, shown, onShow }: ProjectViewProps) {
  const { t } = useTranslation()
  const risks = useOpenRisks(project.id)
  const chosen = shown.probability && shown.impact ? { probability: shown.probability, impact: shown.impact } : null
  return (
    <div className="emb-app-projects-page">
      <Figures project={project} />
      <Reports project={project} />
      <Phases project={project} />
      <Milestones project={project} />
      <Card title={t('projectManagement.matrix')}>
        <RiskMatrix
          risks={risks.data?.rows ?? []}
          chosen={chosen}
          onChoose={(cell) =>
            onShow({
              probability: cell && cell.probability,
              impact: cell && cell.impact,
            })
          }
        />
      </Card>
      <RelatedEntities
        key={`${shown.probability} ${shown.impact}`}
        kind={projectRiskKind}
        columns={riskColumnsOfProject}
        filter={{
          projectId: [project.id],
          ...(shown.probability &&
            shown.impact && {
              probability: [String(shown.probability)],
              impact: [String(shown.impact)],
              state: openRisks,
            }),
        }}
        sort="-score"
        newSearch={`?projectId=${encodeURIComponent(project.id)}`}
      />
    </div>
  )
}

/** Each figure leads to the list behind it. */
function Figures({ project }: { project: ProjectStatusDetails }) {
  const { t } = useTranslation()
  const place = usePlace()
  const today = useToday()
  const { figures, openOrders } = project
  const list = (name: 'operationTasks' | 'projectRisks' | 'operationOrders', search: RawSearch) =>
    kindHref({ name }, place) + stringifySearch({ projectId: project.id, ...search })
  const risks = figures.risks.low + figures.risks.medium + figures.risks.high
  const all = [
    {
      label: t('projectManagement.figures.done'),
      value: t('projectManagement.doneOf', { done: figures.done, total: figures.tasks }),
      href: list('operationTasks', { summary: 'false' }),
    },
    {
      label: t('projectManagement.figures.delay'),
      value: String(figures.delay),
      href: list('operationTasks', { status: openTasks, sort: '-delay' }),
    },
    {
      label: t('projectManagement.figures.late'),
      value: String(figures.late),
      href: list('operationTasks', { summary: 'false', status: openTasks, plannedEnd: `<${today}` }),
    },
    {
      label: t('projectManagement.figures.blocked'),
      value: String(figures.blocked),
      href: list('operationTasks', { summary: 'false', status: 'blocked' }),
    },
    {
      label: t('projectManagement.figures.soon'),
      value: String(figures.dueSoon),
      href: list('operationTasks', {
        summary: 'false',
        status: openTasks,
        plannedEnd: `${today}..${addDays(today, soonDays)}`,
        sort: 'plannedEnd',
      }),
    },
    {
      label: t('projectManagement.risks'),
      value: String(risks),
      href: list('projectRisks', { state: openRisks, sort: '-score' }),
    },
    {
      label: t('projectManagement.figures.orders'),
      value: String(openOrders),
      href: list('operationOrders', { status: openOrderStatuses, template: 'false' }),
    },
  ]
  return (
    <ul className="emb-app-projects-figures" aria-label={t('projectManagement.figures.title')}>
      {all.map(({ label, value, href }) => (
        <li key={label}>
          <Link href={href}>
            <b>{value}</b> {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Phases({ project: { phases, phaseCount } }: { project: ProjectStatusDetails }) {
  const { t } = useTranslation()
  const place = usePlace()
  const today = useToday()
  const period = usePeriodText()
  const percent = usePercent()
  const axis = axisAround('month', today)
  const plan = kindHref({ name: 'operationTasks' }, place)
  return (
    <Card title={t('projectManagement.phases')} className="emb-app-projects-wide">
      {phases.length === 0 ? (
        <p>{t('projectManagement.noPhases')}</p>
      ) : (
        <>
          {phaseCount > phases.length && (
            <p>{t('projectManagement.most', { number: phases.length, total: phaseCount })}</p>
          )}
          <div className="emb-app-projects-phase" aria-hidden>
            <span />
            <TimeHead axis={axis} today={today} />
          </div>
          <ul className="emb-app-projects-phases">
            {phases.map((one) => (
              <li key={one.id} className="emb-app-projects-phase">
                <span>
                  <Link href={`${plan}/${encodeURIComponent(one.id)}`}>{one.title}</Link>{' '}
                  <small>
                    <Link href={plan + stringifySearch({ view: 'gantt', orderId: one.orderId })}>{one.order}</Link>
                  </small>
                </span>
                <span className="emb-app-projects-bars">
                  <TimeBars
                    thin
                    axis={axis}
                    today={today}
                    bars={
                      one.start && one.end
                        ? [{ id: one.id, look: lookOf(one.progress), validFrom: one.start, validTo: one.end }]
                        : []
                    }
                    label={`${one.start && one.end ? period({ validFrom: one.start, validTo: one.end }) : ''}, ${percent(one.progress)}`}
                  />
                  {one.baselineStart && one.baselineEnd && (
                    <TimeBars
                      thin
                      axis={axis}
                      bars={[{ id: 'baseline', look: 'valid', validFrom: one.baselineStart, validTo: one.baselineEnd }]}
                      label={`${t('fields.baselineEnd')}: ${period({ validFrom: one.baselineStart, validTo: one.baselineEnd })}`}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Milestones({ project: { milestones, milestoneCount } }: { project: ProjectStatusDetails }) {
  const { t } = useTranslation()
  const { date } = useDates()
  const place = usePlace()
  const today = useToday()
  const plan = kindHref({ name: 'operationTasks' }, place)
  return (
    <Card title={t('projectManagement.milestones')} className="emb-app-projects-wide">
      {milestones.length === 0 ? (
        <p>{t('projectManagement.noMilestones')}</p>
      ) : (
        <div className="emb-app-projects-scroll">
          {milestoneCount > milestones.length && (
            <p>{t('projectManagement.most', { number: milestones.length, total: milestoneCount })}</p>
          )}
          <table className="emb-app-projects-table" aria-label={t('projectManagement.milestones')}>
            <thead>
              <tr>
                <th scope="col">{t('fields.title')}</th>
                <th scope="col">{t('fields.plannedEnd')}</th>
                <th scope="col">{t('fields.baselineEnd')}</th>
                <th scope="col">{t('fields.delay')}</th>
                <th scope="col">{t('projectManagement.reached')}</th>
              </tr>
            </thead>
            <tbody>
              {milestones.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    <Link href={`${plan}/${encodeURIComponent(one.id)}`}>{one.title}</Link>
                    <small>
                      <Link href={plan + stringifySearch({ view: 'gantt', orderId: one.orderId })}>{one.order}</Link>
                    </small>
                  </th>
                  <td data-label={t('fields.plannedEnd')}>
                    {one.day && <DayNote day={one.day} today={today} late={!one.done && one.day < today} />}
                  </td>
                  <td data-label={t('fields.baselineEnd')}>{one.baselineEnd && date(one.baselineEnd)}</td>
                  <td data-label={t('fields.delay')}>{one.baselineEnd === null ? '' : one.delay}</td>
                  <td data-label={t('projectManagement.reached')}>{t(one.done ? 'object.yes' : 'object.no')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
