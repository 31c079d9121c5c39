import { useEffect, useRef } from 'react'
import { NumberField } from '../number-field/NumberField.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import type { EndsProps } from './ConditionLine.js'
import { panelWords } from './panelWords.js'

const format = { maximumFractionDigits: 20 } as const
const numberOf = (text: string): number | null => (text === '' ? null : Number(text))
const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** A number, or two of which either may be empty. */
export function NumberEnds({ row, two, autoFocus, onApply }: EndsProps) {
  const t = useWords(panelWords)
  const locale = useUiLocale()
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (autoFocus) first.current?.focus()
  }, [autoFocus])
  const [from, to] = [numberOf(row.value), numberOf(row.to)]
  const crossed = from !== null && to !== null && to < from
  const shared = { format, steppers: false } as const
  return (
    <>
      <NumberField
        {...shared}
        {...(two ? { label: t('from') } : { 'aria-label': t('filterText') })}
        ref={first}
        value={from}
        onValueChange={(value) => onApply({ ...row, value: textOf(value) })}
      />
      {two && (
        <NumberField
          {...shared}
          label={t('to')}
          value={to}
          onValueChange={(value) => onApply({ ...row, to: textOf(value) })}
          errorMessage={
            crossed ? t('notBelow', { value: new Intl.NumberFormat(locale, format).format(from) }) : undefined
          }
        />
      )}
    </>
  )
}
