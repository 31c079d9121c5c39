import type { Entity } from '@embpm/contract'
import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntityKind } from '../EntityKind.js'
import { kindHref, usePlace } from '../usePlace.js'
import { BoardColumnState } from './BoardColumnState.js'
import type { BoardGroup } from './boardGroups.js'
import { BoardLane } from './BoardLane.js'
import { BoardMore } from './BoardMore.js'
import type { BoardQuestion } from './boardQuery.js'
import { useBoardColumn } from './useBoardColumn.js'
import type { CardDrag } from './useCardDrag.js'
import { useNear } from './useNear.js'

/** Props of `BoardColumn`. */
export interface BoardColumnProps<E extends Entity> {
  kind: EntityKind<E>
  field: string
  value: string
  /** What the column is called. */
  name: string
  /** How many cards it has, as far as that is known before they are loaded. */
  count?: number | undefined
  question: BoardQuestion
  /** Address of the list with the cards of this column. */
  listHref: string
  titleOf: (entity: E) => string
  facts: (entity: E) => ReactNode
  /** All columns that the field has, in their order. */
  columns: readonly BoardGroup[]
  /** Loads its cards once it comes near. Default: at once. */
  isLate?: boolean
  /** Called with the card that goes to another column. Memoise it. */
  /** Without it cards stay where they are. */
  onMove?: (id: string, from: string, to: string) => void
  drag: CardDrag | null
  /** The card that is dragged may not come here. */
  isForbidden: boolean
  /** Called after each render with the list of cards: a card that was moved by keyboard takes the focus with it. */
  onRendered: (list: HTMLElement) => void
}

/** One column of a board, with the entities that have its value. */
export function BoardColumn<E extends Entity>({
  kind,
  field,
  value,
  name,
  count,
  question,
  listHref,
  titleOf,
  facts,
  columns,
  isLate = false,
  onMove,
  drag,
  isForbidden,
  onRendered,
}: BoardColumnProps<E>) {
  const { t } = useTranslation()
  const place = usePlace()
  const column = useRef<HTMLElement>(null)
  const near = useNear(column, !isLate)
  const { data, isError, isPlaceholderData, refetch, more, full } = useBoardColumn<E>(
    { kind, organisation: place.organisation, field, value, question },
    near,
  )

  const rows = data?.rows
  const faces = useMemo(
    () =>
      rows?.map((entity) => ({
        id: entity.id,
        title: titleOf(entity),
        name: kind.nameOf(entity),
        href: kindHref(kind, place, entity.id),
        facts: facts(entity),
      })),
    [rows, titleOf, facts, kind, place],
  )
  const moves = useCallback(
    (card: string) => {
      const here = columns.findIndex((column) => column.value === value)
      const keys = new Map([
        [here - 1, 'Alt Shift ←'],
        [here + 1, 'Alt Shift →'],
      ])
      return columns.flatMap((column, at) =>
        at === here
          ? []
          : {
              id: column.value,
              label: t('board.moveTo', { column: column.name }),
              shortcut: keys.get(at),
              onAction: () => onMove?.(card, value, column.value),
            },
      )
    },
    [columns, value, onMove, t],
  )

  return (
    <BoardLane
      ref={column}
      value={value}
      name={name}
      count={data?.total ?? count}
      faces={faces}
      instead={
        near && (
          <BoardColumnState state={data ? 'empty' : isError ? 'failed' : 'loading'} onRetry={() => void refetch()} />
        )
      }
      isBusy={isPlaceholderData}
      drag={drag}
      isForbidden={isForbidden}
      moves={onMove && moves}
      onRendered={onRendered}
    >
      {data && faces && faces.length > 0 && faces.length < data.total && !isPlaceholderData && (
        <BoardMore
          shown={faces.length}
          total={data.total}
          listHref={full ? listHref : undefined}
          pending={more.isPending}
          failed={more.isError}
          onMore={() => more.mutate()}
        />
      )}
    </BoardLane>
  )
}
