import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Pie,
  PieChart,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
} from 'recharts'
import { type BenchChart, dashboardFigures } from './dashboardFigures.ts'

const [width, height] = [330, 200] as const
const color = (place: number) => `var(--emb-chart-${(place % 8) + 1})`

function Chart({ kind, series, groups }: BenchChart) {
  const data = groups.map((group) => ({
    name: group.label,
    ...Object.fromEntries(series.map((one, place) => [one.id, group.values[place] ?? 0])),
  }))
  const size = { width, height }
  if (kind === 'line')
    return (
      <LineChart {...size} data={data}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="name" />
        <YAxis />
        {series.map((one, place) => (
          <Line key={one.id} dataKey={one.id} stroke={color(place)} dot={false} isAnimationActive={false} />
        ))}
      </LineChart>
    )
  if (kind === 'donut')
    return (
      <PieChart {...size}>
        <Pie data={data} dataKey="s0" innerRadius={44} outerRadius={64} isAnimationActive={false} />
      </PieChart>
    )
  if (kind === 'points')
    return (
      <ScatterChart {...size}>
        <XAxis dataKey="s0" type="number" />
        <YAxis dataKey="s1" type="number" />
        <Scatter data={data} fill={color(0)} isAnimationActive={false} />
      </ScatterChart>
    )
  return (
    <BarChart {...size} data={data}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="name" />
      <YAxis />
      {series.map((one, place) => (
        <Bar key={one.id} dataKey={one.id} stackId="all" fill={color(place)} isAnimationActive={false} />
      ))}
    </BarChart>
  )
}

/** The same figures by Recharts, without animation. */
export function PeerDashboard() {
  return dashboardFigures.map((chart) => (
    <section key={chart.label} className="emb-card">
      <header className="emb-card-head">
        <h2 className="emb-card-title">{chart.label}</h2>
      </header>
      <Chart {...chart} />
    </section>
  ))
}
