import type { Storage } from './storage.js'

/** Where one comes by losing or locking a session, never by a link of one's own choice. */
const ends: ReadonlySet<string> = new Set(['/sign-in', '/unlock-session', '/ms-teams/set-realms'])

/**
 * Whether an address is where a lost or locked session ends, so that entries are put aside instead of asked about. Signing
 * out is a choice and asks, unless there is no session left to keep them in, as after signing out in another tab.
 */
export const isSessionEnd = (pathname: string, storage: Pick<Storage, 'get'>): boolean =>
  ends.has(pathname) || (pathname === '/sign-out' && storage.get('access_token') === null)
