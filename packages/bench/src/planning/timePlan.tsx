import { workingCalendar } from '@embpm/calendar/working-calendar'
import { Gantt as Peer, Willow } from '@svar-ui/react-gantt'
import '@svar-ui/react-gantt/style.css'
import { createRoot } from 'react-dom/client'
import { ganttAxis, type Zoom } from '../../../app/src/areas/project/operation-tasks/gantt/ganttAxis.js'
import { GanttChart } from '../../../app/src/areas/project/operation-tasks/gantt/GanttChart.js'
import {
  calendarsOf,
  ganttRows,
  plannedWith,
  type Plan,
} from '../../../app/src/areas/project/operation-tasks/gantt/ganttPlan.js'
import '../../../app/src/areas/project/operation-tasks/gantt/styles.css'
import { InApp } from '../InApp.tsx'
import { frame, host, painted, rest } from '../page/painting.ts'
import { droppedWhileScrolled } from './droppedWhileScrolled.ts'
import { scheduled } from './largePlan.ts'
import type { PlanningTimes } from './PlanningSample.ts'

const today = '2026-11-20'
const ignore = () => undefined
const none = new Set<string>()
const calendar = workingCalendar({ workweek: [1, 2, 3, 4, 5] })

/** What the screen works out of a plan before it is drawn. */
function chartOf(plan: Plan, zoom: Zoom) {
  const planned = plannedWith(plan, new Map(), calendarsOf(plan))
  const rows = planned.cycle ? [] : ganttRows(plan, planned, none)
  const days = plan.tasks.flatMap(({ plannedStart, plannedEnd }) =>
    [plannedStart, plannedEnd].filter((day) => day !== null),
  )
  return { rows, axis: ganttAxis(zoom, days, today) }
}

function Chart({ plan, zoom }: { plan: Plan; zoom: Zoom }) {
  const { rows, axis } = chartOf(plan, zoom)
  return (
    <InApp>
      <div className="emb-app-gantt" style={{ blockSize: 760 }}>
        <GanttChart
          ref={null}
          critical
          baseline
          rows={rows}
          axis={axis}
          today={today}
          calendar={calendar}
          selected={null}
          onSelect={ignore}
          closed={none}
          onFold={ignore}
          onOpen={ignore}
          mayWrite
          onChange={ignore}
          onLink={ignore}
          onPickUp={ignore}
          told={false}
          onTell={ignore}
          keysFor={() => ignore}
        />
      </div>
    </InApp>
  )
}

const drawing = (box: HTMLElement) => box.querySelector('.emb-app-gantt-drawing')
const hasBars = (box: HTMLElement) => drawing(box)?.querySelector('[data-task]') != null

/** Opens the chart of a plan, looks at it otherwise and scrolls it. */
export async function timeChart(
  plan: Plan,
): Promise<Pick<PlanningTimes, 'schedule' | 'gantt' | 'ganttPlain' | 'zoom' | 'ganttDropped'>> {
  // What came before is not to be cleaned up within its time.
  await rest()
  const begun = performance.now()
  scheduled(plan.tasks)
  const schedule = performance.now() - begun

  const box = host()
  const root = createRoot(box)
  await rest()
  const start = performance.now()
  root.render(<Chart plan={plan} zoom="week" />)
  const gantt = (await painted(() => hasBars(box))) - start
  await rest()
  const markup = box.innerHTML
  const scroller = box.querySelector('.emb-app-gantt-grid')
  const ganttDropped = scroller ? await droppedWhileScrolled(scroller) : Number.NaN

  await rest()
  const before = drawing(box)?.innerHTML
  const zoomed = performance.now()
  root.render(<Chart plan={plan} zoom="month" />)
  const zoom = (await painted(() => drawing(box)?.innerHTML !== before)) - zoomed
  root.unmount()
  box.remove()

  const plain = host()
  await rest()
  const plainStart = performance.now()
  plain.innerHTML = markup
  const ganttPlain = (await painted(() => hasBars(plain))) - plainStart
  plain.remove()
  return { schedule, gantt, ganttPlain, zoom, ganttDropped }
}

const linkTypes = { FS: 'e2s', SS: 's2s', FF: 'e2e', SF: 's2e' } as const

/** Opens the chart of SVAR with the same tasks and links. */
export async function timePeer(plan: Plan): Promise<number> {
  const tasks = plan.tasks.map(({ id, title, parentId, plannedStart, plannedEnd, summary }) => ({
    id,
    text: title,
    parent: parentId ?? 0,
    start: new Date(plannedStart ?? today),
    end: new Date(plannedEnd ?? today),
    type: summary ? 'summary' : 'task',
    open: summary,
    progress: 0,
  }))
  const links = plan.tasks.flatMap(({ id, predecessors }) =>
    predecessors.map(({ id: source, type }, nth) => ({
      id: `${id} ${String(nth)}`,
      source,
      target: id,
      type: linkTypes[type],
    })),
  )
  const scales = [
    { unit: 'month' as const, step: 1, format: '%F %Y' },
    { unit: 'week' as const, step: 1, format: '%W' },
  ]
  const box = host()
  const root = createRoot(box)
  await rest()
  const start = performance.now()
  root.render(
    <Willow fonts={false}>
      <div style={{ blockSize: 760 }}>
        <Peer tasks={tasks} links={links} scales={scales} cellHeight={32} />
      </div>
    </Willow>,
  )
  const time = (await painted(() => box.querySelector('.wx-bar') !== null)) - start
  await frame()
  root.unmount()
  box.remove()
  return time
}
