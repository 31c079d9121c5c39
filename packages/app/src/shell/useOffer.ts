import type { MenuItem } from '@embpm/ui/menu'
import { useEffect, useId } from 'react'
import { useServices } from './ServicesProvider.js'

/** Actions that the screen has at the moment. */
export interface Offer {
  /** Whether they are those of the page, or of the frame around all pages. */
  of: 'page' | 'frame'
  items: readonly MenuItem[] | (() => Promise<readonly MenuItem[]>)
}

/**
 * Offers actions that the screen has in the search of the header (Ctrl+K), too, by the same words, for as long as the component
 * is there. What somebody may not do is left out by the owner, as its button is.
 * @param items an empty list offers nothing; a function is called when the search is opened, so that they can be loaded then
 */
export function useOffer(of: Offer['of'], items: Offer['items']): void {
  const { offers } = useServices()
  const id = useId()
  useEffect(() => void offers.set(id, { of, items }))
  useEffect(() => () => void offers.delete(id), [offers, id])
}
