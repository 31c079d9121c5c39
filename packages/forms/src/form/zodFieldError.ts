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
