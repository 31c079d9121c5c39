/*
 * The content security policy of every page, and who may show one in a frame. This module imports nothing, so that a
 * server can use it as it is.
 */

/** Hosts that may show the embedded pages: Teams on the web, for work, school, government and private use, and Microsoft 365. */
const hostOrigins = [
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
  'https://teams.cloud.microsoft',
  'https://teams.microsoft.us',
  'https://*.teams.microsoft.us',
  'https://teams.live.com',
  'https://m365.cloud.microsoft',
  'https://outlook.office.com',
  'https://outlook.cloud.microsoft',
] as const

/** Where the library of the hosts asks which further hosts to believe; refused, it keeps to those that it brings along. */
const hostList = 'https://res.cdn.office.net'

const base =
  "default-src 'self'; img-src 'self' data: blob:; base-uri 'self'; object-src 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default dompurify"

/**
 * What the production build is served with: nothing inline, nothing evaluated, nothing made of plain text, nothing from or
 * to another origin, framed by nobody else. Pictures alone may also be data of the page itself: see `decisions/content-policy.md`.
 */
export const contentSecurityPolicy = `${base}; frame-ancestors 'self'`

/** What the embedded pages are served with: the same, but for who may frame them and the one address their library asks. */
export const embeddedContentSecurityPolicy = `${base}; connect-src 'self' ${hostList}/teams-js/; frame-ancestors 'self' ${hostOrigins.join(' ')}`

/** Whether an address is one of the embedded pages: `/ms-teams` with what is below it, and `/{lang}/{orgId}/ms-teams`. */
export const isEmbeddedPath = (pathname: string): boolean =>
  /^\/(?:ms-teams(?:\/set-realms)?|[^/]+\/[^/]+\/ms-teams)\/?$/.test(pathname)

/** The policy that a page is served with. */
export const contentSecurityPolicyOf = (pathname: string): string =>
  isEmbeddedPath(pathname) ? embeddedContentSecurityPolicy : contentSecurityPolicy
