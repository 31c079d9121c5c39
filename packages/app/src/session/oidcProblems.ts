import { ErrorResponse, ErrorTimeout, type UserManager } from 'oidc-client-ts'
import { SignInError } from './SignIn.js'

/** The reason behind an error of the library. Nothing that the provider wrote is taken over. */
export function problemOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (error instanceof ErrorResponse) return new SignInError(error.error === 'invalid_grant' ? 'stale' : 'refused')
  if (error instanceof ErrorTimeout || error instanceof TypeError) return new SignInError('unreachable')
  // The library says the status in brackets: "Internal Server Error (503)".
  if (error instanceof Error && /\(5\d\d\)/.test(error.message)) return new SignInError('unreachable')
  return new SignInError('stale')
}

/**
 * Asks for the discovery document of a realm, which must name the realm as its issuer.
 * @throws SignInError `realm` when there is no such realm, `unreachable` when nothing answers
 */
export async function checkProvider({ metadataService }: UserManager, authority: string): Promise<void> {
  let issuer: string | undefined
  try {
    ;({ issuer } = await metadataService.getMetadata())
  } catch (error) {
    const { problem } = problemOf(error)
    throw new SignInError(problem === 'unreachable' ? 'unreachable' : 'realm')
  }
  if (issuer !== authority) throw new SignInError('realm')
}
