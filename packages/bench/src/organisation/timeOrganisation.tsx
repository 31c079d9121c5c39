import type { OrgChartOnDay } from '@embpm/contract/org-chart'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '@embpm/ui/styles.css'
import { chartLayout } from '../../../app/src/areas/bp/org/chartLayout.js'
import { OrgChart } from '../../../app/src/areas/bp/org/OrgChart.js'
import { firstOpen, orgTree, type OrgTree } from '../../../app/src/areas/bp/org/orgTree.js'
import type { ChartView } from '../../../app/src/areas/bp/org/useChartView.js'
import { InApp } from '../InApp.tsx'
import { median } from '../median.ts'
import { frame, host, painted, rest } from '../page/painting.ts'
import type { OpenedChart, OrganisationTimes } from './OrganisationSample.ts'

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

/** Half of its size, where two rows of units with their positions are in sight: what somebody comes back to who looked around. */
const crowded = { x: 0, y: -200, scale: 0.5 }

/** Opens a chart and draws the same cards as plain elements. */
async function openBoth(tree: OrgTree, isOpen: (key: string) => boolean, remembered: ChartView | null) {
  const box = host()
  const root = createRoot(box)
  const show = (children: ReactNode) => root.render(<InApp>{children}</InApp>)
  // The page is there before its chart.
  show(null)
  await rest()
  const start = performance.now()
  show(
    <OrgChart
      tree={tree}
      isOpen={isOpen}
      onOpenChange={ignore}
      selected={null}
      onSelect={ignore}
      remembered={remembered}
      onViewChange={ignore}
    />,
  )
  const ours = (await painted(() => isShown(box))) - start
  const cards = [...box.querySelectorAll<HTMLElement>('[role="treeitem"]')]
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
  return { ours, plain, pan, shown: cards.length }
}

/** Measures the chart of an organisation with so many positions. */
export async function timeOrganisation(count: number): Promise<OrganisationTimes> {
  const tree = orgTree(organisation(count))
  const open = new Set(firstOpen(tree))
  const isOpenAtFirst = (key: string) => open.has(key)
  const layouts = Array.of<number>()
  const opened: { first: OpenedChart[]; crowded: OpenedChart[] } = { first: [], crowded: [] }
  for (let run = 0; run < repetitions + warming; run += 1) {
    await rest()
    const begun = performance.now()
    chartLayout(tree, always)
    const layout = performance.now() - begun
    const first = await openBoth(tree, isOpenAtFirst, null)
    const other = await openBoth(tree, always, crowded)
    if (run < warming) continue
    layouts.push(layout)
    opened.first.push(first)
    opened.crowded.push(other)
  }
  const { bounds, within } = chartLayout(tree, always)
  return {
    cards: within(bounds).cards.length,
    layout: median(layouts),
    first: medians(opened.first),
    crowded: medians(opened.crowded),
  }
}

const medians = (all: readonly OpenedChart[]): OpenedChart => {
  const of = (key: keyof OpenedChart) => median(all.map((one) => one[key]))
  return { shown: of('shown'), ours: of('ours'), plain: of('plain'), pan: of('pan') }
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
