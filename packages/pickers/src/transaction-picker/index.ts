export { TransactionPicker, type TransactionPickerProps } from './TransactionPicker.js'
export { transactionColumns, useTransactionColumns } from './transactionColumns.js'
export { transactionPickerWords } from './transactionPickerWords.js'
