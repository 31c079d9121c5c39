import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the table picker; replaced under `tablePicker` in `UiStrings`. */
export const tablePickerWords = defineWords('tablePicker', {
  title: 'Select table',
  search: 'Search tables',
  wbs: 'WBS',
  version: 'Version',
  emptyTitle: 'No tables yet',
  emptyText: 'The tables of the data model are kept under Data.',
})
