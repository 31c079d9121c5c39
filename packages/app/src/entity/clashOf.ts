import { clash, isApiError, type Clash } from '@embpm/contract'

/** The rule that the server refused a write by, and whom it clashed with; `undefined` for any other error. */
export const clashOf = (error: unknown): Clash | undefined =>
  isApiError(error, 'CLASH') ? clash.safeParse(error.data).data : undefined
