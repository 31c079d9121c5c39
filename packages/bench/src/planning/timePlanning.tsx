import '@embpm/ui/styles.css'
import { median } from '../median.ts'
import { largePlan } from './largePlan.ts'
import { timeCalendar } from './timeCalendar.tsx'
import type { PlanningTimes } from './PlanningSample.ts'
import { timeGrid, timeTable } from './timeGrid.tsx'
import { timeChart, timePeer } from './timePlan.tsx'

const repetitions = 5
/** The first ones load and compile what all need. */
const warming = 2

/** Measures a plan of 5,000 tasks with 6,000 links, a grid of 500 orders and 53 weeks, and a month of 2,000 events. */
export async function timePlanning(): Promise<PlanningTimes> {
  const plan = largePlan(5000, 6000)
  const runs: PlanningTimes[] = []
  for (let run = 0; run < repetitions + warming; run += 1) {
    const chart = await timeChart(plan)
    const ganttPeer = await timePeer(plan)
    const grid = await timeGrid()
    const tableDropped = await timeTable()
    const calendar = await timeCalendar()
    if (run >= warming) runs.push({ ...chart, ganttPeer, ...grid, tableDropped, ...calendar })
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
    month: of('month'),
    monthBare: of('monthBare'),
  }
}
