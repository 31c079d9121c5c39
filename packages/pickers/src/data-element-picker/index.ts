export { dataElementColumns, useDataElementColumns } from './dataElementColumns.js'
export { DataElementPicker, type DataElementPickerProps } from './DataElementPicker.js'
export { dataElementPickerWords } from './dataElementPickerWords.js'
export { DataElementPreview, type DataElementPreviewProps } from './DataElementPreview.js'
