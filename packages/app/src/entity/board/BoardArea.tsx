import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cardKey, type CardMove } from './cardKey.js'

/** Props of `BoardArea`. */
export interface BoardAreaProps {
  /** The element that scrolls sideways, with the columns inside. */
  ref?: Ref<HTMLDivElement>
  /** How keys move cards, in a sentence. */
  keys: string
  /** What happened last, for screen readers. */
  said: string
  isDragging: boolean
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  /** Called with a card, its column, and where a key moves it. */
  onMoveKey: (id: string, from: string, asked: CardMove) => void
  /** Whether cards can be moved. Default `true`. */
  canMove?: boolean
  children: ReactNode
}

/** The columns of a board side by side, where arrow keys lead from card to card and move them. */
export function BoardArea({
  ref,
  keys,
  said,
  isDragging,
  onPointerDown,
  onMoveKey,
  canMove = true,
  children,
}: BoardAreaProps) {
  const { t } = useTranslation()
  const keysId = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return
    const asked = cardKey(event.currentTarget, event.target, event)
    if (!asked) return
    event.preventDefault()
    if ('focus' in asked) return asked.focus.focus()
    // A key that is held down is one move.
    if (!canMove || event.repeat) return
    const id = event.target.closest('[data-card]')?.getAttribute('data-card')
    const from = event.target.closest('[data-board-column]')?.getAttribute('data-board-column')
    if (id && from !== null && from !== undefined) onMoveKey(id, from, asked)
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
        aria-describedby={canMove ? keysId : undefined}
      >
        <div
          ref={ref}
          className="emb-app-board"
          role="presentation"
          tabIndex={-1}
          data-dragging={isDragging ? '' : undefined}
          onPointerDown={canMove ? onPointerDown : undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          {children}
        </div>
      </div>
      {canMove && (
        <p id={keysId} hidden>
          {keys}
        </p>
      )}
      <p className="emb-visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
