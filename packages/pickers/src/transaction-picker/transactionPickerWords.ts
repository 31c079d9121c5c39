import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the transaction picker; replaced under `transactionPicker` in `UiStrings`. */
export const transactionPickerWords = defineWords('transactionPicker', {
  title: 'Select transaction',
  search: 'Search transactions',
  tcode: 'Transaction code',
  name: 'Name',
  type: 'Type',
  program: 'Program',
  package: 'Package',
  component: 'Component',
  componentPath: 'Application component',
  emptyTitle: 'No transactions yet',
  emptyText: 'Transactions are what users start to do a step of a process.',
})
