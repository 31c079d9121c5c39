import {
  firstDayOf,
  intervalKey,
  intervalKind,
  intervalMode,
  intervalOf,
  intervalsOutside,
  lastDayOf,
  sortIntervals,
  sortPeriods,
  startOfDay,
  withPeriods,
  type Day,
  type Interval,
  type IntervalMode,
} from '@embpm/calendar'
import { interval } from '@embpm/contract/operation-order'
import { useBoundField } from '@embpm/forms/form'
import { IntervalsSelector } from '@embpm/forms/intervals-selector'
import { PeriodSelect } from '@embpm/forms/period-select'
import { Button } from '@embpm/ui/button'
import { useElementRef } from '@embpm/ui/field'
import { Message } from '@embpm/ui/message'
import { Tabs } from '@embpm/ui/tabs'
import { useMemo, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useChoiceText } from '../../../entity/useFieldText.js'

const intervalList = z.array(interval)
const nothing: readonly Interval[] = []

/**
 * When an order is done, chosen in one of two ways that hold the same value: by interval, months, weeks or days as the
 * order's `operationInterval` says, or by period, months and weeks side by side. The second one mixes kinds, so it is for
 * irregular orders; for the others it says so and offers the change, which keeps all that is chosen.
 */
export function OrderIntervals() {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const label = t('fields.intervals')
  const { ref, value, onChange, onBlur, disabled, readOnly, errorMessage, form } = useBoundField({
    name: 'intervals',
    label,
  })
  const [attach, grid] = useElementRef<HTMLElement>(ref)
  const mode = intervalMode(useWatch({ control: form.control, name: 'operationInterval' }))
  const [way, setWay] = useState({ tab: 'interval', mode })
  const intervals = useMemo(() => intervalList.safeParse(value).data ?? nothing, [value])

  // What a change of the interval takes away is told, and can be undone, where it is chosen by interval.
  if (way.mode !== mode) setWay({ tab: 'interval', mode })

  const setMode = (next: IntervalMode) => form.setValue('operationInterval', next, { shouldDirty: true })
  const write = (next: readonly Interval[]) => onChange(next)
  const common = { label, disabled, readOnly, errorMessage, onBlur }

  return (
    <Tabs
      aria-label={t('operationOrders.ways')}
      className="emb-app-order-ways"
      value={way.tab}
      onValueChange={(tab) => setWay({ tab, mode })}
      items={[
        {
          id: 'interval',
          label: t('operationOrders.byInterval'),
          content: (
            <IntervalsSelector
              {...common}
              ref={way.tab === 'interval' ? attach : undefined}
              mode={mode}
              onModeChange={setMode}
              value={intervals}
              onValueChange={(next) => write(next ?? nothing)}
            />
          ),
        },
        {
          id: 'period',
          label: t('operationOrders.byPeriod'),
          content: () =>
            mode === 'IRREGULAR' ? (
              <PeriodSelect
                {...common}
                ref={way.tab === 'period' ? attach : undefined}
                description={t('operationOrders.byPeriodHelp')}
                value={sortPeriods(intervals.map(intervalKey))}
                onValueChange={(next) => write(withPeriods(intervals, next ?? []))}
              />
            ) : (
              <Message
                actions={
                  <Button
                    variant="ghost"
                    size="s"
                    disabled={disabled || readOnly}
                    onPress={() => {
                      setWay({ tab: 'period', mode: 'IRREGULAR' })
                      setMode('IRREGULAR')
                      // The button is gone with its message.
                      requestAnimationFrame(() => grid.current?.focus())
                    }}
                  >
                    {t('operationOrders.makeIrregular')}
                  </Button>
                }
              >
                {t('operationOrders.onlyIrregular', {
                  interval: choiceText('operationInterval', mode),
                  irregular: choiceText('operationInterval', 'IRREGULAR'),
                })}
              </Message>
            ),
        },
      ]}
    />
  )
}

/** Intervals that a warning names before it says how many more there are. */
const named = 3

/** What it looks at of the form, as it may be. */
interface PlannedValues {
  plannedStart: unknown
  plannedEnd: unknown
  intervals: unknown
}

const dayOrNone = z.nullable(z.iso.date())

/** Says which intervals lie outside the planned days, in an order that can be saved all the same. A live region, empty before. */
export function OutsideIntervals() {
  const { t } = useTranslation()
  const nameOf = useIntervalName()
  const [start, end, intervals] = useWatch<PlannedValues, ['plannedStart', 'plannedEnd', 'intervals']>({
    name: ['plannedStart', 'plannedEnd', 'intervals'],
  })
  const planned = { start: dayOrNone.safeParse(start).data ?? null, end: dayOrNone.safeParse(end).data ?? null }
  const outside = sortIntervals(intervalsOutside(intervalList.safeParse(intervals).data ?? nothing, planned))
  const more = outside.length - named
  return (
    <div role="status">
      {outside.length > 0 && (
        <Message
          tone="warning"
          role="presentation"
          className="emb-app-order-outside"
          title={t('operationOrders.outside', { count: outside.length })}
        >
          {outside.slice(0, named).map(nameOf).join(' · ')}
          {more > 0 && ` · ${t('operationOrders.outsideMore', { count: more })}`}
        </Message>
      )}
    </div>
  )
}

/** The intervals of an order in their order, each by its name; `children` for anything else. */
export function IntervalNames({ value, children }: { value: unknown; children: ReactNode }) {
  const nameOf = useIntervalName()
  const { data } = intervalList.safeParse(value)
  if (!data) return children
  return (
    <span className="emb-app-value-lines">
      {sortPeriods(data.map(intervalKey)).map((key) => {
        const one = intervalOf(key)
        return one && <span key={key}>{nameOf(one)}</span>
      })}
    </span>
  )
}

/** Names an interval so that one knows its days: "May 2027", "Week 35, Aug 30 – Sep 5, 2027", "Sun, May 2, 2027". */
export function useIntervalName(): (interval: Interval) => string {
  const { t, i18n } = useTranslation()
  const language = i18n.language || 'en'
  return useMemo(() => {
    const format = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', ...style })
    const month = format({ month: 'long', year: 'numeric' })
    const days = format({ dateStyle: 'medium' })
    const day = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
    return (interval) => {
      const first = startOfDay(firstDayOf(interval))
      switch (intervalKind(interval)) {
        case 'month':
          return month.format(first)
        case 'week':
          return t('operationOrders.week', {
            week: interval.week ?? 1,
            days: days.formatRange(first, startOfDay(lastDayOf(interval))),
          })
        case 'day':
          return day.format(first)
        case 'other':
          return intervalKey(interval)
      }
    }
  }, [t, language])
}

/** What of an order's intervals is due. */
export interface DueIntervals {
  /** Those that today lies in, the first to begin first. */
  now: readonly Interval[]
  /** The first that begins after today, of several the longest; `null` when none does. */
  next: Interval | null
}

/** What is due today and what comes next. Intervals that name neither month, week nor day have no time. */
export function dueIntervals(intervals: readonly Interval[], today: Day): DueIntervals {
  const inOrder = sortIntervals(intervals.filter((one) => intervalKind(one) !== 'other'))
  return {
    now: inOrder.filter((one) => firstDayOf(one) <= today && today <= lastDayOf(one)),
    next: inOrder.find((one) => firstDayOf(one) > today) ?? null,
  }
}
