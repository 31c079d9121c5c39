export type { LoadTableFields, TableField } from './TableField.js'
export { TableFields, type TableFieldsProps } from './TableFields.js'
export { tableFieldsWords } from './tableFieldsWords.js'
