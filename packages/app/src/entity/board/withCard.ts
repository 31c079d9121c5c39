import type { ListPage } from '@embpm/contract'

/**
 * A column after a card was put somewhere, with the total that follows from it.
 * @param place index for a card that is new to this column, one that is there already keeps its place; `null` when the card
 *   stands in another column
 */
export function withCard<E extends { id: string }>(page: ListPage<E>, card: E, place: number | null): ListPage<E> {
  const at = page.rows.findIndex(({ id }) => id === card.id)
  if (place === null) return at < 0 ? page : { ...page, rows: page.rows.toSpliced(at, 1), total: page.total - 1 }
  if (at >= 0) return { ...page, rows: page.rows.with(at, card) }
  return { ...page, rows: page.rows.toSpliced(place, 0, card), total: page.total + 1 }
}
