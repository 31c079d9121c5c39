import { claimsOf } from './claims.js'
import type { Storage } from './storage.js'

/** An access token and whose it is. */
export interface Token {
  value: string
  /** Issuer and subject, as {@link personOf} says. */
  person: string
}

/**
 * Whose a token is: its issuer and `sub`, for a `sub` is unique for its issuer only. An access token that tells neither is
 * the person's of the id token that came with it. One that nobody is named in counts as a person of its own.
 */
export const personOf = (accessToken: string, idToken: string | null | undefined): string =>
  subjectOf(accessToken) ?? subjectOf(idToken ?? '') ?? accessToken.slice(-16)

function subjectOf(token: string): string | null {
  const { iss = '', sub } = claimsOf(token)
  return sub ? `${iss} ${sub}` : null
}

/** The token that all tabs share, or `null` while nobody is signed in. */
export function storedToken(storage: Pick<Storage, 'get'>): Token | null {
  const value = storage.get('access_token')
  return value === null ? null : { value, person: personOf(value, storage.get('id_token')) }
}
