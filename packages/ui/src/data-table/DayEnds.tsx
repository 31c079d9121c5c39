import { getLocalTimeZone, today } from '@internationalized/date'
import { useEffect, useRef } from 'react'
import { DateField } from '../date-field/DateField.js'
import { useWords } from '../ui-strings/index.js'
import type { EndsProps } from './ConditionLine.js'
import { periodsOf } from './periodsOf.js'
import { TableButton } from './TableButton.js'
import { panelWords } from './panelWords.js'

/** A day, or two of which either may be empty, with periods around today, which a second press takes away. */
export function DayEnds({ row, two, autoFocus, onApply }: EndsProps) {
  const t = useWords(panelWords)
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (autoFocus) first.current?.focus()
  }, [autoFocus])
  return (
    <>
      <DateField
        {...(two ? { label: t('from') } : { 'aria-label': t('filterText') })}
        ref={first}
        value={row.value || null}
        onValueChange={(value) => onApply({ ...row, value: value ?? '' })}
      />
      {two && (
        <>
          <DateField
            label={t('to')}
            min={row.value || undefined}
            value={row.to || null}
            onValueChange={(to) => onApply({ ...row, to: to ?? '' })}
          />
          <div role="group" aria-label={t('periods')} className="emb-table-periods">
            {periodsOf(today(getLocalTimeZone())).map(({ name, from, to }) => {
              const chosen = from === row.value && to === row.to
              return (
                <TableButton
                  key={name}
                  variant="secondary"
                  size="s"
                  aria-pressed={chosen}
                  onClick={() => onApply({ ...row, ...(chosen ? { value: '', to: '' } : { value: from, to }) })}
                >
                  {t(name)}
                </TableButton>
              )
            })}
          </div>
        </>
      )}
    </>
  )
}
