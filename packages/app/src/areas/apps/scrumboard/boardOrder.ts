import type { BoardDetail, BoardList, Card } from '@embpm/contract/sample/scrumboard'

/** Distance of two neighbours, so that others fit between them. Source: sample services, "Scrumboard". */
export const STEP = 65_536

/** What places something among its neighbours. */
interface Placed {
  position: number
}

const byPosition = (one: Placed, other: Placed) => one.position - other.position

const spaced = <R extends Placed>(rows: readonly R[]): R[] =>
  rows.map((row, index) => ({ ...row, position: STEP * (index + 1) }))

/** The whole number in the middle of two neighbours; `null` where none is left between them. */
function between(above: number | undefined, below: number | undefined): number | null {
  if (above === undefined) return below === undefined ? STEP : below - STEP
  if (below === undefined) return above + STEP
  const middle = Math.floor((above + below) / 2)
  return middle > above ? middle : null
}

/** All cards of a board, list by list. */
export const cardsOf = ({ lists }: BoardDetail): Card[] => lists.flatMap(({ cards }) => cards)

/** A board with cards as they are given, in their places. Cards that it does not have are added. */
export function withCards(board: BoardDetail, given: readonly Card[]): BoardDetail {
  const cards = new Map([...cardsOf(board), ...given].map((card) => [card.id, card]))
  const all = [...cards.values()].toSorted(byPosition)
  return {
    ...board,
    lists: board.lists.map((list) => ({ ...list, cards: all.filter(({ listId }) => listId === list.id) })),
  }
}

/** A board with lists as they are given, in their places. Lists that it does not have are added, without cards. */
export function withLists(board: BoardDetail, given: readonly BoardList[]): BoardDetail {
  const lists = new Map(board.lists.map((list) => [list.id, list]))
  for (const { id, boardId, position, title } of given) {
    lists.set(id, { id, boardId, position, title, cards: lists.get(id)?.cards ?? [] })
  }
  return { ...board, lists: [...lists.values()].toSorted(byPosition) }
}

/** The place behind all others. */
export const lastPlace = (rows: readonly Placed[]): number =>
  Math.max(0, ...rows.map(({ position }) => position)) + STEP

/**
 * The cards that change when one goes to another place: itself, or all of that list where no whole number is left between its
 * new neighbours. Empty when it stands there already.
 * @param before id of the card before which it goes; `null` for the end of the list
 */
export function cardsMoved(board: BoardDetail, id: string, to: string, before: string | null): Card[] {
  const card = cardsOf(board).find((one) => one.id === id)
  const list = board.lists.find((one) => one.id === to)
  if (!card || !list || before === id) return []
  const others = list.cards.filter((one) => one.id !== id)
  const found = others.findIndex((one) => one.id === before)
  const place = found < 0 ? others.length : found
  if (list.cards[place]?.id === id) return []
  const position = between(others[place - 1]?.position, others[place]?.position)
  if (position !== null) return [{ ...card, listId: to, position }]
  return spaced(others.toSpliced(place, 0, { ...card, listId: to }))
}

/** The card before which one stands when it goes a place up or down in its list; `undefined` beyond its ends. */
export function stepPlace(cards: readonly Card[], id: string, by: -1 | 1): string | null | undefined {
  const place = cards.findIndex((card) => card.id === id) + by
  if (place < 0 || place >= cards.length) return undefined
  return cards.filter((card) => card.id !== id)[place]?.id ?? null
}

/** Cards of a list behind those of another one, in their order. */
export function cardsJoined(board: BoardDetail, from: string, to: string): Card[] {
  const cardsIn = (id: string) => board.lists.find((list) => list.id === id)?.cards ?? []
  const first = lastPlace(cardsIn(to))
  return cardsIn(from).map((card, index) => ({ ...card, listId: to, position: first + STEP * index }))
}

/** What a list can be sorted by. */
export type SortedBy = 'due' | 'title'

/**
 * All cards of a board, one of its lists sorted: by the day they are due, those without one last, or by title.
 * @param language whose order of letters counts
 */
export function cardsSorted(board: BoardDetail, listId: string, by: SortedBy, language: string): Card[] {
  const dueOf = ({ dueDate }: Card) => (dueDate === null ? Infinity : Date.parse(dueDate))
  const compare = (one: Card, other: Card) => {
    if (by === 'title') return one.title.localeCompare(other.title, language, { numeric: true })
    return dueOf(one) === dueOf(other) ? 0 : dueOf(one) - dueOf(other)
  }
  return board.lists.flatMap(({ id, cards }) => (id === listId ? cards.toSorted(compare) : cards))
}

/** The lists that change when one goes past its neighbour: all, evenly spaced. Empty at the ends. */
export function listsMoved(lists: readonly BoardList[], id: string, by: -1 | 1): BoardList[] {
  const place = lists.findIndex((list) => list.id === id)
  const list = lists[place]
  const to = place + by
  if (!list || to < 0 || to >= lists.length) return []
  return spaced(lists.toSpliced(place, 1).toSpliced(to, 0, list)).map(({ id, boardId, position, title }) => ({
    id,
    boardId,
    position,
    title,
  }))
}

/** A board whose cards stand where they stood before they were moved; one that was moved again meanwhile stays. */
export function movedBack(board: BoardDetail, moved: readonly Card[], before: readonly Card[]): BoardDetail {
  const now = new Map(cardsOf(board).map((card) => [card.id, card]))
  const old = new Map(before.map((card) => [card.id, card]))
  return withCards(
    board,
    moved.flatMap(({ id, listId, position }) => {
      const [card, was] = [now.get(id), old.get(id)]
      if (!card || !was || card.listId !== listId || card.position !== position) return []
      return { ...card, listId: was.listId, position: was.position }
    }),
  )
}
