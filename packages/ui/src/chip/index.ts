export { Chip } from './Chip.js'
export type { ChipProps } from './Chip.js'
