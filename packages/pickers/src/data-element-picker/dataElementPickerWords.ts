import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the data-element picker; replaced under `dataElementPicker` in `UiStrings`. */
export const dataElementPickerWords = defineWords('dataElementPicker', {
  title: 'Select table',
  search: 'Search data elements',
  rollName: 'Data element',
  description: 'Description',
  system: 'System',
  domain: 'Domain',
  type: 'Type',
  length: 'Length',
  decimals: 'Decimals',
  heading: 'Heading',
  shortLabel: 'Short label',
  mediumLabel: 'Medium label',
  longLabel: 'Long label',
  searchHelp: 'Search help',
  labels: 'Labels',
  emptyTitle: 'No data elements yet',
  emptyText: 'Data elements say what the fields of tables mean.',
})
