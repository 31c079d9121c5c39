import { lazyPart } from '../lazy-part/lazyPart.js'

/** What only a tree in `edit` mode needs, loaded when somebody opens it; after a failure the next press tries again. */
export const treeParts = {
  menu: lazyPart(async () => (await import('./TreeMenu.js')).TreeMenu),
} as const
