export { Message } from './Message.js'
export type { MessageProps } from './Message.js'
