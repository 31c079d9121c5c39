/** Pages of signing in and out: coming back to one of them after the sign-in would send the user round in a circle. */
const signInPages =
  /^\/(?:sign-(?:in|out|up)|tremco-sign-in|sub-sign-in|forgot-password|reset-password|confirmation-required|accept-invitation|unlock-session|ms-teams\/set-realms)(?:\/|$)/

/**
 * Makes a remembered address safe to navigate to: a path of this origin, with its query and fragment, or `null`.
 * Refuses whole addresses, `//host`, backslashes and control characters (which browsers read as slashes or drop) and
 * the pages of signing in themselves.
 */
export function redirectPath(value: string | null | undefined): string | null {
  if (!value || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return null
  const base = 'https://own.invalid'
  if (!URL.canParse(value, base)) return null
  const url = new URL(value, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  if (signInPages.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
