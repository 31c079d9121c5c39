import type { NavigationItem } from './NavigationItem.js'

/** Whether an item is shown: a group only with something in it that is. */
export const isVisible = (item: NavigationItem): boolean =>
  !item.hidden && (item.type !== 'group' || (item.children ?? []).some(isVisible))

/** Whether an item with that id is among these or below them. */
export const holds = (items: readonly NavigationItem[], id: string | undefined): boolean =>
  items.some((item) => item.id === id || (item.type !== 'divider' && holds(item.children ?? [], id)))
