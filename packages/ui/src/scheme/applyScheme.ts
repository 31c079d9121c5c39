/** The looks: light, dark, or whichever the system prefers. */
export type Scheme = 'light' | 'dark' | 'auto'

/**
 * Switches the page to a scheme by `data-scheme` on the root element, which the tokens read; `auto` takes the attribute
 * away, so that the system decides. Remembering the choice is the application's.
 */
export function applyScheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'auto') delete root.dataset.scheme
  else root.dataset.scheme = scheme
}
