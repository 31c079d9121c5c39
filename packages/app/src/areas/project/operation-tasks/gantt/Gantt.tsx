import { addDays } from '@embpm/calendar'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPortal, flushSync } from 'react-dom'
import { kindHref, usePlace } from '../../../../entity/usePlace.js'
import { useMayWrite } from '../../../../entity/useUser.js'
import { LeaveGuard } from '../../../../shell/LeaveGuard.js'
import { useCards } from '../../../../shell/useCards.js'
import { useToday } from '../../../../timeline/useToday.js'
import { operationTaskKind as kind } from '../operationTaskKind.js'
import { fileOfPlan } from '../project-file/fileOfPlan.js'
import { useProjectImport } from '../project-file/useProjectImport.js'
import { writeProjectXml } from '../project-file/writeProjectXml.js'
import { ganttAxis, type Zoom } from './ganttAxis.js'
import { GanttChart, type GanttHandle } from './GanttChart.js'
import { GanttPhone } from './GanttPhone.js'
import { ganttRows, type GanttRow, type Plan } from './ganttPlan.js'
import { GanttSheet } from './GanttSheet.js'
import { GanttStrip } from './GanttStrip.js'
import { GanttTools } from './GanttTools.js'
import { onGanttKey } from './onGanttKey.js'
import { PlanBar } from './PlanBar.js'
import { sheetText } from './sheetText.js'
import { useGanttEditing } from './useGanttEditing.js'
import { useTaskPlan } from './useTaskPlan.js'
import './styles.css'

/** Props of `Gantt`. */
export interface GanttProps {
  plan: Plan
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

/** The plan of tasks as a chart that can be changed, with its tools, what changes do, and its keys; on a phone as a list. */
export function Gantt({ plan: read, zoom, onZoom }: GanttProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const router = useRouter()
  const today = useToday()
  const mayWrite = useMayWrite(kind)
  const plan = useTaskPlan(read)
  const chart = useRef<GanttHandle>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ critical: true, baseline: true })
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const [told, tell] = useState(false)
  const [said, say] = useState('')
  const [linking, setLinking] = useState<GanttRow | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const { planned, calendarOf } = plan

  const rows = useMemo(() => (planned.cycle ? [] : ganttRows(read, planned, closed)), [read, planned, closed])
  const axis = useMemo(() => {
    const days = read.tasks.flatMap((task) =>
      [task.plannedStart, task.plannedEnd, task.baselineEnd].filter((day) => day !== null),
    )
    // What is being moved still has room to go on.
    const later = plan.edits.size > 0 ? days.map((day) => addDays(day, 60)) : []
    return ganttAxis(zoom, [...days, ...later], today)
  }, [read, zoom, today, plan.edits.size])
  const first = read.tasks[0]
  const calendar = useMemo(() => (first ? calendarOf(first) : null), [first, calendarOf])
  const selected = chosen ?? rows[0]?.id ?? null

  const editing = useGanttEditing(plan, say)
  const open = (row: GanttRow) => {
    if (row.task) void router.navigate({ href: kindHref(kind, place, row.id) })
  }
  const select = (id: string) => {
    if (id !== selected) tell(false)
    setChosen(id)
  }
  const fold = (row: GanttRow, isClosed: boolean) => {
    const next = new Set(closed)
    if (isClosed) next.add(row.id)
    else next.delete(row.id)
    setClosed(next)
  }
  const link = (from: GanttRow, to: GanttRow) => {
    setLinking(null)
    editing.link(from, to)
  }
  const pickUp = (row: GanttRow) => {
    if (!row.task || row.summary) return
    setLinking(row)
    say(t('operationTasks.gantt.pickedUp', { title: row.title }))
  }
  const keysOf = {
    rows,
    at: rows.findIndex(({ id }) => id === selected),
    mayWrite,
    linking: linking !== null,
    goTo: (row: number) => select(rows[row]?.id ?? ''),
    open,
    tell: () => tell(true),
    fold,
    isClosed: ({ id }: GanttRow) => closed.has(id),
    change: editing.change,
    pickUp,
    putDown: (row: GanttRow) => linking && row.id !== linking.id && link(linking, row),
    drop: () => {
      setLinking(null)
      say(t('operationTasks.gantt.dropped'))
    },
    undo: plan.undo,
    zoomTo: onZoom,
    showToday: () => chart.current?.showToday(),
  }

  const draw = async () => {
    flushSync(() => setDrawn(true))
    try {
      const drawing = sheet.current?.querySelector('svg')
      if (!drawing) throw new Error('There is nothing to draw')
      return sheetText(drawing)
    } finally {
      setDrawn(false)
    }
  }

  const write = () => {
    const [order, other] = read.orders
    const title = order && !other ? `${order.orderNo} ${order.title}` : t('operationTasks.title')
    const all = planned.cycle ? [] : ganttRows(read, planned, new Set())
    return writeProjectXml(fileOfPlan(title, all, read.calendars[0]))
  }

  const projectImport = useProjectImport(read)
  const cards = useCards()
  if (!calendar) return null
  if (cards) return <GanttPhone rows={rows} today={today} />
  return (
    <div className="emb-app-gantt">
      <GanttTools
        {...shown}
        onShow={setShown}
        zoom={zoom}
        onZoom={onZoom}
        onToday={() => chart.current?.showToday()}
        onBaseline={mayWrite && plan.edits.size === 0 ? plan.setBaseline : null}
        draw={draw}
        write={write}
        onImport={mayWrite && plan.edits.size === 0 ? projectImport.open : null}
      />
      <PlanBar plan={plan} />
      <GanttChart
        {...shown}
        ref={chart}
        rows={rows}
        axis={axis}
        today={today}
        calendar={calendar}
        selected={selected}
        onSelect={select}
        closed={closed}
        onFold={fold}
        onOpen={open}
        mayWrite={mayWrite}
        onChange={editing.change}
        onLink={link}
        onPickUp={pickUp}
        told={told}
        onTell={tell}
        keysFor={(page) => onGanttKey({ ...keysOf, page })}
      />
      <GanttStrip said={said} mayWrite={mayWrite} />
      <LeaveGuard unsaved={plan.edits.size > 0} onSessionLost={plan.discard} onDiscard={plan.discard} />
      {projectImport.dialog}
      {isDrawn &&
        createPortal(
          <div ref={sheet} className="emb-app-gantt-sheet">
            <GanttSheet {...shown} rows={rows} axis={axis} today={today} calendar={calendar} />
          </div>,
          document.body,
        )}
    </div>
  )
}
