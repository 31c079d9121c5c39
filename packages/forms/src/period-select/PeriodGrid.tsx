import { useElementRef } from '@embpm/ui/field'
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import { gridStep, isGridStep } from './gridStep.js'
import { matchesPeriod, type PeriodRow } from './PeriodCell.js'
import { PeriodLine } from './PeriodLine.js'
import type { PeriodRange } from './usePeriodRange.js'

/** Props of `PeriodGrid`. */
export interface PeriodGridProps {
  /** Name of the grid. */
  'aria-label': string
  /** Looks: months above their weeks (`periods`: each month as a tile too), months in three columns, days in seven. */
  layout: 'periods' | 'weeks' | 'months' | 'days'
  rows: readonly PeriodRow[]
  /** Names of the columns, seen and heard; the first belongs to the headers of the lines. */
  columns?: readonly { text: string; name: string }[]
  chosen: readonly string[]
  range: PeriodRange
  onGroupPress?: (id: string) => void
  /** PageUp and PageDown: to the year or month before or after. */
  onPage: (step: 1 | -1) => void
  /** What a search found is marked. */
  found?: ReadonlySet<string>
  disabled: boolean
  /** Ref to the cell that Tab reaches. */
  ref?: Ref<HTMLElement>
}

/**
 * A grid of periods to press. One cell is in the tab order; arrows, Home, End and typing move, Space and Enter toggle,
 * Shift makes a range by mouse and by keyboard.
 */
export function PeriodGrid({
  'aria-label': label,
  layout,
  rows,
  columns,
  chosen,
  range,
  onGroupPress,
  onPage,
  found,
  disabled,
  ref,
}: PeriodGridProps) {
  const base = useId()
  const [attach, stop] = useElementRef<HTMLElement>(ref)
  const grid = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const [cursor, setCursor] = useState('')

  const lines = rows.map(({ id, group, cells }) => [
    ...(group ? [`${id}+`] : []),
    ...cells.map((cell) => cell?.key ?? null),
  ])
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell !== null)
  const isHere = (key: string) => lines.some((line) => line.includes(key))
  const entry = isHere(cursor)
    ? cursor
    : (
        cells.find(({ key }) => (found ? found.has(key) : chosen.includes(key))) ??
        cells.find(({ current }) => current) ??
        cells[0]
      )?.key

  // Only the list itself scrolls, never the page.
  const first = rows[0]?.id
  const scrolls = layout === 'periods' || layout === 'weeks'
  const showEntry = useEffectEvent(() => {
    // Not the stop of the keyboard: a disabled grid has none and shows what is chosen too.
    const row = document.getElementById(`${base}${entry ?? ''}`)?.closest<HTMLElement>('[role=row]')
    if (grid.current && row && scrolls) grid.current.scrollTop = row.offsetTop - 8
  })
  // Another first line means another year.
  useLayoutEffect(() => {
    if (first !== undefined) showEntry()
  }, [first])

  const keyAt = (target: EventTarget) =>
    target instanceof Element ? (target.closest<HTMLElement>('[data-period]')?.dataset.period ?? '') : ''
  const isFree = (key: string) => cells.some((cell) => cell.key === key && cell.locked !== true)

  const click = (event: MouseEvent) => {
    const key = keyAt(event.target)
    if (disabled || key === '') return
    setCursor(key)
    if (!isFree(key)) return
    if (event.shiftKey) range.rangeTo(key)
    else range.press(key)
  }

  const goTo = (key: string | undefined) => {
    if (key === undefined) return
    setCursor(key)
    document.getElementById(`${base}${key}`)?.focus()
  }

  const typeAhead = (letter: string, now: number, from: string) => {
    const text = (now - typed.current.at < 1000 ? typed.current.text : '') + letter
    typed.current = { text, at: now }
    const hits = cells.filter(({ search }) => matchesPeriod(search, text))
    const keys = lines.flat()
    const next = hits.find(({ key }) => keys.indexOf(key) > keys.indexOf(from) - (text.length > 1 ? 1 : 0)) ?? hits[0]
    // “w5” is week 5, though week 50 begins so too and may be nearer.
    const exact = cells.find((cell) => cell.text.toLowerCase() === text.toLowerCase())
    goTo((exact ?? next)?.key)
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const key = keyAt(event.target)
    if (disabled || key === '' || event.altKey || event.metaKey) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[rtl ? event.key : ''] ?? event.key
    if (isGridStep(mirrored)) {
      const next = gridStep(lines, key, mirrored, event.ctrlKey)
      if (event.shiftKey && next !== undefined && isFree(next)) range.stretch(key, next)
      goTo(next)
    } else if (event.key === 'PageUp' || event.key === 'PageDown') {
      onPage(event.key === 'PageUp' ? -1 : 1)
      // The cell that had the focus is gone with its page.
      requestAnimationFrame(() => stop.current?.focus())
    } else if ((event.key === ' ' || event.key === 'Enter') && isHere(key) && !key.endsWith('+')) {
      if (isFree(key)) {
        if (event.shiftKey) range.rangeTo(key)
        else range.press(key)
      }
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // A month is chosen as its weeks are: left to itself, Enter in its checkbox would send the form.
      event.target.click()
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey) typeAhead(event.key, event.timeStamp, key)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={grid}
      className="emb-period-grid"
      role="grid"
      tabIndex={disabled && scrolls ? 0 : undefined}
      aria-label={label}
      aria-multiselectable="true"
      aria-disabled={disabled || undefined}
      data-layout={layout}
      onClick={click}
      onKeyDown={press}
    >
      {columns && (
        <div role="row" className="emb-period-line">
          {columns.map(({ text, name }) => (
            <span
              key={name}
              role="columnheader"
              className="emb-period-head"
              aria-label={text === '' ? undefined : name}
            >
              {text === '' ? <span className="emb-visually-hidden">{name}</span> : text}
            </span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <PeriodLine
          key={row.id}
          base={base}
          row={row}
          entry={disabled ? undefined : entry}
          entryRef={attach}
          chosen={chosen}
          found={found}
          disabled={disabled}
          onGroupPress={() => {
            setCursor(`${row.id}+`)
            onGroupPress?.(row.id)
          }}
        />
      ))}
    </div>
  )
}
