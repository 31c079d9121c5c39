import { addDays } from '@embpm/calendar/arithmetic'
import type { CapacityPage, CapacityPerson, ShownAssignment } from '@embpm/contract/capacity'
import { useViewport, useWindow } from '@embpm/ui/row-source'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAcross } from '../../../shell/useAcross.js'
import { barKey, capacityLines, groupKey, linesBetween, type CapacityLine, type Folding } from './capacityLines.js'
import { CapacityHead } from './CapacityHead.js'
import { CellDetails } from './CellDetails.js'
import { BarLine } from './BarLine.js'
import { movedBar } from './barPlace.js'
import { GroupLine } from './GroupLine.js'
import { mapSizes } from './mapSizes.js'
import { onMapKey, type MapPlace } from './onMapKey.js'
import { PersonLine } from './PersonLine.js'
import type { AssignmentEdits } from './useAssignmentEdits.js'
import { draggedWeeks, useBarDrag } from './useBarDrag.js'
import type { BarEditing } from './useBarEditing.js'
import { peopleAtOnce } from './useCapacity.js'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `CapacityMap`. */
export interface CapacityMapProps {
  data: CapacityPage
  people: ReadonlyMap<number, CapacityPerson>
  /** Asks for pages of people that are in sight. */
  onPages: (pages: readonly number[]) => void
  today: string
  folding: Folding
  onFolding: (folding: Folding) => void
  place: MapPlace
  onPlace: (place: MapPlace) => void
  edits: AssignmentEdits
  editing: BarEditing
  mayWrite: boolean
  words: CapacityWords
  onFind: (person: CapacityPerson, week: string, assignmentId: string | null) => void
  onNew: (person: CapacityPerson | null) => void
  onEdit: (assignmentId: string) => void
  onDelete: (one: ShownAssignment) => void
}

const layout = { rowHeight: mapSizes.unit, head: true }
/** Px that are drawn beyond what is in sight. */
const ahead = 220
/** Px of scrolling after which lines are drawn anew: few at a time keep within a frame. */
const step = 5 * mapSizes.person

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

