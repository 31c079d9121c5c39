/** The part of the browser's Trusted Types that is needed here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string | null; createScriptURL(address: string): string | null },
  ): unknown
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes
  }
}

/** A script of this build: a worker of its own, or the one that answers requests in the browser. */
const ownScript = /^\/(?:assets\/[\w.-]+\.js|mockServiceWorker\.js)$/

/** The address, if it is that of a script of this build on this origin; else `null`. */
export function ownScriptAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin && ownScript.test(url.pathname) && url.search === '' ? url.href : null
}

/** Which further HTML is let through: what a part that is loaded later says of its library's. */
const trusted: ((html: string) => boolean)[] = []

/**
 * Lets HTML through that a library writes. Called by the part that brings the library, before its first use.
 * @param isTrusted whether a text is such HTML and nothing else; no style, no handler, no script
 */
export const trustMarkup = (isTrusted: (html: string) => boolean): void => void trusted.push(isTrusted)

/**
 * Says what the page may make of plain texts where its policy requires trusted ones: workers of this build, and empty HTML,
 * by which React Aria empties its announcements, and what `trustMarkup` adds. Every other text stays refused, and no code is
 * ever made of one. See `decisions/content-policy.md`.
 */
export function trustScripts({
  trustedTypes,
  location: { origin },
}: Pick<Window, 'trustedTypes'> & { location: Pick<Location, 'origin'> }): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' || trusted.some((isTrusted) => isTrusted(html)) ? html : null),
    createScriptURL: (address) => ownScriptAddress(address, origin),
  })
}
