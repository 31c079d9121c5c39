export { applyScheme } from './applyScheme.js'
export type { Scheme } from './applyScheme.js'
export { SchemeSwitch } from './SchemeSwitch.js'
export type { SchemeSwitchProps } from './SchemeSwitch.js'
