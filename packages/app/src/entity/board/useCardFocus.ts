import { useCallback, useRef } from 'react'

/** The selector of a card of a board. */
export const cardSelector = (id: string): string => `[data-card="${CSS.escape(id)}"]`

/** Gives a card of a board the focus once it stands where it was moved to. */
export function useCardFocus() {
  const wanted = useRef<string | null>(null)
  return {
    /** The card that is to have the focus; `null` for none. */
    want: useCallback((id: string | null) => {
      wanted.current = id
    }, []),
    /** Lets a card that has the focus keep it, wherever it comes to stand. */
    keep: useCallback((id: string) => {
      if (document.activeElement?.closest(cardSelector(id))) wanted.current = id
    }, []),
    /** Gives it the focus if it is in this list of cards. */
    takeFocus: useCallback((list: HTMLElement) => {
      if (wanted.current === null) return
      const link = list.querySelector<HTMLElement>(`${cardSelector(wanted.current)} [data-card-link]`)
      if (!link) return
      wanted.current = null
      link.focus()
    }, []),
  }
}
