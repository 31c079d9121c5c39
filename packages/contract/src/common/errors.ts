import { oc } from '@orpc/contract'
import * as z from 'zod'

/**
 * Start of every endpoint behind the sign-in. It needs `Authorization: Bearer <token>` and answers UNAUTHORIZED (401)
 * without a valid token.
 */
export const signedIn = oc.errors({
  UNAUTHORIZED: { status: 401, message: 'Sign in to continue.' },
})

/**
 * Start of every endpoint of one organisation, which the header `x-org-id` names. It answers FORBIDDEN (403) when the
 * header is missing or names an organisation that the user does not belong to.
 */
export const inOrganisation = signedIn.errors({
  FORBIDDEN: { status: 403, message: 'You do not belong to this organisation.' },
})

/** The error of an endpoint that names one entity: NOT_FOUND (404) with the id that was asked for. */
export const notFound = {
  NOT_FOUND: { status: 404, message: 'It does not exist or was deleted.', data: z.object({ id: z.string() }) },
}
