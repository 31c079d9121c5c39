import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the pane with a table's fields; replaced under `tableFields` in `UiStrings`. */
export const tableFieldsWords = defineWords('tableFields', {
  heading: 'Fields',
  field: 'Field',
  type: 'Type',
  length: 'Length',
  key: 'Key field',
  copyName: 'Copy table name',
  loading: 'Loading fields',
  emptyTitle: 'No fields yet',
  emptyText: 'The fields of a table are kept in the dictionary.',
  errorTitle: 'Fields could not be loaded',
  errorText: 'The table can be selected all the same.',
  retry: 'Try again',
  count: { one: '{count} field', other: '{count} fields' },
})
