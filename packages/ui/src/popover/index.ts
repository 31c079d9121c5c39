export { Popover } from './Popover.js'
export type { PopoverProps } from './Popover.js'
export { pageDirection } from './pageDirection.js'
export { physicalPlacement } from './physicalPlacement.js'
