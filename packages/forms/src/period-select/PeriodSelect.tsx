import { intervalKind, intervalOf, sortPeriods } from '@embpm/calendar'
import type { ControlProps } from '@embpm/ui/control'
import { useControlledState, useElementRef, type FieldRootProps } from '@embpm/ui/field'
import { SearchField } from '@embpm/ui/search-field'
import { useState } from 'react'
import { monthState, toggleMonthGroup, weekKeysOf, yearChoices } from '../periods/periodOptions.js'
import { matchesPeriod } from './PeriodCell.js'
import { PeriodFrame } from './PeriodFrame.js'
import { PeriodGrid } from './PeriodGrid.js'
import { PeriodSteps } from './PeriodSteps.js'
import { usePeriodRange } from './usePeriodRange.js'
import { usePeriodText } from './usePeriodText.js'
import { useYear } from './useYear.js'
import { weekRows } from './weekRows.js'

/** Props of `PeriodSelect`. The value is a list of canonical keys: `['2026-03', '2026-W53']`; see `intervalOf`. */
export interface PeriodSelectProps extends ControlProps<readonly string[]>, FieldRootProps {
  /** Decides the years to choose from and marks the current week. Default: now. */
  now?: Date
}

const nothing: readonly string[] = []

/**
 * Several months and weeks, listed by month. A month's header chooses or takes away all its weeks; the month itself is a
 * tile of its own, which is disabled once it is chosen and goes away by its header or its chip. Shift makes a range. The
 * value is in order, each key once; keys of other years and texts that are no keys are kept until their chip is removed.
 * Cleared it is `null`.
 */
export function PeriodSelect({
  now: givenNow,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  ...options
}: PeriodSelectProps) {
  const [value, setValue] = useControlledState(givenValue, defaultValue, onValueChange)
  const [attach, stop] = useElementRef<HTMLElement>(ref)
  const text = usePeriodText()
  const [said, say] = useState('')
  const [query, setQuery] = useState('')
  const [now] = useState(() => givenNow ?? new Date())
  const keys = value ?? nothing
  const years = yearChoices(givenNow ?? now)
  const [year, goToYear] = useYear(years, keys)
  const { t } = text
  const disabled = options.disabled === true || options.readOnly === true

  const change = (next: readonly string[], words: string) => {
    setValue(next.length > 0 ? next : null, { reason: next.length > 0 ? 'pick' : 'clear' })
    say(words)
  }
  const weeksOf = (group: string, next: readonly string[]) => {
    const { month = 1, year: inYear = year } = intervalOf(group) ?? {}
    return t('monthWeeks', {
      count: weekKeysOf(group).filter((key) => next.includes(key)).length,
      month: text.month(inYear, month),
    })
  }

  const rows = weekRows(year, keys, text, givenNow ?? now, true)
  const range = usePeriodRange(keys, (next, pressed, isRange) => {
    const interval = intervalOf(pressed)
    const row = rows.find(({ cells }) => cells.some((cell) => cell?.key === pressed))
    const one = !isRange && row && interval && intervalKind(interval) === 'week'
    change(next, one ? weeksOf(row.id, next) : t('selected', { count: next.length }))
  })

  const searching = query.trim() !== ''
  const found = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell && matchesPeriod(cell.search, query) ? [cell.key] : []))),
  )
  const shown = searching ? rows.filter(({ cells }) => cells.some((cell) => cell && found.has(cell.key))) : rows
  const { label, 'aria-label': ariaLabel } = options

  return (
    <PeriodFrame
      kind="period-select"
      options={options}
      text={text}
      hint={t('weekHint')}
      keys={keys}
      name={name}
      written={keys.join(',')}
      said={said}
      onBlur={onBlur}
      onFocusLost={() => stop.current?.focus()}
      onRemove={(key) => {
        const next = keys.filter((other) => other !== key)
        change(next, t('selected', { count: next.length }))
      }}
      onClear={() => {
        change([], t('cleared'))
        stop.current?.focus()
      }}
      steps={
        <PeriodSteps
          text={String(year)}
          previous={t('previousYear')}
          next={t('nextYear')}
          can={(step) => years.includes(year + step)}
          onStep={(step) => goToYear(year + step)}
          disabled={disabled}
        />
      }
    >
      <SearchField
        className="emb-period-search"
        size="s"
        label={t('search')}
        value={query}
        onValueChange={setQuery}
        disabled={disabled}
        resultText={searching ? t('hits', { count: found.size }) : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
          event.preventDefault()
          stop.current?.focus()
        }}
      />
      {shown.length > 0 ? (
        <PeriodGrid
          key={searching ? query : ''}
          ref={attach}
          layout="periods"
          aria-label={`${ariaLabel ?? (typeof label === 'string' ? label : t('weeks'))}, ${String(year)}`}
          rows={shown}
          chosen={keys}
          range={range}
          found={searching ? found : undefined}
          disabled={disabled}
          onPage={(step) => goToYear(year + step)}
          onGroupPress={(group) => {
            const next = toggleMonthGroup(keys, group)
            change(monthState(keys, group) === 'all' ? next : sortPeriods(next), weeksOf(group, next))
          }}
        />
      ) : (
        <p className="emb-period-empty">{t('noHits', { year: String(year), search: query.trim() })}</p>
      )}
    </PeriodFrame>
  )
}
