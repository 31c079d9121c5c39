import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '../DashboardFrame.js'
import { SampleFigures } from '../sample/SampleFigures.js'
import { useDashboard } from '../useDashboard.js'
import { useFigures } from '../useFigures.js'
import { AnalyticsKpis } from './AnalyticsKpis.js'
import { Changes } from './Changes.js'
import { EffortPoints } from './EffortPoints.js'
import { Growth } from './Growth.js'
import { Holdings } from './Holdings.js'
import { LeftOut } from './LeftOut.js'
import { RequirementFits } from './RequirementFits.js'
import { RicefwTypes } from './RicefwTypes.js'

/** What the processes area holds, how it grows and what is changed in it. */
export function AnalyticsDashboardScreen() {
  const { t } = useTranslation()
  const address = useDashboard('twoYears', 'area')
  const query = useFigures('analytics', address, (api, { from, to, areaId }, options) =>
    api.analytics({ from, to, areaId }, options),
  )
  const { shown } = address
  return (
    <DashboardFrame title={t('dashboards.analytics.title')} address={address} scope="area" query={query}>
      {(figures) => (
        <>
          <LeftOut figures={figures} />
          <AnalyticsKpis figures={figures} range={shown} />
          <Growth figures={figures} />
          <Holdings figures={figures} />
          <Changes figures={figures} />
          <RicefwTypes figures={figures} />
          <RequirementFits figures={figures} />
          <EffortPoints figures={figures} />
          <SampleFigures name="analytics" />
        </>
      )}
    </DashboardFrame>
  )
}
