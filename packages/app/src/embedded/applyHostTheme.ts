import { applyScheme, type Scheme } from '@embpm/ui/scheme'
import type { HostTheme } from './hostContext.js'

/**
 * Shows the page in the look of its host, without touching the user's own choice. `painted/main.ts` does the same before
 * the first paint, where the address says the theme.
 */
export function applyHostTheme(theme: HostTheme, root: HTMLElement = document.documentElement): void {
  applyScheme(theme === 'default' ? 'light' : 'dark', root)
  root.dataset.host = 'told'
  if (theme === 'contrast') root.dataset.contrast = 'more'
  else delete root.dataset.contrast
}

/** Shows the page in the user's own look again: no host has answered. */
export function leaveHostTheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  delete root.dataset.host
  delete root.dataset.contrast
  applyScheme(scheme, root)
}
