import { isOver, percentOf, type WeekHours } from '@embpm/contract/capacity-weeks'

/** How strong a cell is: 0 to 5, `over` for too much, `off` for a week without hours. */
export type Heat = '0' | '1' | '2' | '3' | '4' | '5' | 'over' | 'off'

/** From how many per cent each step begins. */
const from = [
  [97, '5'],
  [83, '4'],
  [65, '3'],
  [45, '2'],
  [1, '1'],
] as const

/** How strong a cell is. */
export function heatOf(hours: WeekHours): Heat {
  if (isOver(hours)) return 'over'
  const percent = percentOf(hours)
  if (percent === null) return 'off'
  return from.find(([least]) => percent >= least)?.[1] ?? '0'
}
