import { ORPCError } from '@orpc/server'

/** The identity provider cannot be asked whether a token is its own: 503, which says nothing about the token. */
export class ProviderLostError extends ORPCError<'SERVICE_UNAVAILABLE', undefined> {
  constructor(cause: unknown) {
    super('SERVICE_UNAVAILABLE', { message: 'The identity provider does not answer. Try again in a moment.', cause })
    this.name = 'ProviderLostError'
  }
}
