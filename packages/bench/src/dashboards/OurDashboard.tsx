import { ChartCard, DonutChart, HeatMap, PlotChart, ScatterChart } from '@embpm/ui/charts'
import { type BenchChart, dashboardFigures } from './dashboardFigures.ts'

function Chart({ kind, ...figures }: BenchChart) {
  if (kind === 'donut') return <DonutChart {...figures} />
  if (kind === 'heat') return <HeatMap {...figures} />
  if (kind === 'points') return <ScatterChart {...figures} />
  return kind === 'line' ? (
    <PlotChart {...figures} />
  ) : (
    <PlotChart {...figures} series={figures.series.map((one) => ({ ...one, shape: 'bar' as const }))} isStacked />
  )
}

/** The dashboard as ours is. */
export function OurDashboard() {
  return dashboardFigures.map((chart) => (
    <ChartCard key={chart.label} figures={chart} groupLabel="Week" href="#">
      <Chart {...chart} />
    </ChartCard>
  ))
}
