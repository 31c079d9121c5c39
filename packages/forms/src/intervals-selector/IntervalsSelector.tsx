import {
  intervalKey,
  intervalMode,
  intervalOf,
  sortPeriods,
  withPeriods,
  type Interval,
  type IntervalMode,
} from '@embpm/calendar'
import type { ControlProps } from '@embpm/ui/control'
import { useControlledState, useElementRef, type FieldRootProps } from '@embpm/ui/field'
import { Tabs } from '@embpm/ui/tabs'
import { useState } from 'react'
import { PeriodFrame } from '../period-select/PeriodFrame.js'
import { PeriodSteps } from '../period-select/PeriodSteps.js'
import { usePeriodRange } from '../period-select/usePeriodRange.js'
import { useYear } from '../period-select/useYear.js'
import { weekKeysOf, yearChoices } from '../periods/periodOptions.js'
import { IntervalPanel, type IntervalPanelProps } from './IntervalPanel.js'
import { PrunedNote } from './PrunedNote.js'
import { prunedText, useIntervalText } from './useIntervalText.js'
import { useIntervalPruning } from './useIntervalPruning.js'

/** Props of `IntervalsSelector`. The value is a list of intervals in order; cleared it is `null`. */
export interface IntervalsSelectorProps extends ControlProps<readonly Interval[]>, FieldRootProps {
  /** The form's `operationInterval`: MONTHLY, WEEKLY or DAILY; any other value is IRREGULAR. */
  mode?: string | null
  /** Called by Undo with the mode before, so that it comes back with its intervals. Without it the mode stays. */
  onModeChange?: (mode: IntervalMode) => void
  /** Decides the years to choose from and marks what today is in. Default: now. */
  now?: Date
}

const nothing: readonly Interval[] = []

/**
 * The months, weeks or days on which something is due, as its mode says; IRREGULAR mixes all three. Pressing an interval
 * that is chosen takes it away, Shift makes a range. A change of the mode prunes what is chosen (see `pruneIntervals`), says
 * so in place and offers to undo it until the next edit. Intervals that no grid shows are kept and can be removed by chip.
 */
export function IntervalsSelector({
  mode: givenMode,
  onModeChange,
  now: givenNow,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onBlur,
  name,
  ref,
  ...options
}: IntervalsSelectorProps) {
  const mode = intervalMode(givenMode)
  const [given, setGiven] = useControlledState(givenValue, defaultValue, onValueChange)
  const value = given ?? nothing
  const [attach, stop] = useElementRef<HTMLElement>(ref)
  const text = useIntervalText()
  const { t, of } = text
  const [said, say] = useState('')
  const [tab, setTab] = useState('months')
  const [started] = useState(() => new Date())
  const now = givenNow ?? started
  const years = yearChoices(now)
  const keys = sortPeriods(value.map(intervalKey))
  const [year, goToYear] = useYear(years, keys)
  const disabled = options.disabled === true || options.readOnly === true

  const write = (next: readonly Interval[]) =>
    setGiven(next.length > 0 ? next : null, { reason: next.length > 0 ? 'pick' : 'clear' })
  const change = (next: readonly string[], words = t('selected', { count: next.length })) => {
    write(withPeriods(value, next))
    say(words)
  }
  const pruned = useIntervalPruning(mode, value, write, onModeChange)
  const range = usePeriodRange(keys, (next) => change(next))

  const panel: Omit<IntervalPanelProps, 'kind' | 'ref'> = {
    year,
    years,
    onYear: goToYear,
    now,
    text,
    chosen: keys,
    range,
    disabled,
    onGroupPress: (group) => {
      const weeks = weekKeysOf(group)
      const all = weeks.every((key) => keys.includes(key))
      const next = all ? keys.filter((key) => !weeks.includes(key)) : sortPeriods([...keys, ...weeks])
      const { year: inYear = year, month = 1 } = intervalOf(group) ?? {}
      change(next, t('monthWeeks', { count: all ? 0 : weeks.length, month: text.month(inYear, month) }))
    },
  }

  return (
    <PeriodFrame
      kind="intervals-selector"
      options={options}
      text={text}
      hint={mode === 'WEEKLY' || mode === 'IRREGULAR' ? t('weekHint') : of('rangeHint')}
      keys={keys}
      name={name}
      written={JSON.stringify(value)}
      said={pruned ? prunedText(pruned, mode, text) : said}
      onBlur={onBlur}
      onFocusLost={() => stop.current?.focus()}
      onRemove={(key) => change(keys.filter((other) => other !== key))}
      onClear={() => {
        change([], t('cleared'))
        stop.current?.focus()
      }}
      notice={
        pruned && (
          <PrunedNote
            pruned={pruned}
            mode={mode}
            text={text}
            disabled={disabled}
            onUndo={() => {
              pruned.undo()
              say(of('restored'))
              // With the mode the grid may be another one a moment later.
              requestAnimationFrame(() => stop.current?.focus())
            }}
          />
        )
      }
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
      {mode === 'IRREGULAR' ? (
        <Tabs
          className="emb-interval-tabs"
          aria-label={of('kind')}
          value={tab}
          onValueChange={setTab}
          items={(['months', 'weeks', 'days'] as const).map((kind) => ({
            id: kind,
            label: of(kind),
            content: () => <IntervalPanel {...panel} kind={kind} ref={tab === kind ? attach : undefined} />,
          }))}
        />
      ) : (
        <IntervalPanel key={mode} {...panel} kind={kinds[mode]} ref={attach} />
      )}
    </PeriodFrame>
  )
}

const kinds = { MONTHLY: 'months', WEEKLY: 'weeks', DAILY: 'days' } as const
