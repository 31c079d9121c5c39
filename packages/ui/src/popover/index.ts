export { Popover, type PopoverProps } from './Popover.js'
export { pageDirection, physicalPlacement } from './physicalPlacement.js'
