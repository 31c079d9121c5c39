import { defineWords } from '../ui-strings/index.js'

/** The words of the combobox. */
export const words = defineWords('comboBox', {
  show: 'Show options',
  clear: 'Clear',
  options: 'Options',
  loading: 'Loading options',
  found: { one: '{count} option', other: '{count} options' },
  none: 'Nothing matches',
  empty: 'No options',
  failed: 'The options could not be loaded',
  retry: 'Try again',
})
