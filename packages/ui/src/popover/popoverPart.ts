import { lazyPart } from '../lazy-part/lazyPart.js'

/** What a popover shows when it is open: it stands on React Aria's overlays, which a page may never need. */
export const popoverPart = lazyPart(async () => (await import('./PopoverPanel.js')).PopoverPanel)
