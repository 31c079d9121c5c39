import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import '@embpm/ui/styles.css'
import { median } from '../median.ts'
import { host, painted, rest } from '../page/painting.ts'
import { dashboardFigures } from './dashboardFigures.ts'
import type { DashboardsTimes } from './DashboardsSample.ts'
import { OurDashboard } from './OurDashboard.tsx'
import { PeerDashboard } from './PeerDashboard.tsx'
import { PlainDashboard } from './PlainDashboard.tsx'

const repetitions = 7
/** The first ones load and compile what all need. */
const warming = 2

/** Drawn once each chart has a shape of its own. */
const isDrawn = (box: HTMLElement) => {
  const cards = [...box.querySelectorAll('.emb-card')]
  return (
    cards.length === dashboardFigures.length &&
    cards.every((card) => card.querySelector('rect, path, circle, .emb-chart-mark') !== null)
  )
}

async function timeOf(Dashboard: ComponentType): Promise<{ time: number; elements: number }> {
  const box = host()
  box.style.cssText = 'inline-size: 1400px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px'
  const root = createRoot(box)
  await rest()
  const begun = performance.now()
  root.render(<Dashboard />)
  const time = (await painted(() => isDrawn(box))) - begun
  const elements = box.querySelectorAll('*').length
  root.unmount()
  box.remove()
  return { time, elements }
}

/** Measures a dashboard of twelve charts. */
export async function timeDashboards(): Promise<DashboardsTimes> {
  const dashboards = { ours: OurDashboard, plain: PlainDashboard, peer: PeerDashboard }
  const times = { ours: Array.of<number>(), plain: Array.of<number>(), peer: Array.of<number>() }
  const elements = { ours: 0, plain: 0, peer: 0 }
  for (let run = 0; run < repetitions + warming; run += 1)
    for (const name of ['ours', 'plain', 'peer'] as const) {
      const found = await timeOf(dashboards[name])
      elements[name] = found.elements
      if (run >= warming) times[name].push(found.time)
    }
  return {
    ours: median(times.ours),
    plain: median(times.plain),
    peer: median(times.peer),
    ourElements: elements.ours,
    plainElements: elements.plain,
    peerElements: elements.peer,
  }
}
