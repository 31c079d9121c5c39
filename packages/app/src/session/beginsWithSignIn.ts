import { isEmbeddedPath } from '../embedded/contentPolicy.js'
import { lostPath, rememberTarget } from './landing.js'
import { languageSchema } from './languages.js'
import { storedToken } from './person.js'
import type { Storage } from './storage.js'

/** An address behind the sign-in: the root, and those of an organisation. */
const guarded = /^\/(?:([\w-]+)\/[0-9a-f-]{36}(?:\/|$)|$)/

/**
 * Whether a visit begins with the sign-in page: at its address, or at one that is behind it while nobody is signed in. Then the
 * address is replaced, and remembered, as the guards of the routes would do once the workspace is loaded.
 */
export function beginsWithSignIn(storage: Storage): boolean {
  const { pathname, href } = location
  if (pathname === '/sign-in') return true
  const [match, tag] = guarded.exec(pathname) ?? []
  if (match === undefined || isEmbeddedPath(pathname) || storedToken(storage) !== null) return false
  if (lostPath(storage) !== '/sign-in') return false
  if (tag !== undefined) {
    const { data: language } = languageSchema.safeParse(tag)
    if (!language) return false
    storage.set('activeLang', language)
    rememberTarget(storage, href.slice(location.origin.length))
  }
  history.replaceState(null, '', '/sign-in')
  return true
}
