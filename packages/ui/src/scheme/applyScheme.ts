/** The looks: light, dark, or whichever the system prefers. */
export type Scheme = 'light' | 'dark' | 'auto'

/** Keeps transitions off for as long as the change takes to be painted: nothing fades from one scheme to the other. */
function holdStill(root: HTMLElement): void {
  root.dataset.schemeChanging = ''
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.schemeChanging))
}

let following = false

/** The system may change while the page is open; where `auto` is in use the tokens follow by themselves. */
function followSystem(): void {
  if (following) return
  following = true
  const root = document.documentElement
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (root.dataset.scheme === undefined) holdStill(root)
  })
}

/**
 * Switches the page to a scheme by `data-scheme` on the root element, which the tokens read; `auto` takes the attribute
 * away, so that the system decides, now and whenever it changes. Nothing fades meanwhile. Remembering the choice is the
 * application's.
 */
export function applyScheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  followSystem()
  holdStill(root)
  if (scheme === 'auto') delete root.dataset.scheme
  else root.dataset.scheme = scheme
}
