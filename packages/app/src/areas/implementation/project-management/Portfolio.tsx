import { projectStatuses } from '@embpm/contract/project'
import type { ProjectStatus } from '@embpm/contract/project-status'
import { projectLights } from '@embpm/contract/status-report'
import { Link } from '@embpm/ui/link'
import { Select } from '@embpm/ui/select'
import { StateMessage } from '@embpm/ui/state-message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import { axisAround } from '../../../timeline/timeAxis.js'
import { useToday } from '../../../timeline/useToday.js'
import { DayNote } from './DayNote.js'
import { Light } from './Light.js'
import { lightOf } from './lightOf.js'
import { PhaseBars } from './PhaseBars.js'
import type { ProjectSearch } from './projectSearch.js'
import { RiskScore } from './risks/RiskScore.js'
import { usePercent } from './usePercent.js'

/** Props of `Portfolio`. */
export interface PortfolioProps {
  projects: readonly ProjectStatus[]
  shown: ProjectSearch
  onShow: (change: Partial<ProjectSearch>) => void
  hrefOf: (change: Partial<ProjectSearch>) => string
}

/** One row a project, those that need somebody first. */
export function Portfolio({ projects, shown, onShow, hrefOf }: PortfolioProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const today = useToday()
  const axis = axisAround('quarter', today)
  const managers = new Map(projects.flatMap(({ manager }) => (manager ? [[manager.id, manager.name] as const] : [])))
  const rows = projects.filter(
    (one) =>
      (shown.status === null || one.status === shown.status) &&
      (shown.manager === null || one.manager?.id === shown.manager) &&
      (shown.light === null || lightOf(one) === shown.light),
  )
  return (
    <>
      <div className="emb-app-projects-filters" role="group" aria-label={t('projectManagement.filters')}>
        <Select
          aria-label={t('fields.status')}
          placeholder={t('projectManagement.allStatuses')}
          value={shown.status}
          options={projectStatuses.map((value) => ({ value, label: choiceText('projectStatus', value) }))}
          onValueChange={(status) => onShow({ status })}
        />
        <Select
          aria-label={t('fields.projectManager')}
          placeholder={t('projectManagement.allManagers')}
          value={shown.manager}
          options={[...managers].map(([value, label]) => ({ value, label }))}
          onValueChange={(manager) => onShow({ manager })}
        />
        <Select
          aria-label={t('projectManagement.light')}
          placeholder={t('projectManagement.allLights')}
          value={shown.light}
          options={projectLights.map((value) => ({ value, label: choiceText('projectLight', value) }))}
          onValueChange={(light) => onShow({ light })}
        />
      </div>
      {rows.length === 0 ? (
        <StateMessage
          kind="empty"
          title={t('projectManagement.emptyTitle')}
          description={t('projectManagement.emptyText')}
        />
      ) : (
        <div className="emb-app-projects-scroll">
          <table className="emb-app-projects-table" aria-label={t('implementation.pages.projectManagement')}>
            <thead>
              <tr>
                <th scope="col">{t('fields.project')}</th>
                <th scope="col">{t('projectManagement.light')}</th>
                <th scope="col">{t('projectManagement.progress')}</th>
                <th scope="col" className="emb-app-projects-axis">
                  <span className="emb-visually-hidden">{t('projectManagement.phases')}</span>
                  <TimeHead axis={axis} today={today} />
                </th>
                <th scope="col">{t('projectManagement.next')}</th>
                <th scope="col">{t('projectManagement.risks')}</th>
                <th scope="col">{t('projectManagement.report')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((one) => (
                <PortfolioRow key={one.id} project={one} href={hrefOf({ project: one.id })}>
                  <PhaseBars axis={axis} today={today} spans={one.spans} next={one.next} />
                </PortfolioRow>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function PortfolioRow({ project: one, href, children }: { project: ProjectStatus; href: string; children: ReactNode }) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const today = useToday()
  const percent = usePercent()
  const { figures, next, report, lightBefore } = one
  const risks = figures.risks.low + figures.risks.medium + figures.risks.high
  const trend =
    report && lightBefore ? projectLights.indexOf(report.overall) - projectLights.indexOf(lightBefore) : null
  const note =
    report === null
      ? lightOf(one) === null
        ? undefined
        : t('projectManagement.proposed')
      : trend === null
        ? undefined
        : t(`projectManagement.trend.${trend < 0 ? 'better' : trend > 0 ? 'worse' : 'same'}`)
  return (
    <tr>
      <th scope="row">
        <Link href={href}>
          {one.code} {one.name}
        </Link>
        <small>
          {[choiceText('projectStatus', one.status), one.manager?.name]
            .filter((text) => text !== undefined)
            .join(' · ')}
        </small>
      </th>
      <td data-label={t('projectManagement.light')}>
        <Light light={lightOf(one)} {...(note !== undefined && { note })} />
      </td>
      <td data-label={t('projectManagement.progress')}>
        {figures.tasks === 0 ? t('projectManagement.none') : percent(figures.progress)}
      </td>
      <td data-label={t('projectManagement.phases')}>{children}</td>
      <td data-label={t('projectManagement.next')}>
        {next?.day ? (
          <>
            {next.title}
            <br />
            <DayNote day={next.day} today={today} late={next.day < today} />
          </>
        ) : (
          t('projectManagement.none')
        )}
      </td>
      <td data-label={t('projectManagement.risks')}>
        {risks === 0 ? (
          t('projectManagement.none')
        ) : (
          <span className="emb-app-projects-risks">
            {risks} <RiskScore score={figures.highestScore} />
          </span>
        )}
      </td>
      <td data-label={t('projectManagement.report')}>
        {report ? <DayNote day={report.asOf} today={today} /> : t('projectManagement.noReport')}
      </td>
    </tr>
  )
}
