import type { PeriodMonth, PeriodYear } from '@embpm/contract/period-closing'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PeriodRow } from './PeriodRow.js'
import { placeAfter, placesOf, rangeOf, type PeriodPlace } from './periodPlaces.js'

/** Props of `PeriodTable`. */
export interface PeriodTableProps {
  year: PeriodYear
  today: string
  chosen: readonly string[]
  onChosen: (ids: readonly string[]) => void
}

/**
 * The year as a table of months with their weeks, any of which can be chosen: a press chooses one, with Ctrl one more, with
 * Shift all up to it. It is one stop of the keyboard: arrows move, Space chooses one more, Enter that one alone, Shift a range, Escape none.
 */
export function PeriodTable({ year, today, chosen, onChosen }: PeriodTableProps) {
  const { t } = useTranslation()
  const places = placesOf(year.months)
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<string | null>(null)
  const current = places.find(({ id }) => id === at) ?? startOf(places, year.months, chosen, today)
  const first = current?.id
  const isShown = useRef(false)
  useEffect(() => {
    // What an address leads to is in sight at once; later the focus sees to it.
    if (isShown.current || first === undefined) return
    isShown.current = true
    table.current?.querySelector(`[data-period="${CSS.escape(first)}"]`)?.scrollIntoView({ block: 'start' })
  }, [first, table])
  const isChosen = (id: string) => chosen.includes(id)
  const from = places.find(({ id }) => id === anchor) ?? current

  const choose = (ids: readonly string[], place: PeriodPlace) => {
    setAnchor(place.id)
    onChosen(ids)
  }
  const toggled = (id: string) => (isChosen(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const press = (place: PeriodPlace, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    setAt(place.id)
    if (shiftKey && from) onChosen(rangeOf(places, from, place))
    else if (ctrlKey || metaKey) choose(toggled(place.id), place)
    else choose(isChosen(place.id) && chosen.length === 1 ? [] : [place.id], place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return
    const { key, shiftKey } = event
    const next = placeAfter(places, current, key)
    if (next) {
      setAt(next.id)
      table.current?.querySelector<HTMLElement>(`[data-period="${CSS.escape(next.id)}"]`)?.focus()
      if (shiftKey) onChosen(rangeOf(places, from ?? current, next))
    } else if (key === ' ' && shiftKey && from) onChosen(rangeOf(places, from, current))
    else if (key === ' ') choose(toggled(current.id), current)
    else if (key === 'Enter') choose([current.id], current)
    else if (key === 'Escape' && chosen.length > 0) onChosen([])
    else return
    event.preventDefault()
  }

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <table ref={table} className="emb-app-periods">
        <caption className="emb-visually-hidden">{t('periods.caption', { year: String(year.year) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fields.period')}</th>
            <th scope="col">{t('fields.state')}</th>
            <th scope="col">{t('periods.weeks')}</th>
            <th scope="col">{t('periods.confirmed')}</th>
            <th scope="col" className="emb-app-periods-number">
              {t('fields.hours')}
            </th>
            <th scope="col">{t('periods.closed')}</th>
          </tr>
        </thead>
        <tbody>
          {year.months.map((month, row) => (
            <PeriodRow
              key={month.id}
              month={month}
              today={today}
              isChosen={isChosen}
              current={current?.id}
              onPress={(id, event) => {
                const place = places.find((one) => one.id === id && one.row === row)
                if (place) press(place, event)
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Where the keyboard begins: at the first that is chosen, else at the month of the day. */
function startOf(
  places: readonly PeriodPlace[],
  months: readonly PeriodMonth[],
  chosen: readonly string[],
  today: string,
): PeriodPlace | undefined {
  const month = months.find(({ start, end }) => start <= today && today <= end)
  return (
    places.find(({ id }) => chosen.includes(id)) ??
    places.find(({ id, kind }) => kind === 'month' && id === month?.id) ??
    places[0]
  )
}
