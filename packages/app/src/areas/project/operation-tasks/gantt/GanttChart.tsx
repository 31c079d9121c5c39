import { dayNumber, type Day } from '@embpm/calendar'
import type { WorkingCalendar } from '@embpm/calendar/working-calendar'
import { scrollToRow, useViewport, useWindow } from '@embpm/ui/row-source'
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { useTranslation } from 'react-i18next'
import { xOf, type GanttAxis, type Zoom } from './ganttAxis.js'
import { GanttBar } from './GanttBar.js'
import type { GanttShown } from './GanttBar.js'
import { sizes, spanOf } from './ganttGeometry.js'
import { GanttDetails } from './GanttDetails.js'
import { GanttHead } from './GanttHead.js'
import { GanttLinks } from './GanttLinks.js'
import type { GanttRow } from './ganttPlan.js'
import { GanttRowCells } from './GanttRowCells.js'
import { GanttShade } from './GanttShade.js'
import { useAcross } from '../../../../shell/useAcross.js'
import { draggedDays, useGanttDrag } from './useGanttDrag.js'
import type { BarChange } from './useGanttEditing.js'
import { useGanttWords } from './useGanttWords.js'

/** What others do with the chart. */
export interface GanttHandle {
  focus: () => void
  showToday: () => void
}

/** Props of `GanttChart`. */
export interface GanttChartProps extends GanttShown {
  ref: Ref<GanttHandle>
  rows: readonly GanttRow[]
  axis: GanttAxis
  today: Day
  calendar: WorkingCalendar
  selected: string | null
  onSelect: (id: string) => void
  closed: ReadonlySet<string>
  onFold: (row: GanttRow, closed: boolean) => void
  onOpen: (row: GanttRow) => void
  mayWrite: boolean
  onChange: (row: GanttRow, change: BarChange) => void
  onLink: (from: GanttRow, to: GanttRow) => void
  /** Picks a task up to be linked to another one. */
  onPickUp: (row: GanttRow) => void
  /** Whether the selected task is told of beside its bar. */
  told: boolean
  onTell: (told: boolean) => void
  /** The keys, once it is known how many rows are in sight. */
  keysFor: (page: number) => (event: KeyboardEvent) => void
}

const layout = { rowHeight: sizes.row, head: true }

