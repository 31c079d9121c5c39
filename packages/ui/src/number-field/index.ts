export { currencyOf } from './currencyOf.js'
export { NumberField } from './NumberField.js'
export type { NumberFieldProps } from './NumberField.js'
