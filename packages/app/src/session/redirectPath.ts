/**
 * Makes a remembered address safe to navigate to: a path of this origin, with its query and fragment, or `null`.
 * Refuses whole addresses, `//host`, backslashes and control characters (which browsers read as slashes or drop) and
 * the sign-in pages themselves, which would send the user round in a circle.
 */
export function redirectPath(value: string | null | undefined): string | null {
  if (!value || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return null
  const base = 'https://own.invalid'
  if (!URL.canParse(value, base)) return null
  const url = new URL(value, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return null
  if (/^\/sign-(in|out)(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
