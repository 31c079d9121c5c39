export type { ChangeDetails, ControlProps } from './ControlProps.js'
