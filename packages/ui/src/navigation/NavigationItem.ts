import type { ReactNode } from 'react'
import { defineWords } from '../ui-strings/index.js'

interface Base {
  /** Unique within the navigation. */
  id: string
  /** Leaves the item and what is below it out. Default `false`. */
  hidden?: boolean
}

/** A page one can go to. */
export interface NavigationLink extends Base {
  type: 'basic'
  /** The page's name. */
  title: string
  /** Where it leads; without it the item cannot be used. */
  link?: string
  /**
   * What becomes of the query of the current address when one goes there: `preserve` takes it along in place of the link's
   * own, `merge` takes it along and lets the link's own parameters win by name. Without it the link is followed as it is.
   * The address is `current` of the navigation; an id has no query to take along.
   */
  queryParamsHandling?: 'merge' | 'preserve'
  /** 16 px glyph with `aria-hidden`. */
  icon?: ReactNode
  /** Shows the item but leads nowhere. Default `false`. */
  disabled?: boolean
  /** How many things are there. */
  count?: number
  /** Pages below it, indented. */
  children?: readonly NavigationItem[]
}

/** A titled group of items; left out when all of them are hidden. */
export interface NavigationGroup extends Base {
  type: 'group'
  /** Names the group. */
  title: string
  /** What is in it. */
  children?: readonly NavigationItem[]
  /** Lets the reader fold it by its title. Default `false`. */
  collapsible?: boolean
  /** Folded at first, unless the current page is in it. Default `false`. */
  defaultCollapsed?: boolean
}

/** A line between items. */
export interface NavigationDivider extends Base {
  type: 'divider'
  /** Not shown; for those who keep a list of items. */
  title?: string
}

/** One entry of a navigation. */
export type NavigationItem = NavigationLink | NavigationGroup | NavigationDivider

/** Whether an item is shown: a group only with something in it that is. */
export const isVisible = (item: NavigationItem): boolean =>
  !item.hidden && (item.type !== 'group' || (item.children ?? []).some(isVisible))

/** Whether an item with that id is among these or below them. */
export const holds = (items: readonly NavigationItem[], id: string | undefined): boolean =>
  items.some((item) => item.id === id || (item.type !== 'divider' && holds(item.children ?? [], id)))

/** Words of the navigations. */
export const navigationWords = defineWords('navigation', { label: 'Main' })
