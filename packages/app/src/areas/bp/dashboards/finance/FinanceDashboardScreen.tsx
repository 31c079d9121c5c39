import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '../DashboardFrame.js'
import { SampleFigures } from '../sample/SampleFigures.js'
import { useDashboard } from '../useDashboard.js'
import { useFigures } from '../useFigures.js'
import { CostElements } from './CostElements.js'
import { FinanceKpis } from './FinanceKpis.js'
import { HoursByCostObject } from './HoursByCostObject.js'
import { HoursByMonth } from './HoursByMonth.js'
import { Periods } from './Periods.js'
import { RicefwHours } from './RicefwHours.js'

/** Hours that were planned and done, what they are booked on, and the periods that they are booked in. */
export function FinanceDashboardScreen() {
  const { t } = useTranslation()
  const address = useDashboard('year', 'project')
  const query = useFigures('finance', address, (api, asked, options) => api.finance(asked, options))
  const { shown, today } = address
  return (
    <DashboardFrame title={t('dashboards.finance.title')} address={address} scope="project" query={query}>
      {(figures) => (
        <>
          <FinanceKpis figures={figures} project={shown.project} today={today} />
          <HoursByMonth months={figures.months} today={today} />
          <HoursByCostObject types={figures.costObjectTypes} project={shown.project} />
          <RicefwHours types={figures.ricefws} />
          <Periods periods={figures.periods} months={figures.months} />
          <CostElements categories={figures.costElements} />
          <SampleFigures name="finance" />
        </>
      )}
    </DashboardFrame>
  )
}
