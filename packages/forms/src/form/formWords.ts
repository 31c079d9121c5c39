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

/** The part of a zod issue that decides about the message. */
export interface ZodIssueLike {
  code?: string
  input?: unknown
}

/**
 * Messages for zod: whatever is missing (`undefined`, `null`, an empty text) is "required", translated by the form's words,
 * whichever rule notices it first; everything else, and a rule of the schema's own, keeps its message. Use it as
 * `zodResolver(schema, { error: zodFieldError })`.
 */
export const zodFieldError = ({ code, input }: ZodIssueLike): string | undefined =>
  (input === undefined || input === null || input === '') && code !== 'custom' ? 'required' : undefined
