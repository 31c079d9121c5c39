export { ServicePicker, type ServicePickerProps } from './ServicePicker.js'
export { ServicePreview, type ServicePreviewProps } from './ServicePreview.js'
export { serviceColumns, useServiceColumns } from './serviceColumns.js'
export { servicePickerWords } from './servicePickerWords.js'
