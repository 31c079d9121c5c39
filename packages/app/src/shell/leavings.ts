import type { RegisteredRouter } from '@tanstack/react-router'

/** The heading of a page that does not know yet what it is called. */
export const unnamed = '…'

/** How a page was left. */
interface Leaving {
  /** Path of the page that was opened from it. */
  path: string
  /** How far its table was scrolled, in px. */
  top: number
}

/** By the key of the history's entry. */
const leavings = new Map<string, Leaving>()

/** Remembers how the page is left whose entry of the history has this key. */
export const noteLeaving = ({ history }: Pick<RegisteredRouter, 'history'>, key = ''): void =>
  void leavings.set(key, {
    path: history.location.pathname,
    top: document.querySelector('main [role="grid"]')?.scrollTop ?? 0,
  })

/** How the page that one returns to was left; `undefined` for one that is opened. */
export const leavingOf = ({ history }: Pick<RegisteredRouter, 'history'>): Leaving | undefined =>
  leavings.get(history.location.state.__TSR_key ?? '')

/** Whether the focus may be moved: it is nowhere, or on the heading where a page begins. */
export const isFocusFree = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement === document.body || activeElement.localName === 'h1'
