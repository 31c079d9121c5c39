import { day } from './fields.js'

/** The phases of the life of a system or a technology, in their order. */
export const lifePhases = ['plan', 'phaseIn', 'active', 'phaseOut', 'endOfLife'] as const

/** A phase of the life of a system or a technology. */
export type LifePhase = (typeof lifePhases)[number]

/** The first day of each phase of a life. They are in order: a later phase does not begin before an earlier one. */
export const phaseDays = () => ({
  plan: day().sort().filter(),
  phaseIn: day().sort().filter(),
  active: day().sort().filter(),
  phaseOut: day().sort().filter(),
  endOfLife: day().sort().filter(),
})
