import { defineWords } from '@embpm/ui/ui-strings'

/** English words of every picker's field and dialog; replaced under `valueHelp` in `UiStrings`. */
export const valueHelpWords = defineWords('valueHelp', {
  clear: 'Clear',
  loading: 'Loading',
  unknown: 'This value could not be found. It stays as it is until you choose another.',
  failed: 'The name of this value could not be loaded. The value is kept.',
  retry: 'Try again',
  hits: '{found} of {total} · F4 opens the full list',
  noHits: 'Nothing matches “{search}” · F4 opens the full list',
  searching: 'Searching',
  searchFailed: 'Suggestions could not be loaded · F4 opens the full list',
  suggestions: 'Suggestions',
  selected: 'Selected',
  nothingSelected: 'Nothing selected',
  removeSelected: 'Remove {label}',
  keyMove: 'move',
  keySelect: 'select',
  keyCancel: 'cancel',
  cancel: 'Cancel',
  preview: 'Preview',
  previewEmpty: 'Move to a row to see its details.',
  'error.missingInformationTitle': 'Nothing is selected',
  'error.missingInformationDescription': 'Select a row first, or cancel to keep the value as it is.',
})
