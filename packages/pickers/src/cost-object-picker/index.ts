export { costObjectColumns, useCostObjectColumns } from './costObjectColumns.js'
export { CostObjectPicker, type CostObjectPickerProps } from './CostObjectPicker.js'
export { costObjectPickerWords } from './costObjectPickerWords.js'
export { CostObjectPreview, type CostObjectPreviewProps } from './CostObjectPreview.js'
