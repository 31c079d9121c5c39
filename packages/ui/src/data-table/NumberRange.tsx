import { useEffect, useRef } from 'react'
import { NumberField } from '../number-field/NumberField.js'
import { useUiLocale, useWords } from '../ui-strings/index.js'
import type { RangeProps } from './FilterRange.js'
import { panelWords } from './panelWords.js'

const format = { maximumFractionDigits: 20 } as const

/** A range of numbers: its two ends, either of which may be empty. */
export function NumberRange({ range, onChange }: RangeProps) {
  const t = useWords(panelWords)
  const locale = useUiLocale()
  const first = useRef<HTMLElement>(null)
  useEffect(() => first.current?.focus(), [])
  const from = range.from === null ? null : Number(range.from)
  const to = range.to === null ? null : Number(range.to)
  const crossed = from !== null && to !== null && to < from
  const shared = { format, steppers: false } as const
  return (
    <>
      <NumberField
        {...shared}
        ref={first}
        label={t('from')}
        value={from}
        onValueChange={(value) => onChange({ ...range, from: value === null ? null : String(value) })}
      />
      <NumberField
        {...shared}
        label={t('to')}
        value={to}
        onValueChange={(value) => onChange({ ...range, to: value === null ? null : String(value) })}
        errorMessage={
          crossed ? t('notBelow', { value: new Intl.NumberFormat(locale, format).format(from) }) : undefined
        }
      />
    </>
  )
}
