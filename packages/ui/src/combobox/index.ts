export { ComboBox } from './ComboBox.js'
export type { ComboBoxProps } from './ComboBox.js'
export type { ComboLoad, ComboOption } from './ComboOption.js'
export type { ResolveLabel } from './useValueLabel.js'
