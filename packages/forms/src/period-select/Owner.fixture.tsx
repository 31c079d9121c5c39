import { useState } from 'react'
import { PeriodSelect, type PeriodSelectProps } from './PeriodSelect.js'

/** An owner that keeps the value. */
export function Owner(args: PeriodSelectProps) {
  const [value, setValue] = useState<readonly string[] | null>(['2026-W45'])
  return (
    <>
      <PeriodSelect {...args} label="Periods" value={value} onValueChange={setValue} />
      <output>{value?.join(' ')}</output>
    </>
  )
}
