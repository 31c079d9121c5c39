import { defineWords } from '../ui-strings/index.js'

/** English words of `FileField`; replaced under `fileField` in `UiStrings`. */
export const fileWords = defineWords('fileField', {
  chooseOne: 'Choose file',
  chooseMany: 'Choose files',
  dropOne: 'or drop or paste it here',
  dropMany: 'or drop or paste them here',
  release: 'Release to add',
  image: 'images',
  audio: 'audio',
  video: 'videos',
  text: 'text files',
  maxSize: 'at most {size}',
  maxCount: { one: 'up to {count} file', other: 'up to {count} files' },
  chosen: 'Chosen files',
  none: 'No files',
  remove: 'Remove {name}',
  tooLarge: '“{name}” was not added: it is {size}, and {max} is the most.',
  wrongType: '“{name}” was not added: only {types} can be.',
  folder: '“{name}” was not added: it is a folder. Add the files in it.',
  tooMany: {
    one: '“{name}” was not added: only {count} file can be.',
    other: '“{name}” was not added: only {count} files can be.',
  },
  more: { one: '{count} more was not added.', other: '{count} more were not added.' },
})
