import '@embpm/ui/styles.css'
import { median } from '../median.ts'
import { largePlan } from './largePlan.ts'
import type { PlanningTimes } from './PlanningSample.ts'
import { timeGrid, timeTable } from './timeGrid.tsx'
import { timeChart, timePeer } from './timePlan.tsx'

const repetitions = 5
/** The first ones load and compile what all need. */
const warming = 2

/** Measures a plan of 5,000 tasks with 6,000 links, and a grid of 500 orders and 53 weeks. */
export async function timePlanning(): Promise<PlanningTimes> {
  const plan = largePlan(5000, 6000)
  const runs: PlanningTimes[] = []
  for (let run = 0; run < repetitions + warming; run += 1) {
    const chart = await timeChart(plan)
    const ganttPeer = await timePeer(plan)
    const grid = await timeGrid()
    const tableDropped = await timeTable()
    if (run >= warming) runs.push({ ...chart, ganttPeer, ...grid, tableDropped })
  }
  const of = (key: keyof PlanningTimes) => median(runs.map((times) => times[key]))
  return {
    schedule: of('schedule'),
    gantt: of('gantt'),
    ganttPlain: of('ganttPlain'),
    ganttPeer: of('ganttPeer'),
    zoom: of('zoom'),
    ganttDropped: of('ganttDropped'),
    key: of('key'),
    enter: of('enter'),
    gridDropped: of('gridDropped'),
    tableDropped: of('tableDropped'),
  }
}