/** The chart: a grid of tasks whose cells stay at the start, and beside them their bars and links. Only what is in sight is drawn. */
export function GanttChart(props: GanttChartProps) {
  const { ref, rows, axis, today, calendar, selected, closed, mayWrite, critical, baseline } = props
  const { t } = useTranslation()
  const words = useGanttWords()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const viewport = useViewport(scroller, layout)
  const drawn = useWindow({ scroller, viewport, count: rows.length })
  const across = useAcross({ scroller, width: axis.width, printing: drawn.printing })
  const places = useMemo(() => new Map(rows.map((row, place) => [row.id, place])), [rows])
  const at = selected === null ? -1 : (places.get(selected) ?? -1)

  const showToday = () => {
    const element = scroller.current
    const cells = element?.querySelector('.emb-app-gantt-cells')?.clientWidth ?? 0
    if (element) element.scrollLeft = Math.max(0, xOf(axis, dayNumber(today)) - (element.clientWidth - cells) / 3)
  }
  useImperativeHandle(ref, () => ({ focus: () => scroller.current?.focus(), showToday }))
  const shownZoom = useRef<Zoom | null>(null)
  useEffect(() => {
    if (shownZoom.current === axis.zoom) return
    shownZoom.current = axis.zoom
    showToday()
  })
  const follow = useEffectEvent((row: number) => {
    if (row >= 0) scrollToRow(scroller, viewport, { row, count: rows.length })
  })
  useEffect(() => follow(at), [at])

  const { drag, wasDragged, onPointerDown } = useGanttDrag({
    isOn: mayWrite,
    day: axis.day,
    rowOf: (task) => rows[places.get(task) ?? -1],
    rowAt: (y) => rows[Math.floor((y - (body.current?.getBoundingClientRect().top ?? 0)) / sizes.row)],
    onChange: props.onChange,
    onLink: props.onLink,
  })
  const shown = drawn.rows.toSorted((one, other) => one - other)
  const [first, last] = [shown[0] ?? 0, shown.at(-1) ?? 0]
  const height = rows.length * sizes.row
  const keys = props.keysFor(Math.max(1, Math.floor(viewport.height / sizes.row) - 2))
  const rowBelow = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return element ? rows[Number(element.dataset.row)] : undefined
  }
  const rowId = (row: GanttRow) => `${id}-${row.id.replaceAll(' ', '-')}`

  return (
    <div
      ref={scroller}
      role="treegrid"
      aria-label={t('operationTasks.gantt.chart')}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={at >= 0 && drawn.has(at) && rows[at] ? rowId(rows[at]) : undefined}
      tabIndex={0}
      className="emb-app-gantt-grid"
      onKeyDown={(event) => {
        // What stands beside a bar is of the chart, but lies above it: its keys are its own.
        if (event.target instanceof Node && event.currentTarget.contains(event.target)) keys(event)
      }}
      onClick={({ target }) => {
        const row = rowBelow(target)
        if (row) props.onSelect(row.id)
      }}
      onDoubleClick={({ target }) => {
        const row = rowBelow(target)
        if (row) props.onOpen(row)
      }}
    >
      <div
        role="row"
        aria-rowindex={1}
        className="emb-app-gantt-head"
        style={{ minInlineSize: `calc(var(--emb-app-gantt-cells) + ${axis.width}px)` }}
      >
        <div className="emb-app-gantt-cells">
          <span role="columnheader" className="emb-app-gantt-number">
            {t('operationTasks.gantt.number')}
          </span>
          <span role="columnheader" className="emb-app-gantt-title">
            {t('fields.title')}
          </span>
          <span role="columnheader" className="emb-app-gantt-role">
            {t('fields.role')}
          </span>
          <span role="columnheader" className="emb-app-gantt-duration">
            {t('operationTasks.gantt.duration')}
          </span>
          <span role="columnheader" className="emb-app-gantt-progress">
            {t('operationTasks.gantt.progress')}
          </span>
        </div>
        <span role="columnheader" className="emb-visually-hidden">
          {t('operationTasks.when')}
        </span>
        <svg aria-hidden width={axis.width} height={sizes.head}>
          <GanttHead axis={axis} across={across} today={today} />
        </svg>
      </div>
      <div
        ref={body}
        role="rowgroup"
        className="emb-app-gantt-body"
        style={{ ...drawn.style, inlineSize: `calc(var(--emb-app-gantt-cells) + ${axis.width}px)` }}
      >
        {drawn.rows.map((index, slot) => {
          const row = rows[index]
          return (
            row && (
              <div
                key={slot}
                id={rowId(row)}
                role="row"
                aria-rowindex={index + 2}
                aria-level={row.level}
                aria-expanded={row.summary ? !closed.has(row.id) : undefined}
                aria-selected={row.id === selected}
                className="emb-app-gantt-row"
                style={{ insetBlockStart: drawn.topOf(index) }}
                data-row={index}
              >
                <GanttRowCells
                  row={row}
                  closed={closed.has(row.id)}
                  critical={critical}
                  onFold={props.onFold}
                  words={words}
                />
                {row.id === selected && row.dates && (
                  <GanttDetails
                    key={row.id}
                    row={row}
                    open={props.told}
                    onOpenChange={props.onTell}
                    onLeave={() => scroller.current?.focus({ preventScroll: true })}
                    onChange={mayWrite ? props.onChange : null}
                    onLink={mayWrite ? props.onPickUp : null}
                    style={{
                      insetInlineStart: `calc(var(--emb-app-gantt-cells) + ${Math.max(0, spanOf(axis, row.dates).from - 32)}px)`,
                    }}
                  />
                )}
              </div>
            )
          )
        })}
        <svg
          aria-hidden
          className="emb-app-gantt-drawing"
          width={axis.width}
          height={height}
          onPointerDown={(event) => {
            const task =
              event.target instanceof Element
                ? event.target.closest<SVGElement>('[data-task]')?.dataset.task
                : undefined
            if (task !== undefined) props.onSelect(task)
            onPointerDown(event)
          }}
          onClick={({ target }) => {
            if (target instanceof SVGElement && target.dataset.part === 'bar' && !wasDragged()) props.onTell(true)
          }}
        >
          <GanttShade axis={axis} across={across} height={height} calendar={calendar} today={today} />
          <GanttLinks
            rows={rows}
            places={places}
            axis={axis}
            lines={{ from: first, to: last }}
            across={across}
            selected={selected}
            critical={critical}
            labelOf={words.linkOf}
          />
          {shown.map((index) => {
            const row = rows[index]
            return (
              row && (
                <GanttBar
                  key={row.id}
                  row={row}
                  top={index * sizes.row}
                  axis={axis}
                  selected={row.id === selected}
                  editable={mayWrite && row.task?.actualEnd === null}
                  label={words.behind(row, baseline)}
                  critical={critical}
                  baseline={baseline}
                />
              )
            )
          })}
          {drag && <Dragged drag={drag} axis={axis} top={(places.get(drag.row.id) ?? 0) * sizes.row} />}
        </svg>
      </div>
    </div>
  )
}

/** Where a bar would be that is dragged, or the link that is drawn from it. */
function Dragged({
  drag,
  axis,
  top,
}: {
  drag: NonNullable<ReturnType<typeof useGanttDrag>['drag']>
  axis: GanttAxis
  top: number
}) {
  const { row, part, from, at } = drag
  if (!row.dates) return null
  const bar = spanOf(axis, row.dates)
  const [y, by] = [top + sizes.barTop, draggedDays(drag, axis.day) * axis.day]
  if (part === 'link')
    return (
      <path
        className="emb-app-gantt-dragged"
        d={`M${bar.to} ${y + 7}L${bar.to + at.x - from.x} ${y + 7 + at.y - from.y}`}
      />
    )
  const start = part === 'end' ? bar.from : bar.from + by
  const end = part === 'start' ? bar.to : bar.to + by
  return (
    <rect
      className="emb-app-gantt-dragged"
      x={start}
      y={y}
      width={Math.max(axis.day, end - start)}
      height={sizes.bar}
      rx={3}
    />
  )
}
