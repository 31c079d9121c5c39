export { toasts } from './toasts.js'
export type { Toast, ToastInput } from './toasts.js'
export { ToastRegion } from './ToastRegion.js'
export type { ToastRegionProps } from './ToastRegion.js'
