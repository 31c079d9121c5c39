export { FullscreenSwitch } from './FullscreenSwitch.js'
export type { FullscreenSwitchProps } from './FullscreenSwitch.js'
