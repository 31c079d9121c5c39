import {
  BarChart,
  ChartCard,
  ChartTable,
  DonutChart,
  HeatMap,
  PlotChart,
  ScatterChart,
  Sparkline,
  Treemap,
  type ChartFigures,
} from '../charts/index.js'
import type { ConformanceCase } from './ConformanceCase.fixture.js'

const figures: ChartFigures = {
  label: 'Items',
  series: [
    { id: 'planned', label: 'Planned' },
    { id: 'actual', label: 'Actual' },
  ],
  groups: [{ id: 'a', label: 'Interface', values: [4, 3] }],
}

/** Charts and what frames them. */
export const charts: readonly ConformanceCase[] = [
  {
    name: 'BarChart',
    root: '.emb-bar-chart',
    tag: 'figure',
    render: (props) => <BarChart {...props} {...figures} />,
  },
  {
    name: 'ChartCard',
    root: '.emb-chart-card',
    tag: 'section',
    own: { title: 'the title of its figures' },
    render: ({ title: _title, ...props }) => (
      <ChartCard {...props} figures={figures} groupLabel="Type">
        <BarChart {...figures} />
      </ChartCard>
    ),
  },
  {
    name: 'ChartTable',
    root: '.emb-chart-table',
    tag: 'table',
    render: (props) => <ChartTable {...props} {...figures} groupLabel="Type" />,
  },
  { name: 'DonutChart', root: '.emb-donut', tag: 'figure', render: (props) => <DonutChart {...props} {...figures} /> },
  { name: 'HeatMap', root: '.emb-chart', tag: 'figure', render: (props) => <HeatMap {...props} {...figures} /> },
  { name: 'PlotChart', root: '.emb-chart', tag: 'figure', render: (props) => <PlotChart {...props} {...figures} /> },
  {
    name: 'ScatterChart',
    root: '.emb-scatter',
    tag: 'figure',
    render: (props) => <ScatterChart {...props} {...figures} />,
  },
  {
    name: 'Sparkline',
    root: '.emb-sparkline',
    tag: 'span',
    render: (props) => <Sparkline {...props} values={[4, 6, 5]} />,
  },
  { name: 'Treemap', root: '.emb-chart', tag: 'figure', render: (props) => <Treemap {...props} {...figures} /> },
]
