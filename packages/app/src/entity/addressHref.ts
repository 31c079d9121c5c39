/**
 * Where a text leads that somebody typed as a host or link: only to `http` and `https`. A path leads to its host.
 * @param host of a path; a name without protocol
 * @returns `null` for what leads nowhere, such as `javascript:` or a path without a host
 */
export function addressHref(text: string, host = ''): string | null {
  const typed = text.trim()
  if (typed === '') return null
  if (/^https?:\/\//i.test(typed)) return safe(typed)
  if (typed.startsWith('/')) return isHost(host) ? safe(`https://${host.trim()}${typed.replace(/^\/+/, '/')}`) : null
  return isHost(typed) ? safe(`https://${typed}`) : null
}

/** A name or address of a machine, with a port where it has one. Source: RFC 1123. */
const isHost = (text: string) => /^(?=.{1,253}$)[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i.test(text.trim())

function safe(address: string): string | null {
  try {
    const { protocol, href, username } = new URL(address)
    return (protocol === 'https:' || protocol === 'http:') && username === '' ? href : null
  } catch {
    return null
  }
}
