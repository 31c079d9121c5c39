export { ContextMenu } from './ContextMenu.js'
export type { ContextMenuProps } from './ContextMenu.js'