/** People and weeks as a grid of one stop of the keyboard. Only what is in sight is drawn, both ways. */
export function CapacityMap(props: CapacityMapProps) {
  const { data, people, onPages, today, folding, onFolding, place, onPlace, edits, editing, mayWrite, words } = props
  const { t } = useTranslation()
  const name = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useViewport(scroller, layout)
  const { weeks, groups } = data
  const lines = useMemo(() => capacityLines(groups, people, folding), [groups, people, folding])
  const rows = useMemo(() => new Map(lines.map(({ key }, row) => [key, row])), [lines])
  const bottom = lines.at(-1)
  const height = bottom ? bottom.top + bottom.height : 0
  const drawn = useWindow({ scroller, viewport, count: Math.ceil(height / mapSizes.unit) })
  const width = weeks.length * mapSizes.week
  const across = useAcross({ scroller, width, printing: drawn.printing, step: 4 * mapSizes.week })
  const [from, to] = [Math.floor(across.from / mapSizes.week), Math.ceil(across.to / mapSizes.week)]
  const [first, last] = drawn.printing
    ? [0, height]
    : [Math.min(...drawn.rows) * mapSizes.unit, Math.max(...drawn.rows) * mapSizes.unit]
  const start = Math.floor((first - ahead) / step) * step
  const end = Math.ceil((last + ahead) / step) * step
  const shown = useMemo(() => linesBetween(lines, start, end), [lines, start, end])
  const current = weeks.findIndex((monday) => monday <= today && today <= addDays(monday, 6))
  const [told, setTold] = useState(false)

  const wanted = [
    ...new Set(shown.flatMap((line) => (line.kind === 'person' ? [Math.floor(line.index / peopleAtOnce) + 1] : []))),
  ].join(' ')
  const ask = useEffectEvent((pages: string) => onPages(pages.split(' ').map(Number)))
  useEffect(() => {
    if (wanted !== '') ask(wanted)
  }, [wanted])

  const at = rows.get(place.line) ?? 0
  const line = lines[at]
  const column = Math.min(place.column, weeks.length - 1)
  const person = line && line.kind !== 'group' ? people.get(line.index) : undefined
  const oneOf = (of: CapacityLine | undefined) =>
    of?.kind === 'bar' ? people.get(of.index)?.assignments.find(({ id }) => id === of.assignmentId) : undefined
  const one = oneOf(line)

  const reveal = useEffectEvent((row: number) => {
    const element = scroller.current
    const target = lines[row]
    if (!element || !target) return
    const room = element.clientHeight - mapSizes.head
    if (target.top < element.scrollTop) element.scrollTop = target.top
    else if (target.top + target.height > element.scrollTop + room)
      element.scrollTop = target.top + target.height - room
    const left = column * mapSizes.week
    const space = element.clientWidth - mapSizes.people
    if (left < element.scrollLeft) element.scrollLeft = left
    else if (left + mapSizes.week > element.scrollLeft + space)
      element.scrollLeft = Math.ceil((left + mapSizes.week - space) / mapSizes.week) * mapSizes.week
  })
  const goTo = (next: MapPlace) => {
    setTold(false)
    onPlace(next)
  }
  const shownAt = useRef(`${place.line} ${column}`)
  useEffect(() => {
    const now = `${place.line} ${column}`
    if (shownAt.current === now) return
    shownAt.current = now
    reveal(rows.get(place.line) ?? 0)
  })
  const fold = (of: CapacityLine) => {
    if (of.kind === 'group') onFolding({ ...folding, closed: toggled(folding.closed, groupKey(of.group)) })
    const whose = of.kind === 'person' ? people.get(of.index) : undefined
    if (whose) onFolding({ ...folding, opened: toggled(folding.opened, whose.id) })
  }
  const find = () => {
    const week = weeks[column]
    if (person && week !== undefined) props.onFind(person, week, one?.id ?? null)
  }
  const { drag, wasDragged, onPointerDown } = useBarDrag({
    isOn: mayWrite && editing.picked === null,
    oneOf: (id) => oneOf(lines[rows.get(barKey(id)) ?? -1]),
    onMove: editing.move,
  })
  const lastDay = addDays(weeks.at(-1) ?? today, 6)
  const ghostOf = (of: ShownAssignment): ShownAssignment | null => {
    if (editing.picked?.before.id === of.id) return editing.picked.now
    if (drag?.one.id !== of.id) return null
    const now = edits.shown(of)
    return { ...now, ...movedBar(now, drag.part, draggedWeeks(drag), lastDay) }
  }

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || wasDragged()) return
    const row = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)
    const pressed = lines[row]
    if (!pressed) return
    const cell = target.closest<HTMLElement>('[data-column]')
    if (editing.picked && pressed.key !== place.line) editing.putDown()
    onPlace({ line: pressed.key, column: cell ? Number(cell.dataset.column) : column })
    if (target.closest('[data-fold]')) fold(pressed)
    setTold(cell !== null)
  }

  return (
    <div
      ref={scroller}
      role="treegrid"
      aria-label={t('implementation.pages.employeeAssignment')}
      aria-rowcount={lines.length + 1}
      aria-colcount={weeks.length + 1}
      aria-activedescendant={
        line && shown.includes(line) && (line.kind !== 'person' || (column >= from && column < to))
          ? `${name}-${at}-${line.kind === 'person' ? column : 0}`
          : undefined
      }
      tabIndex={0}
      className="emb-app-capacity-grid"
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={(event) => {
        // What is told beside a cell lies above the map: its keys are its own.
        if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
        const page = Math.max(1, Math.floor(viewport.height / mapSizes.person) - 2)
        const keys = {
          lines,
          columns: weeks.length,
          place: { line: line?.key ?? '', column },
          page,
          line,
          one,
          editing,
        }
        const done = onMapKey(event, {
          ...keys,
          goTo,
          mayWrite,
          fold,
          onDetails: () => setTold(true),
          onFind: find,
          onNew: () => props.onNew(person ?? null),
          onEdit: ({ id }) => props.onEdit(id),
          onDelete: props.onDelete,
        })
        if (done) event.preventDefault()
      }}
    >
      <CapacityHead weeks={weeks} from={from} to={to} current={current} words={words} />
      <div
        role="rowgroup"
        className="emb-app-capacity-body"
        style={{ blockSize: height, inlineSize: mapSizes.people + width }}
      >
        {shown.map((of) => {
          const row = rows.get(of.key) ?? 0
          const isActive = row === at
          const place = { row, top: of.top, name, words }
          if (of.kind === 'group')
            return (
              <GroupLine
                key={of.key}
                {...place}
                group={of.group}
                closed={of.closed}
                active={isActive}
                columns={weeks.length}
              />
            )
          if (of.kind === 'none')
            return (
              <div
                key={of.key}
                role="row"
                aria-rowindex={row + 2}
                className="emb-app-capacity-none"
                data-row={row}
                style={{ insetBlockStart: of.top }}
              >
                <span id={`${name}-${row}-0`} role="gridcell" aria-colindex={1} data-active={isActive || undefined}>
                  {t('employeeAssignments.nothingInWeeks')}
                </span>
              </div>
            )
          const whose = people.get(of.index)
          if (of.kind === 'bar') {
            const stored = oneOf(of)
            return (
              stored && (
                <BarLine
                  key={of.key}
                  {...place}
                  one={edits.shown(stored)}
                  ghost={ghostOf(stored)}
                  colour={((whose?.assignments.indexOf(stored) ?? 0) % 5) + 1}
                  weeks={weeks}
                  active={isActive}
                  picked={editing.picked?.before.id === stored.id}
                  mayWrite={mayWrite}
                />
              )
            )
          }
          return (
            <PersonLine
              key={of.key}
              {...place}
              person={whose}
              weeks={weeks}
              open={of.open}
              from={from}
              to={to}
              active={isActive ? column : -1}
              details={
                isActive &&
                whose && (
                  <CellDetails
                    person={whose}
                    column={column}
                    week={weeks[column] ?? today}
                    open={told}
                    onOpenChange={setTold}
                    onLeave={() => scroller.current?.focus({ preventScroll: true })}
                    onFind={mayWrite ? find : null}
                    onReduce={
                      mayWrite
                        ? (id) => {
                            onFolding({ ...folding, opened: new Set(folding.opened).add(whose.id) })
                            goTo({ line: barKey(id), column })
                            scroller.current?.focus({ preventScroll: true })
                          }
                        : null
                    }
                    words={words}
                  />
                )
              }
            />
          )
        })}
      </div>
    </div>
  )
}
