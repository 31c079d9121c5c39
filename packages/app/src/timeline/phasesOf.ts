import { type LifePhase, lifePhases } from '@embpm/contract'

/** The first day of each phase; `null` where it is not known. */
export type Life = Readonly<Record<LifePhase, string | null>>

/** A phase of a life, from its first day to the day before the next one; the last one goes on. */
export interface PhaseSpan {
  phase: LifePhase
  start: string
  end: string | null
}

/** The phases of a life whose first days are known, in their order. */
export function phasesOf(life: Life, dayBefore: (day: string) => string): PhaseSpan[] {
  const known = lifePhases.flatMap((phase) => {
    const start = life[phase]
    return start === null ? [] : [{ phase, start }]
  })
  return known.flatMap(({ phase, start }, index) => {
    const next = known[index + 1]?.start
    return next === start ? [] : [{ phase, start, end: next === undefined ? null : dayBefore(next) }]
  })
}
