export { ConfirmDialog } from './ConfirmDialog.js'
export type { ConfirmDialogProps } from './ConfirmDialog.js'
