export { Kbd } from './Kbd.js'
export type { KbdProps } from './Kbd.js'
