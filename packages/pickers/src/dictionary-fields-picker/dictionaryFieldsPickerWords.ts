import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the dictionary-fields picker; replaced under `dictionaryFieldsPicker` in `UiStrings`. */
export const dictionaryFieldsPickerWords = defineWords('dictionaryFieldsPicker', {
  title: 'Select fields',
  search: 'Search fields',
  fieldName: 'Field',
  description: 'Description',
  position: 'Position',
  isKey: 'Key',
  mandatory: 'Mandatory',
  type: 'Type',
  length: 'Length',
  decimals: 'Decimals',
  checkTable: 'Check table',
  refTable: 'Reference table',
  refField: 'Reference field',
  emptyTitle: 'No fields yet',
  emptyText: 'The fields of the table stand here.',
})
