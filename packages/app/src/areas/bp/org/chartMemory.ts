import type { Services } from '../../../session/services.js'
import type { ChartView } from './useChartView.js'

/** What the chart was like when one left it. */
export interface ChartMemory {
  /** Keys of what is open; `null` before anybody has opened or folded anything. */
  open: readonly string[] | null
  view: ChartView | null
}

const memories = new WeakMap<Services, Map<string, ChartMemory>>()

/** What is remembered of the chart of an organisation, for as long as the page is open. */
export const recallChart = (services: Services, organisation: string): ChartMemory =>
  memories.get(services)?.get(organisation) ?? { open: null, view: null }

/** Remembers what the chart is like. */
export function rememberChart(services: Services, organisation: string, memory: Partial<ChartMemory>): void {
  const all = memories.get(services) ?? new Map<string, ChartMemory>()
  memories.set(services, all.set(organisation, { ...recallChart(services, organisation), ...memory }))
}
