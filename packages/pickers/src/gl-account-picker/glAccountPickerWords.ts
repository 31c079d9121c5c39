import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the account picker; replaced under `glAccountPicker` in `UiStrings`. */
export const glAccountPickerWords = defineWords('glAccountPicker', {
  title: 'Select Jira accounts',
  search: 'Search accounts',
  glAccount: 'G/L account',
  glSText: 'Short text',
  emptyTitle: 'No accounts yet',
  emptyText: 'The accounts of the general ledger stand here.',
})
