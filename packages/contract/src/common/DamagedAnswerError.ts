import { ValidationError } from '@orpc/contract'

/** The server answered something that the contract does not allow, such as a login page or a record without its fields. */
export class DamagedAnswerError extends Error {
  override readonly name = 'DamagedAnswerError'
  /** The endpoint, such as `data.services.list`. */
  readonly endpoint: string

  constructor(endpoint: string, cause: unknown) {
    const issue = cause instanceof ValidationError ? cause.issues[0] : undefined
    const at = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    super(`The answer of ${endpoint} is damaged${issue ? `: ${at ? `${at}: ` : ''}${issue.message}` : '.'}`, { cause })
    this.endpoint = endpoint
  }
}
