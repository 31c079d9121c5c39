import type { ChartFigures } from '@embpm/ui/charts'

/** A chart of the dashboard. */
export interface BenchChart extends ChartFigures {
  kind: 'line' | 'bar' | 'donut' | 'heat' | 'points'
}

const kinds = ['line', 'bar', 'donut', 'line', 'bar', 'heat', 'line', 'bar', 'donut', 'line', 'points', 'bar'] as const
const sizes = { line: [26, 3], bar: [12, 4], donut: [6, 1], heat: [7, 12], points: [60, 2] } as const

/** Twelve charts with figures that are the same each time. */
export const dashboardFigures: readonly BenchChart[] = kinds.map((kind, nth) => {
  const [groups, series] = sizes[kind]
  return {
    kind,
    label: `Chart ${nth + 1}`,
    series: Array.from({ length: series }, (_, place) => ({ id: `s${place}`, label: `Series ${place + 1}` })),
    groups: Array.from({ length: groups }, (_, at) => ({
      id: `g${at}`,
      label: `W${at + 1}`,
      href: `#${at}`,
      values: Array.from({ length: series }, (_value, place) => ((at * 37 + place * 53 + nth * 11) % 90) + 10),
    })),
  }
})
