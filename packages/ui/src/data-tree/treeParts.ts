import { lazyPart } from '../lazy-part/lazyPart.js'

/** What only a tree in `edit` mode needs: its menu, loaded when it is opened, and dragging, when a pointer comes over the tree. */
export const treeParts = {
  menu: lazyPart(async () => (await import('./TreeMenu.js')).TreeMenu),
  drag: lazyPart(async () => (await import('./treeDrag.js')).treeDrag),
} as const
