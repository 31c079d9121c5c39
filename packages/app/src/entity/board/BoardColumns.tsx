import { conditionTest } from '@embpm/calendar/condition-test'
import type { Entity, ListPage } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import { toasts } from '@embpm/ui/toast'
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shell/ServicesProvider.js'
import type { EntityKind } from '../EntityKind.js'
import { useChoiceText } from '../useFieldText.js'
import { usePlace } from '../usePlace.js'
import { useMayWrite } from '../useUser.js'
import { BoardColumn } from './BoardColumn.js'
import { BoardGhost } from './BoardGhost.js'
import { boardKeys } from './boardQuery.js'
import { cardKey } from './cardKey.js'
import { useBoardQuestion } from './useBoardQuestion.js'
import { useCardDrag } from './useCardDrag.js'
import { useCardMoves } from './useCardMoves.js'

/** Props of `BoardColumns`. */
export interface BoardColumnsProps<E extends Entity> {
  kind: EntityKind<E>
  field: keyof E & string
  view: TableView
  titleOf: (entity: E) => string
  facts: (entity: E) => ReactNode
  /** Why a card may not go to a column; `null` where it may. */
  refusalOf?: ((entity: E, column: string) => string | null) | undefined
  /** Address of the list of one column's cards. */
  listHref: (field: string, value: string) => string
  /** The element that the search leads into. */
  boardRef: Ref<HTMLDivElement>
}

/** The columns of a board side by side, and everything that moves a card from one to another. */
export function BoardColumns<E extends Entity>(props: BoardColumnsProps<E>) {
  const { kind, field, view, titleOf, facts, refusalOf, listHref, boardRef } = props
  const { t } = useTranslation()
  const { queryClient } = useServices()
  const { organisation } = usePlace()
  const mayWrite = useMayWrite(kind)
  const choiceText = useChoiceText()
  const keysId = useId()
  const [said, setSaid] = useState('')
  const wanted = useRef<string | null>(null)
  const { choices } = kind.fields[field] ?? {}
  const columns = useMemo(
    () => (choices?.values ?? []).map((value) => ({ value, name: choiceText(choices?.set, value) })),
    [choices, choiceText],
  )
  const isShown = conditionTest(view.filters[field] ?? [], 'choice')
  const shown = columns.filter(({ value }) => isShown?.(value) ?? true)
  const question = useBoardQuestion(kind, field, view)
  const move = useCardMoves<E>({
    kind,
    field,
    question,
    columnName: (value) => choiceText(choices?.set, value),
    refusalOf,
    onReturn: (id) => {
      if (document.activeElement?.closest(selectorOf(id))) wanted.current = id
    },
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
    const why = refusalOf?.(card, to) ?? null
    if (why !== null) toasts.add({ text: why, icon: 'info' })
    return why !== null
  }

  const moveTo = (id: string, from: string, to: string) => {
    const card = cardOf(id, from)
    if (!card || isRefused(card, to)) return
    setSaid('')
    // The focus goes with the card; where its column is not on the screen, the next card takes it.
    const arrives = shown.some(({ value }) => value === to) && pagesOf(to).length > 0
    const next = document.querySelector(`${selectorOf(id)} + [data-card], [data-card]:has(+ ${selectorOf(id)})`)
    wanted.current = arrives ? id : (next?.getAttribute('data-card') ?? null)
    move(card, to)
  }
  const latest = useRef(moveTo)
  useLayoutEffect(() => {
    latest.current = moveTo
  })
  const onMove = useCallback((id: string, from: string, to: string) => latest.current(id, from, to), [])

  const takeFocus = useCallback((list: HTMLElement) => {
    if (wanted.current === null) return
    const link = list.querySelector<HTMLElement>(`${selectorOf(wanted.current)} [data-card-link]`)
    if (!link) return
    wanted.current = null
    link.focus()
  }, [])

  const { drag, ghost, onPointerDown } = useCardDrag((id, from, to) => {
    const card = cardOf(id, from)
    if (card && !isRefused(card, to)) move(card, to)
  })
  const dragged = drag && cardOf(drag.id, drag.from)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return
    const asked = cardKey(event.currentTarget, event.target, event)
    if (!asked) return
    event.preventDefault()
    if ('focus' in asked) return asked.focus.focus()
    // A key that is held down is one move.
    if (!mayWrite || event.repeat) return
    const id = event.target.closest('[data-card]')?.getAttribute('data-card')
    const from = event.target.closest('[data-board-column]')?.getAttribute('data-board-column')
    const to = columns[columns.findIndex(({ value }) => value === from) + asked.move]?.value
    if (to === undefined) setSaid(t('board.edge'))
    else if (id && from) moveTo(id, from, to)
  }
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[data-card-link][tabindex="0"]')?.focus()
  }

  return (
    <>
      <div
        className="emb-app-board-area"
        role="group"
        aria-label={t('board.board')}
        aria-describedby={mayWrite ? keysId : undefined}
      >
        <div
          ref={boardRef}
          className="emb-app-board"
          role="presentation"
          tabIndex={-1}
          data-dragging={drag ? '' : undefined}
          onPointerDown={mayWrite ? onPointerDown : undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          {shown.map(({ value, name }) => (
            <BoardColumn<E>
              key={value}
              kind={kind}
              field={field}
              value={value}
              name={name}
              columns={columns}
              question={question}
              listHref={listHref(field, value)}
              titleOf={titleOf}
              facts={facts}
              onMove={mayWrite ? onMove : undefined}
              drag={drag}
              isForbidden={dragged !== undefined && dragged !== null && (refusalOf?.(dragged, value) ?? null) !== null}
              onRendered={takeFocus}
            />
          ))}
        </div>
      </div>
      {mayWrite && (
        <p id={keysId} hidden>
          {t('board.keys')}
        </p>
      )}
      <p className="emb-visually-hidden" role="status">
        {said}
      </p>
      {dragged && <BoardGhost ref={ghost} title={titleOf(dragged)} />}
    </>
  )
}

const selectorOf = (id: string) => `[data-card="${CSS.escape(id)}"]`
