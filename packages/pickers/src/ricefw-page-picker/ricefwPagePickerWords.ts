import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the picker of the RICEFW page; replaced under `ricefwPagePicker` in `UiStrings`. */
export const ricefwPagePickerWords = defineWords('ricefwPagePicker', {
  selectRicefw: 'Select RICEFW',
  search: 'Search RICEFW items',
  name: 'Name',
  emptyTitle: 'No RICEFW items yet',
  emptyText: 'Reports, interfaces, conversions, enhancements, forms and workflows stand here.',
})
