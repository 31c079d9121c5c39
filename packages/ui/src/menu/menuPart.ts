import { lazyPart } from '../lazy-part/lazyPart.js'

/** What a menu shows when it is open: it stands on React Aria's collections and overlays, which a page may never need. */
export const menuPart = lazyPart(async () => (await import('./MenuPanel.js')).MenuPanel)
