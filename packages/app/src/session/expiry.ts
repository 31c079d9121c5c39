import { claimsOf } from './claims.js'
import type { SessionStore } from './storage.js'

const atKey = 'expires_at'
const ofKey = 'expires_of'

/** Enough of a token to know it again. */
const tail = (token: string) => token.slice(-16)

/** Remembers when a token ends, in ms since 1970 by this computer's clock. */
export function setExpiry(store: SessionStore, token: string, at: number): void {
  store.setItem(atKey, String(Math.round(at)))
  store.setItem(ofKey, tail(token))
}

/**
 * Whether the end of this token is known and past. Of a token that another tab has stored since, nothing is known: the API
 * decides about it. Source: spec.md, section 7 ("set and past").
 */
export function isExpired(store: SessionStore, token: string, now: number): boolean {
  const at = Number(store.getItem(atKey) ?? Number.NaN)
  return Number.isFinite(at) && at <= now && store.getItem(ofKey) === tail(token)
}

/**
 * How long a JWT lives, in ms: `exp` less `iat`, both by the server's clock, so that a wrong clock here does not matter.
 * `null` for every other text.
 */
export function lifetimeOf(token: string): number | null {
  const { exp, iat } = claimsOf(token)
  return exp === undefined || iat === undefined ? null : (exp - iat) * 1000
}
