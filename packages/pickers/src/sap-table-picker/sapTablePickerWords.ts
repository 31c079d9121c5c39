import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the picker of SAP transaction tables; replaced under `sapTablePicker` in `UiStrings`. */
export const sapTablePickerWords = defineWords('sapTablePicker', {
  title: 'Select SAP table',
  search: 'Search transactions and tables',
  transaction: 'Transaction',
  program: 'Program',
  package: 'Package',
  category: 'Category',
  emptyTitle: 'No transactions yet',
  emptyText: 'Tables stand below the transactions that use them.',
})
