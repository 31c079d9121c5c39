/** Where a key moves a card: to the column beside it, or up or down in its own. */
export type CardMove = { move: -1 | 1 } | { place: -1 | 1 }

/** What a key on a card asks for. */
export type CardKey = CardMove | { focus: HTMLElement } | null

/** What of a key press counts. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

const linksOf = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-card-link]') ?? []),
]

/**
 * What a key does on a card: arrows, Home and End go to other cards, Alt and Shift with an arrow move the card a column on, or a
 * place up or down. `null` for keys that are none of the board's.
 */
export function cardKey(board: Element, target: Element, event: PressedKey): CardKey {
  const card = target.closest('[data-card]')
  const column = target.closest('[data-board-column]')
  if (!card || !column || event.ctrlKey || event.metaKey) return null
  const forward = getComputedStyle(board).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const by = event.key === forward ? 1 : -1
  if (event.altKey && event.shiftKey) {
    if (sideways) return { move: by }
    return event.key === 'ArrowUp' ? { place: -1 } : event.key === 'ArrowDown' ? { place: 1 } : null
  }
  if (event.altKey || event.shiftKey || !target.matches('[data-card-link]')) return null
  const links = linksOf(column)
  const at = links.findIndex((link) => link === target)
  if (sideways) {
    const columns = [...board.querySelectorAll('[data-board-column]')]
    const onwards = columns.indexOf(column)
    const others = by > 0 ? columns.slice(onwards + 1) : columns.slice(0, onwards).toReversed()
    const there = linksOf(others.find((other) => linksOf(other).length > 0))
    const link = there[Math.min(at, there.length - 1)]
    return link ? { focus: link } : null
  }
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
  const link = next === undefined || next < 0 ? undefined : links[next]
  return link ? { focus: link } : null
}
