import { currentOf, isApiError, type Entity, type ListPage } from '@embpm/contract'
import { toasts } from '@embpm/ui/toast'
import { hashKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../session/queryKeys.js'
import { useServices } from '../../shell/ServicesProvider.js'
import type { EntityKind } from '../EntityKind.js'
import { usePlace } from '../usePlace.js'
import type { BoardGroup } from './boardGroups.js'
import { boardKeys, type BoardQuestion } from './boardQuery.js'

/** Moves of one card that the server has not answered yet. */
interface Track<E> {
  /** The card as the server knows it. */
  known: E
  /** Where it stood in its column. */
  place: number
  /** The last move. */
  tail: Promise<void>
}

/** What `useCardMoves` needs. */
export interface CardMovesOptions<E extends Entity> {
  kind: EntityKind<E>
  field: keyof E & string
  question: BoardQuestion
  /** All columns that there are. */
  columns: readonly BoardGroup[]
  /** The label beside the field, where it refers to somebody. */
  label: string | undefined
  /** The column that a card is in, which may be none of those that there are. */
  columnOf: (card: E) => Pick<BoardGroup, 'value' | 'name'>
  /** Why a card may not go to a column; `null` where it may. */
  refusalOf?: ((card: E, to: string) => string | null) | undefined
  /** Called before a card goes back to where the server has it. */
  onReturn: (id: string) => void
}

/** How long a move can be taken back, in ms. */
const undoTime = 10_000

/**
 * Moves cards between the columns of a board: at once on the screen, then on the server. Moves of one card wait for each other;
 * when the last one is refused, the card goes back to where the server has it, and a message says why.
 */
export function useCardMoves<E extends Entity>(options: CardMovesOptions<E>) {
  const { kind, field, question, columns, label, refusalOf, onReturn } = options
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const tracks = useRef(new Map<string, Track<E>>())
  const saved = useRef(new Map<string, E>())
  const toastIds = useRef(new Map<string, string>())
  const all = boardKeys.question(organisation, kind.name, field, question)
  const columnKey = (value: string) => boardKeys.column(organisation, kind.name, field, question, value)
  const columnOf = (card: E) => options.columnOf(card).value
  const columnName = (value: string) => columns.find((column) => column.value === value)?.name ?? value

  /** A card as it is in a column. */
  const placed = (card: E, value: string): E => {
    const name =
      label === undefined ? undefined : { [label]: value === '' ? null : { id: value, name: columnName(value) } }
    return { ...card, [field]: stored(value), ...name }
  }

  /** Shows a card in one column and in no other. */
  const show = (card: E, column: string | null, place = 0) => {
    for (const { value } of columns) {
      queryClient.setQueriesData<ListPage<E>>(
        { queryKey: columnKey(value) },
        (page) => page && withCard(page, card, value === column ? Math.min(place, page.rows.length) : null),
      )
    }
  }

  const placeOf = (card: E) =>
    Math.max(
      0,
      ...queryClient
        .getQueriesData<ListPage<E>>({ queryKey: columnKey(columnOf(card)) })
        .map(([, page]) => page?.rows.findIndex(({ id }) => id === card.id) ?? 0),
    )

  /** The card as the server answered it last: what is undone later starts from that version. */
  const latest = (card: E): E =>
    queryClient
      .getQueriesData<ListPage<E>>({ queryKey: columnKey(columnOf(card)) })
      .flatMap(([, page]) => page?.rows ?? [])
      .find(({ id }) => id === card.id) ??
    saved.current.get(card.id) ??
    card

  /** Everything but the columns on the screen, which are right already unless one is missing, is asked for again. */
  const refresh = (isMissing: boolean) => {
    const known = hashKey(all).slice(0, -1)
    void queryClient.invalidateQueries({
      queryKey: queryKeys.kind(organisation, kind.name),
      predicate: ({ queryHash }) => !queryHash.startsWith(known),
    })
    void queryClient.invalidateQueries({ queryKey: all, refetchType: isMissing ? 'active' : 'none' })
  }

  const notify = (card: E, toast: Parameters<typeof toasts.add>[0]) => {
    const last = toastIds.current.get(card.id)
    if (last !== undefined) toasts.close(last)
    toastIds.current.set(card.id, toasts.add(toast))
  }

  const explain = (card: E, to: string, error: unknown, known: E) => {
    const name = kind.nameOf(card)
    if (isApiError(error, 'NOT_FOUND')) return notify(card, { text: t('board.gone', { name }), icon: 'error' })
    const column = options.columnOf(known).name
    if (isApiError(error, 'CONFLICT'))
      return notify(card, { text: t('board.conflict', { name, column }), icon: 'error' })
    const why = isApiError(error, 'LOCKED') ? refusalOf?.(known, to) : null
    if (why) return notify(card, { text: why, icon: 'error' })
    return notify(card, {
      text: t('board.failed', { name, column }),
      icon: 'error',
      action: { label: t('states.retry'), onPress: () => move(known, to) },
    })
  }

  const move = (card: E, to: string, undoing = false) => {
    const from = columnOf(card)
    if (from === to) return
    const track = tracks.current.get(card.id) ?? { known: card, place: placeOf(card), tail: Promise.resolve() }
    tracks.current.set(card.id, track)
    // An answer that is under way knows nothing of the move. A column that is still empty waits for its answer all the same.
    void queryClient.cancelQueries({ queryKey: all, predicate: ({ state }) => state.data !== undefined })
    const moved = placed(card, to)
    show(moved, to)
    const words = { name: kind.nameOf(card), column: columnName(to) }
    notify(
      card,
      undoing
        ? { text: t('board.undone', words), icon: 'success' }
        : {
            text: t('board.moved', words),
            icon: 'success',
            timeout: undoTime,
            // What may not go back is not offered to.
            ...((refusalOf?.(moved, from) ?? null) === null && {
              action: { label: t('list.undo'), onPress: () => move(latest(moved), from, true) },
            }),
          },
    )
    const run = async () => {
      const { id } = track.known
      track.known = await kind
        .api(client)
        .update({ id, lockVersion: track.known.lockVersion, fields: { [field]: stored(to) } })
      track.place = 0
    }
    const mine = track.tail.then(run)
    track.tail = mine
    const settle = (error?: unknown) => {
      if (track.tail !== mine) return
      tracks.current.delete(card.id)
      saved.current.set(card.id, track.known)
      const theirs = currentOf(error, kind.schema)
      const known = theirs ?? track.known
      if (error !== undefined) onReturn(card.id)
      const same = theirs === undefined || columnOf(theirs) === columnOf(track.known)
      show(known, isApiError(error, 'NOT_FOUND') ? null : columnOf(known), same ? track.place : 0)
      if (error !== undefined) explain(card, to, error, known)
      refresh(columns.every(({ value }) => value !== columnOf(known)))
    }
    mine.then(() => settle(), settle)
  }

  return move
}

/** The value of a column as the field has it. */
const stored = (value: string): string | null => (value === '' ? null : value)

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
