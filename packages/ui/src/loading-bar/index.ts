export { LoadingBar } from './LoadingBar.js'
export type { LoadingBarProps } from './LoadingBar.js'
export { createPendingRequests } from './createPendingRequests.js'
export type { PendingRequests } from './createPendingRequests.js'
