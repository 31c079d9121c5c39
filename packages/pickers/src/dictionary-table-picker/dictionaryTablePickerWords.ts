import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the dictionary-table picker; replaced under `dictionaryTablePicker` in `UiStrings`. */
export const dictionaryTablePickerWords = defineWords('dictionaryTablePicker', {
  selectTable: 'Select table',
  search: 'Search tables',
  system: 'System',
  systemName: 'System name',
  systemDescription: 'System description',
  category: 'Category',
  tableName: 'Table name',
  businessObject: 'Business object',
  version: 'Version',
  wbs: 'WBS',
  shortDescription: 'Short description',
  heading: 'Heading',
  headingLength: 'Heading length',
  shortLabel: 'Short label',
  shortLabelLength: 'Short label length',
  mediumLabel: 'Medium label',
  mediumLabelLength: 'Medium label length',
  longLabel: 'Long label',
  longLabelLength: 'Long label length',
  description: 'Description',
  emptyTitle: 'No tables yet',
  emptyText: 'The tables of the connected systems stand here.',
})
