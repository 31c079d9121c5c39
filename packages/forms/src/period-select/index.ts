export { PeriodSelect } from './PeriodSelect.js'
export type { PeriodSelectProps } from './PeriodSelect.js'
