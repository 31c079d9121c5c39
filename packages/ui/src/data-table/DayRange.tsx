import { getLocalTimeZone, today } from '@internationalized/date'
import { useEffect, useRef } from 'react'
import { DateField } from '../date-field/DateField.js'
import { useWords } from '../ui-strings/index.js'
import { periodsOf } from './periodsOf.js'
import type { RangeProps } from './FilterRange.js'
import { TableButton } from './TableButton.js'
import { panelWords } from './panelWords.js'

/** A range of days: its two ends, either of which may be empty, and periods around today, which a second press takes away. */
export function DayRange({ range, onChange }: RangeProps) {
  const t = useWords(panelWords)
  const first = useRef<HTMLElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <DateField
        ref={first}
        label={t('from')}
        value={range.from}
        onValueChange={(from) => onChange({ ...range, from })}
      />
      <DateField
        label={t('to')}
        min={range.from ?? undefined}
        value={range.to}
        onValueChange={(to) => onChange({ ...range, to })}
      />
      <div role="group" aria-label={t('periods')} className="emb-table-periods">
        {periodsOf(today(getLocalTimeZone())).map(({ name, from, to }) => {
          const chosen = from === range.from && to === range.to
          return (
            <TableButton
              key={name}
              variant="secondary"
              size="s"
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? { from: null, to: null } : { from, to })}
            >
              {t(name)}
            </TableButton>
          )
        })}
      </div>
    </>
  )
}
