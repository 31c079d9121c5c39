import { applyScheme, type Scheme } from '@embpm/ui/scheme'

/** Shows the page in the user's own look again: no host has answered. */
export function leaveHostTheme(scheme: Scheme, root: HTMLElement = document.documentElement): void {
  delete root.dataset.host
  delete root.dataset.contrast
  applyScheme(scheme, root)
}
