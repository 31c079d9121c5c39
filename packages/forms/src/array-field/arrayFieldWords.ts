import { defineWords } from '@embpm/ui/ui-strings'

/** English words of the array container; replaced under `arrayField` in `UiStrings`. */
export const arrayFieldWords = defineWords('arrayField', {
  add: 'Add',
  item: '{label} {position}',
  remove: 'Remove {item}',
  removed: '{item} removed',
  empty: 'Nothing here yet',
})
