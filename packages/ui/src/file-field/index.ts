export { FileField } from './FileField.js'
export type { FileFieldProps } from './FileField.js'
export type { FileLimits, FileRejection, FileRejectionReason } from './takeFiles.js'
