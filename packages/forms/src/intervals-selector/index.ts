export { IntervalsSelector } from './IntervalsSelector.js'
export type { IntervalsSelectorProps } from './IntervalsSelector.js'
