export { useAction } from './useAction.js'
export type { Action } from './useAction.js'
export { useSubmit } from './useSubmit.js'
export type { Submit } from './useSubmit.js'
