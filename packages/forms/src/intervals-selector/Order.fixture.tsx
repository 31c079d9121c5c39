import { Button } from '@embpm/ui/button'
import { useState } from 'react'
import type { Interval } from '@embpm/calendar'
import { IntervalsSelector, type IntervalsSelectorProps } from './IntervalsSelector.js'

/** A month, a week and three days. */
export const mixed: readonly Interval[] = [
  { year: 2026, month: 9 },
  { year: 2026, week: 45 },
  ...[9, 16, 23].map((day) => ({ year: 2026, month: 11, day })),
]

/** A form that holds mode and value, with a button for each mode. */
export function Order(args: IntervalsSelectorProps) {
  const [mode, setMode] = useState(args.mode)
  const [value, setValue] = useState<readonly Interval[] | null>(args.defaultValue ?? null)
  return (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 344 }}>
      <div>
        {['MONTHLY', 'WEEKLY', 'DAILY', 'IRREGULAR'].map((choice) => (
          <Button key={choice} size="s" variant="ghost" onPress={() => setMode(choice)}>
            {choice}
          </Button>
        ))}
      </div>
      <IntervalsSelector
        {...args}
        defaultValue={undefined}
        mode={mode}
        onModeChange={args.onModeChange && setMode}
        value={value}
        onValueChange={(next, details) => {
          setValue(next)
          args.onValueChange?.(next, details)
        }}
      />
      <output aria-label="Mode">{mode}</output>
      <output aria-label="Value" hidden>
        {JSON.stringify(value)}
      </output>
      <Button size="s" onPress={() => [setMode('DAILY'), setValue(mixed)]}>
        Load another order
      </Button>
    </div>
  )
}
