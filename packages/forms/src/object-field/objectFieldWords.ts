import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the object container; replaced under `objectField` in `UiStrings`. */
export const objectFieldWords = defineWords('objectField', {
  add: 'Add {label}',
  remove: 'Remove {label}',
  empty: 'Not given',
})
