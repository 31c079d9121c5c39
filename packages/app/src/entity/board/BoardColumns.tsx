import type { Entity, ListPage } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import { toasts } from '@embpm/ui/toast'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shell/ServicesProvider.js'
import type { EntityKind } from '../EntityKind.js'
import { usePlace } from '../usePlace.js'
import { useMayWrite } from '../useUser.js'
import { BoardArea } from './BoardArea.js'
import { BoardColumn } from './BoardColumn.js'
import { BoardGhost } from './BoardGhost.js'
import type { BoardGroup } from './boardGroups.js'
import { boardKeys } from './boardQuery.js'
import { BoardState } from './BoardState.js'
import { useBoardGrouping } from './useBoardGrouping.js'
import type { CardMove } from './cardKey.js'
import { useCardDrag } from './useCardDrag.js'
import { cardSelector, useCardFocus } from './useCardFocus.js'
import { useCardMoves } from './useCardMoves.js'

/** Props of `BoardColumns`. */
export interface BoardColumnsProps<E extends Entity> {
  kind: EntityKind<E>
  field: keyof E & string
  view: TableView
  titleOf: (entity: E) => string
  facts: (entity: E) => ReactNode
  /** Why a card may not go to a column; `null` where it may. */
  refusalOf?: ((entity: E, column: string, field: keyof E & string) => string | null) | undefined
  /** Address of the list of one column's cards. */
  listHref: (field: string, column: BoardGroup) => string
  /** The element that the search leads into. */
  boardRef: Ref<HTMLDivElement>
}

/** The columns of a board side by side, and everything that moves a card from one to another. */
export function BoardColumns<E extends Entity>(props: BoardColumnsProps<E>) {
  const { kind, field, view, titleOf, facts, listHref, boardRef } = props
  const { t } = useTranslation()
  const { queryClient } = useServices()
  const { organisation } = usePlace()
  const mayWrite = useMayWrite(kind)
  const [said, setSaid] = useState('')
  const { want, keep, takeFocus } = useCardFocus()
  const grouping = useBoardGrouping({ kind, field, view, refusalOf: props.refusalOf })
  const { question, columns, shown, label, columnOf, refusalOf } = grouping
  const move = useCardMoves<E>({
    kind,
    field,
    question,
    columns,
    label,
    columnOf,
    refusalOf,
    onReturn: keep,
  })

  const pagesOf = (value: string) =>
    queryClient
      .getQueriesData<ListPage<E>>({
        queryKey: boardKeys.column(organisation, kind.name, field, question, value),
      })
      .flatMap(([, page]) => page ?? [])
  const cardOf = (id: string, column: string) =>
    pagesOf(column)
      .flatMap(({ rows }) => rows)
      .find((row) => row.id === id)

  /** Whether a card may not go there, which is said. */
  const isRefused = (card: E, to: string) => {
    const why = refusalOf(card, to)
    if (why !== null) toasts.add({ text: why, icon: 'info' })
    return why !== null
  }

  const moveTo = (id: string, from: string, to: string) => {
    const card = cardOf(id, from)
    if (!card || isRefused(card, to)) return
    setSaid('')
    // The focus goes with the card; where its column is not on the screen, the next card takes it.
    const arrives = shown.some(({ value }) => value === to) && pagesOf(to).length > 0
    const next = document.querySelector(`${cardSelector(id)} + [data-card], [data-card]:has(+ ${cardSelector(id)})`)
    want(arrives ? id : (next?.getAttribute('data-card') ?? null))
    move(card, to)
  }
  const latest = useRef(moveTo)
  useLayoutEffect(() => {
    latest.current = moveTo
  })
  const onMove = useCallback((id: string, from: string, to: string) => latest.current(id, from, to), [])

  const { drag, ghost, onPointerDown } = useCardDrag({
    onDrop: (id, from, to) => {
      const card = cardOf(id, from)
      if (card && !isRefused(card, to)) move(card, to)
    },
  })
  const dragged = drag && cardOf(drag.id, drag.from)

  const onMoveKey = (id: string, from: string, asked: CardMove) => {
    // The order within a column is that of the list.
    if ('place' in asked) return
    const to = columns[columns.findIndex(({ value }) => value === from) + asked.move]?.value
    if (to === undefined) setSaid(t('board.edge'))
    else moveTo(id, from, to)
  }

  if (grouping.state !== 'ready') return <BoardState state={grouping.state} onRetry={grouping.retry} />
  return (
    <>
      <BoardArea
        ref={boardRef}
        keys={t('board.keys')}
        said={said}
        isDragging={drag !== null}
        onPointerDown={onPointerDown}
        onMoveKey={onMoveKey}
        canMove={mayWrite}
      >
        {shown.map((column) => (
          <BoardColumn<E>
            key={column.value}
            kind={kind}
            field={field}
            value={column.value}
            name={column.name}
            count={column.count}
            columns={columns}
            isLate={shown.length > mostAtOnce}
            question={question}
            listHref={listHref(field, column)}
            titleOf={titleOf}
            facts={facts}
            onMove={mayWrite ? onMove : undefined}
            drag={drag}
            isForbidden={!!dragged && column.value !== drag?.from && refusalOf(dragged, column.value) !== null}
            onRendered={takeFocus}
          />
        ))}
      </BoardArea>
      {dragged && <BoardGhost ref={ghost} title={titleOf(dragged)} />}
    </>
  )
}

/** The most columns whose cards are all loaded at once. */
const mostAtOnce = 12
