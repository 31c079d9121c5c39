/** How often something is due; decides which intervals may be chosen. */
export const intervalModes = ['MONTHLY', 'WEEKLY', 'DAILY', 'IRREGULAR'] as const

/** How often something is due. */
export type IntervalMode = (typeof intervalModes)[number]

/** The mode that a value names; anything else is IRREGULAR. */
export const intervalMode = (value: unknown): IntervalMode =>
  intervalModes.find((mode) => mode === value) ?? 'IRREGULAR'
