import type { OrgChartOnDay } from '@embpm/contract/org-chart'
import { createRoot } from 'react-dom/client'
import '@embpm/ui/styles.css'
import { chartLayout } from '../../../app/src/areas/bp/org/chartLayout.js'
import { OrgChart } from '../../../app/src/areas/bp/org/OrgChart.js'
import { orgTree } from '../../../app/src/areas/bp/org/orgTree.js'
import { InApp } from '../InApp.tsx'
import { median } from '../median.ts'
import { frame, host, painted, rest } from '../page/painting.ts'
import type { OrganisationTimes } from './OrganisationSample.ts'

const repetitions = 7
/** The first ones load and compile what all need. */
const warming = 2

const ignore = () => undefined
const always = () => true
const isShown = (box: HTMLElement) => box.querySelector('.emb-app-org-card') !== null

/** An organisation with so many positions: eight or nine in a unit, each unit below another one. */
function organisation(count: number): OrgChartOnDay {
  const units = Math.ceil(count / 8.33)
  return {
    on: '2026-11-20',
    units: Array.from({ length: units }, (_, index) => ({
      id: `U${index}`,
      code: `OU-${1000 + index}`,
      name: `Unit ${index}`,
      parentId: index === 0 ? null : `U${Math.floor((index - 1) / 4)}`,
      manager: 'Inês Costa',
      managerTitle: 'Head',
      lockVersion: 1,
    })),
    positions: Array.from({ length: count }, (_, index) => ({
      id: `P${index}`,
      code: `P-${index}`,
      title: `Position ${index}`,
      unitId: `U${Math.floor((index * units) / count)}`,
      isChief: false,
      fte: 1,
      percent: 100,
      occupancy: 'filled' as const,
      holders: ['Erik Dahl'],
      since: null,
      until: null,
    })),
  }
}

/** Measures the chart of an organisation with so many positions. */
export async function timeOrganisation(count: number): Promise<OrganisationTimes> {
  const tree = orgTree(organisation(count))
  const runs = {
    layout: Array.of<number>(),
    ours: Array.of<number>(),
    plain: Array.of<number>(),
    pan: Array.of<number>(),
  }
  let shown = 0
  for (let run = 0; run < repetitions + warming; run += 1) {
    await rest()
    const begun = performance.now()
    chartLayout(tree, always)
    const layout = performance.now() - begun

    const box = host()
    const root = createRoot(box)
    await rest()
    const start = performance.now()
    root.render(
      <InApp>
        <OrgChart
          tree={tree}
          isOpen={always}
          onOpenChange={ignore}
          selected={null}
          onSelect={ignore}
          remembered={null}
          onViewChange={ignore}
        />
      </InApp>,
    )
    const ours = (await painted(() => isShown(box))) - start
    const cards = [...box.querySelectorAll<HTMLElement>('[role="treeitem"]')]
    shown = cards.length
    const markup = cards.map((card) => ({ look: card.style.cssText, inside: card.innerHTML, name: card.className }))
    const pan = await longestPan(box)
    root.unmount()
    box.remove()

    const plainBox = host()
    await rest()
    const plainStart = performance.now()
    for (const { look, inside, name } of markup) {
      const card = document.createElement('div')
      card.className = name
      card.style.cssText = look
      card.innerHTML = inside
      plainBox.append(card)
    }
    const plain = (await painted(() => isShown(plainBox))) - plainStart
    plainBox.remove()
    if (run < warming) continue
    runs.layout.push(layout)
    runs.ours.push(ours)
    runs.plain.push(plain)
    runs.pan.push(pan)
  }
  const { bounds, within } = chartLayout(tree, always)
  return {
    cards: within(bounds).cards.length,
    shown,
    layout: median(runs.layout),
    ours: median(runs.ours),
    plain: median(runs.plain),
    pan: median(runs.pan),
  }
}

/** Scrolls the chart for a second, as a wheel does, and answers the longest frame. */
async function longestPan(box: HTMLElement): Promise<number> {
  const target = box.querySelector('[role="tree"]')
  let [before, longest] = [await frame(), 0]
  for (let step = 0; step < 60; step += 1) {
    target?.dispatchEvent(new WheelEvent('wheel', { deltaX: 40, deltaY: 12, bubbles: true, cancelable: true }))
    const now = await frame()
    longest = Math.max(longest, now - before)
    before = now
  }
  return longest
}
