import type { BoardDetail, BoardList, Card } from '@embpm/contract/sample/scrumboard'
import { toasts } from '@embpm/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  cardsJoined,
  cardsMoved,
  cardsOf,
  cardsSorted,
  lastPlace,
  listsMoved,
  movedBack,
  type SortedBy,
  withCards,
  withLists,
} from './boardOrder.js'
import { scrumKeys, useScrumClient } from './scrumQueries.js'
import { type BoardChange, type Outcome, useBoardChanges } from './useBoardChanges.js'

/** What is edited of a card. */
export type CardEntries = Pick<Card, 'title' | 'description' | 'labels' | 'dueDate' | 'listId'>

/** Options of moving a card. */
interface MoveOptions {
  /** Whether it takes a move back. Default `false`. */
  isUndo?: boolean
  /** Called with the card when it is refused and goes back to where it was. */
  onReturn?: (id: string) => void
}

/** Where something is told that cannot wait for a message, such as in a dialog. */
const toldElsewhere = () => {}

const cardIn = (board: BoardDetail | undefined, id: string) => board && cardsOf(board).find((card) => card.id === id)
const listIn = (board: BoardDetail | undefined, id: string) => board?.lists.find((list) => list.id === id)

/** A board, and what can be done with it. Changes are shown at once; what the service refuses is taken back, and said. */
export function useBoard(boardId: string) {
  const { t, i18n } = useTranslation()
  const client = useScrumClient()
  const { attempt, show, shownNow } = useBoardChanges(boardId)
  const { data, isError, refetch } = useQuery({
    queryKey: scrumKeys.board(boardId),
    queryFn: ({ signal }): Promise<BoardDetail | null> => client.boards.get({ id: boardId }, { signal }),
  })

  /** Stores cards in their new places. */
  const place = (moved: readonly Card[], before: readonly Card[], change: Pick<BoardChange, 'call' | 'onFailed'>) =>
    attempt({
      ...change,
      shown: (now) => withCards(now, moved),
      back: (now) => movedBack(now, moved, before),
    })

  const move = (id: string, to: string, before: string | null, options: MoveOptions = {}): boolean => {
    const { isUndo = false, onReturn } = options
    const board = shownNow()
    const card = cardIn(board, id)
    const moved = board ? cardsMoved(board, id, to, before) : []
    const [first] = moved
    if (!board || !card || !first) return false
    const from = listIn(board, card.listId)
    const after = from?.cards[from.cards.findIndex((one) => one.id === id) + 1]?.id ?? null
    const call = () =>
      moved.length === 1
        ? client.cards.update({ id, card: { listId: first.listId, position: first.position } })
        : client.cards.updateAll({ cards: moved })
    const onFailed: BoardChange['onFailed'] = (outcome) => {
      onReturn?.(id)
      const words = { name: card.title, column: from?.title }
      const text = { gone: t('board.gone', words), kept: t('scrumboard.offline'), refused: t('board.failed', words) }
      toasts.add({
        text: text[outcome],
        icon: 'error',
        ...(outcome === 'refused' && {
          action: { label: t('states.retry'), onPress: () => move(id, to, before, options) },
        }),
      })
    }
    const told = async () => {
      const outcome = await place(moved, cardsOf(board), { call, onFailed })
      if (outcome !== 'stored' || card.listId === to) return
      const words = { name: card.title, column: listIn(board, to)?.title }
      toasts.add({
        text: isUndo ? t('board.undone', words) : t('board.moved', words),
        icon: 'success',
        ...(!isUndo && {
          action: { label: t('list.undo'), onPress: () => move(id, card.listId, after, { isUndo: true }) },
        }),
      })
    }
    void told()
    return true
  }

  return {
    /** `undefined` until it is loaded, and where there is none. */
    board: data ?? undefined,
    state: data ? 'ready' : data === null ? 'unknown' : isError ? 'failed' : 'loading',
    retry: () => refetch(),
    /** The board as it is shown at this moment. */
    shownNow,
    /**
     * Moves a card before another one, or to the end of a list for `null`. Of one that comes to another list a message tells, which
     * takes it back, too. Answers whether it moves.
     */
    move,

    addCard: (listId: string, title: string): Promise<Outcome> =>
      attempt({
        call: async () => {
          const position = lastPlace(listIn(shownNow(), listId)?.cards ?? [])
          const fields = { boardId, listId, position, title, description: null, labels: [], dueDate: null }
          const made = await client.cards.create({ card: fields })
          show((now) => withCards(now, [made]))
          return made
        },
        onFailed: toldElsewhere,
      }),
    /** Stores what was edited of a card; one that changes its list goes to its end. Who asks says whether it failed. */
    changeCard: (id: string, { listId, ...fields }: CardEntries): Promise<Outcome> => {
      const board = shownNow()
      const moved = board && cardsMoved(board, id, listId, null).find((one) => one.id === id)
      const isMoved = moved !== undefined && cardIn(board, id)?.listId !== listId
      return attempt({
        call: async () => {
          const to = isMoved && { listId, position: moved.position }
          const stored = await client.cards.update({ id, card: { ...fields, ...to } })
          if (stored) show((now) => withCards(now, [stored]))
          return stored
        },
        onFailed: toldElsewhere,
      })
    },
    /** Deletes a card; it goes once that is stored. */
    removeCard: (id: string): Promise<Outcome> => attempt({ call: () => client.cards.remove({ query: { id } }) }),

    addList: (title: string): Promise<Outcome> =>
      attempt({
        call: async () => {
          const position = lastPlace(shownNow()?.lists ?? [])
          const made = await client.lists.create({ list: { boardId, position, title } })
          show((now) => withLists(now, [made]))
          return made
        },
        onFailed: toldElsewhere,
      }),
    renameList: (list: BoardList, title: string): Promise<Outcome> => {
      const named = (from: string, to: string) => (now: BoardDetail) =>
        withLists(
          now,
          now.lists.filter(({ id, title }) => id === list.id && title === from).map((one) => ({ ...one, title: to })),
        )
      return attempt({
        call: () => client.lists.update({ list: { id: list.id, title } }),
        shown: named(list.title, title),
        back: named(title, list.title),
      })
    },
    /** Moves a list past its neighbour. Answers whether there is one. */
    moveList: (id: string, by: -1 | 1): boolean => {
      const before = shownNow()?.lists ?? []
      const moved = listsMoved(before, id, by)
      if (moved.length === 0) return false
      const old = new Map(before.map((list) => [list.id, list.position]))
      const sent = new Map(moved.map((list) => [list.id, list.position]))
      void attempt({
        call: () => client.lists.updateAll({ lists: moved }),
        shown: (now) => withLists(now, moved),
        back: (now) =>
          withLists(
            now,
            now.lists.map((list) => ({
              ...list,
              position: list.position === sent.get(list.id) ? (old.get(list.id) ?? list.position) : list.position,
            })),
          ),
      })
      return true
    },
    /** Moves all cards of a list to the end of another one. */
    moveAll: async (from: string, to: string): Promise<Outcome> => {
      const board = shownNow()
      const moved = board ? cardsJoined(board, from, to) : []
      if (!board || moved.length === 0) return 'stored'
      return place(moved, cardsOf(board), { call: () => client.cards.updateAll({ cards: moved }) })
    },
    /** Puts the cards of a list in an order. */
    sort: (listId: string, by: SortedBy): void => {
      const board = shownNow()
      if (!board) return
      // The service gives each card the place that it has among those sent.
      const sorted = cardsSorted(board, listId, by, i18n.language || 'en')
      const moved = sorted.map((card, position) => ({ ...card, position }))
      void place(moved, cardsOf(board), { call: () => client.cards.arrange({ cards: sorted }) })
    },
    /** Deletes a list with its cards. */
    removeList: (id: string): Promise<Outcome> => {
      const list = listIn(shownNow(), id)
      return attempt({
        call: () => client.lists.remove({ query: { id } }),
        shown: (now) => ({ ...now, lists: now.lists.filter((one) => one.id !== id) }),
        back: (now) => (list ? withCards(withLists(now, [list]), list.cards) : now),
      })
    },
  } as const
}

/** A board, and what can be done with it. */
export type ScrumBoard = ReturnType<typeof useBoard>
