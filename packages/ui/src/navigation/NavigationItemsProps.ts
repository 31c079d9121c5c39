import type { ReactNode } from 'react'
import type { NavigationItem } from './NavigationItem.js'

/** Props of `NavigationItems`. */
export interface NavigationItemsProps {
  items: readonly NavigationItem[]
  /** The id of the item that stands for this page. */
  currentId: string | undefined
  /** The current page, as the navigation was given it. */
  current: string
  rail: boolean
  id?: string
  labelledBy?: string
}

/** Draws the level below an entry. Handed down, for an entry that imported the list would be imported by it. */
export type RenderItems = (props: NavigationItemsProps) => ReactNode
