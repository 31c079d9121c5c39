import type { ProjectStatusDetails } from '@embpm/contract/project-status'
import { lightNames, type StatusReport } from '@embpm/contract/status-report'
import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { lazyPart } from '@embpm/ui/lazy-part'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../../../entity/useUser.js'
import { useDates } from '../../../shell/useDates.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePart } from '../../../shell/usePart.js'
import { Light } from './Light.js'
import { projectRiskKind } from './risks/projectRiskKind.js'
import { useReports } from './useProjectStatus.js'

const dialogPart = lazyPart(async () => (await import('./ReportDialog.js')).ReportDialog)

const glyph = { size: 16, strokeWidth: 1.5 } as const

/** The last report of a project, those before it, and the way to a new one. */
export function Reports({ project }: { project: ProjectStatusDetails }) {
  const { t } = useTranslation()
  const { date } = useDates()
  const mayWrite = useMayWrite(projectRiskKind)
  const { data } = useReports(project.id)
  const [open, setOpen] = useState<{ corrects: string | null } | null>(null)
  const { Part: ReportDialog } = usePart(dialogPart, open !== null, () => setOpen(null))
  const { report } = project
  const draft = data?.rows.find(({ state }) => state === 'draft') ?? null
  // One that is newer than the last known one is the last one in a moment, never an earlier one.
  const earlier =
    data?.rows.filter(
      ({ state, id, issuedAt }) =>
        report !== null && state === 'issued' && id !== report.id && (issuedAt ?? '') <= (report.issuedAt ?? ''),
    ) ?? []
  const label = t(draft ? 'projectManagement.reports.go' : 'projectManagement.reports.write')
  const begin = () => setOpen({ corrects: null })
  useOffer(
    'page',
    mayWrite && data ? [{ id: 'write-report', label, icon: <FilePen {...glyph} />, onAction: begin }] : [],
  )
  return (
    <Card
      title={t('projectManagement.reports.title')}
      className="emb-app-projects-wide"
      actions={
        mayWrite &&
        data && (
          <>
            {report && !draft && (
              <Button size="s" variant="ghost" onPress={() => setOpen({ corrects: report.id })}>
                {t('projectManagement.reports.correct')}
              </Button>
            )}
            <Button size="s" onPress={begin}>
              {label}
            </Button>
          </>
        )
      }
    >
      {report ? <Report report={report} reports={data?.rows ?? []} /> : <p>{t('projectManagement.reports.none')}</p>}
      {earlier.length > 0 && (
        <details className="emb-app-projects-earlier">
          <summary>{t('projectManagement.reports.history')}</summary>
          {earlier.map((one) => (
            <section key={one.id} aria-label={`${one.reportNo} ${date(one.asOf)}`}>
              <Report report={one} reports={data?.rows ?? []} />
            </section>
          ))}
        </details>
      )}
      {open && ReportDialog && (
        <ReportDialog project={project} draft={draft} corrects={open.corrects} onClose={() => setOpen(null)} />
      )}
    </Card>
  )
}

const parts = ['summary', 'achieved', 'next', 'decisions', 'reason'] as const

/** A report as it was issued, with the figures of that moment. */
function Report({ report, reports }: { report: StatusReport; reports: readonly StatusReport[] }) {
  const { t } = useTranslation()
  const { date } = useDates()
  const { tasks, done, delay, late, blocked, risks } = report.figures
  const figures = [
    [t('projectManagement.figures.done'), t('projectManagement.doneOf', { done, total: tasks })],
    [t('projectManagement.figures.delay'), delay],
    [t('projectManagement.figures.late'), late],
    [t('projectManagement.figures.blocked'), blocked],
    [t('projectManagement.risks'), risks.low + risks.medium + risks.high],
  ] as const
  const corrected = reports.find(({ id }) => id === report.replacesId)
  return (
    <>
      <p className="emb-app-projects-issued">
        {t('projectManagement.reports.issuedBy', {
          number: report.reportNo,
          name: report.issuedBy,
          date: date(report.issuedAt ?? report.asOf),
        })}
        {corrected && ` · ${t('projectManagement.reports.corrects', { number: corrected.reportNo })}`}
      </p>
      <dl className="emb-app-projects-lights">
        {lightNames.map((name) => (
          <div key={name}>
            <dt>{t(`projectManagement.lights.${name}`)}</dt>
            <dd>
              <Light light={report[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="emb-app-projects-lights" aria-label={t('projectManagement.figures.title')}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="emb-app-projects-said">
        {parts.map(
          (name) =>
            report[name] !== '' && (
              <div key={name}>
                <dt>{t(`projectManagement.reports.${name}`)}</dt>
                <dd>{report[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
