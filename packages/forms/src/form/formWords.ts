import { defineWords } from '@embpm/ui/ui-strings'

/**
 * English words of forms; replaced under `form` in `UiStrings`. A validation message that equals a key of these words is
 * translated, so a schema may say `z.string().min(1, 'required')` and stay free of languages.
 */
export const formWords = defineWords('form', {
  required: 'This field is required',
  noCapitalLetters: 'No special characters',
  invalid: 'This value is not valid',
  summaryTitle: { one: '{count} problem to solve', other: '{count} problems to solve' },
  submitFailed: 'Saving failed. Your entries are kept: try again.',
  jsonError: 'Line {line}, column {column}: not valid JSON from here on',
})
