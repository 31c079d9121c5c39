import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '../DashboardFrame.js'
import { SampleFigures } from '../sample/SampleFigures.js'
import { useDashboard } from '../useDashboard.js'
import { useFigures } from '../useFigures.js'
import { BurnUp } from './BurnUp.js'
import { OpenRisks } from './OpenRisks.js'
import { ProjectKpis } from './ProjectKpis.js'
import { TasksByStatus } from './TasksByStatus.js'
import { TestResults } from './TestResults.js'
import { UnitLoad } from './UnitLoad.js'
import { WorkByRole } from './WorkByRole.js'

/** How projects stand: tasks, tests, risks and what is asked of units. */
export function ProjectDashboardScreen() {
  const { t } = useTranslation()
  const address = useDashboard('quarter', 'project')
  const query = useFigures('project', address, (api, asked, options) => api.project(asked, options))
  const { shown, today } = address
  return (
    <DashboardFrame title={t('dashboards.project.title')} address={address} scope="project" query={query}>
      {(figures) => (
        <>
          <ProjectKpis figures={figures} project={shown.project} today={today} />
          <BurnUp figures={figures} project={shown.project} today={today} />
          <OpenRisks risks={figures.risks} project={shown.project} />
          <TestResults weeks={figures.results} today={today} />
          <TasksByStatus figures={figures} project={shown.project} />
          <WorkByRole roles={figures.byRole} project={shown.project} />
          <UnitLoad load={figures.load} />
          <SampleFigures name="project" />
        </>
      )}
    </DashboardFrame>
  )
}
