import * as z from 'zod/mini'

/**
 * Why an answer did not come, or not to its end: `silent` for nothing in time, `unreachable` before and `cut` in the middle of
 * it, `status` with the HTTP status as detail, `damaged` with the name of the event that cannot be read, `said` with the words
 * of the assistant, `tooLong` when it was ended here.
 */
export const answerProblem = z.object({
  kind: z.enum(['silent', 'unreachable', 'cut', 'status', 'damaged', 'said', 'tooLong']),
  detail: z.optional(z.string().check(z.maxLength(500))),
})

/** Why an answer did not come, or not to its end. */
export type AnswerProblem = z.infer<typeof answerProblem>

/** An answer that did not come, or not to its end. */
export class AnswerFailure extends Error {
  readonly problem: AnswerProblem

  constructor(kind: AnswerProblem['kind'], detail?: string) {
    super(detail === undefined ? kind : `${kind}: ${detail}`)
    this.name = 'AnswerFailure'
    this.problem = detail === undefined ? { kind } : { kind, detail }
  }
}
