export { monthName, monthState, periodOptions, toggleMonthGroup, weekKeysOf, yearChoices } from './periodOptions.js'
export type { PeriodOption, WeekText } from './periodOptions.js'
