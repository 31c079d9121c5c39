import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the RICEFW picker; replaced under `ricefwPicker` in `UiStrings`. */
export const ricefwPickerWords = defineWords('ricefwPicker', {
  title: 'Select RICEFW',
  search: 'Search RICEFW items',
  ricefwId: 'ID',
  wbs: 'WBS',
  name: 'Name',
  type: 'Type',
  module: 'Module',
  processPath: 'Process',
  complexity: 'Complexity',
  priority: 'Priority',
  status: 'Status',
  emptyTitle: 'No RICEFW items yet',
  emptyText: 'Reports, interfaces, conversions, enhancements, forms and workflows stand here.',
})
