export { StateMessage } from './StateMessage.js'
export type { StateKind, StateMessageProps } from './StateMessage.js'
