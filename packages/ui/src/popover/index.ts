export { Popover } from './Popover.js'
export type { PopoverProps } from './Popover.js'
