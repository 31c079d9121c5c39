import { type FocusEvent, type ReactNode, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardCard, type BoardCardProps } from './BoardCard.js'
import type { CardDrag } from './useCardDrag.js'

/** What is seen of a card. */
export interface BoardFace extends Pick<BoardCardProps, 'id' | 'title' | 'name' | 'href'> {
  /** Facts below the title. Memoise them. */
  facts: ReactNode
}

/** Props of `BoardLane`. */
export interface BoardLaneProps {
  ref?: Ref<HTMLElement>
  /** Names the column for what is dragged; unique within the board. */
  value: string
  /** What the column is called. */
  name: string
  /** How many cards it has, as far as that is known. */
  count?: number | undefined
  /** Controls beside the name. */
  tools?: ReactNode
  /** Its cards, as far as they are loaded. Memoise them. */
  faces: readonly BoardFace[] | undefined
  /** What stands there without cards. */
  instead?: ReactNode
  /** What follows the cards. */
  children?: ReactNode
  /** Whether its cards are those of an earlier question. Default `false`. */
  isBusy?: boolean
  drag: CardDrag | null
  /** The card that is dragged may not come here. Default `false`. */
  isForbidden?: boolean
  /** Whether cards have places in their columns. Default `false`. */
  hasPlaces?: boolean
  /** Where a card can be moved to. Without it cards stay where they are. */
  moves?: BoardCardProps['moves']
  /** Called after each render with the list of cards: a card that was moved by keyboard takes the focus with it. */
  onRendered: (list: HTMLElement) => void
}

/** How one column of a board looks: its name, how many cards it has, and the cards, which scroll by themselves. */
export function BoardLane({
  ref,
  value,
  name,
  count,
  tools,
  faces,
  instead,
  children,
  isBusy = false,
  drag,
  isForbidden = false,
  hasPlaces = false,
  moves,
  onRendered,
}: BoardLaneProps) {
  const { i18n } = useTranslation()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (list.current) onRendered(list.current)
  })

  const stop = faces?.some((face) => face.id === current) ? current : faces?.at(0)?.id
  const onFocus = (event: FocusEvent<HTMLElement>) =>
    setCurrent(event.target.closest('[data-card]')?.getAttribute('data-card') ?? current)
  const hasCards = faces !== undefined && faces.length > 0
  const target = drag !== null && drag.over === value && (hasPlaces || drag.from !== value) && !isForbidden
  const before = target && hasPlaces ? drag.before : undefined

  return (
    <section
      ref={ref}
      className="emb-app-board-column"
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      data-board-column={value}
      data-target={target || undefined}
      data-forbidden={isForbidden || undefined}
    >
      <header className="emb-app-board-head">
        <h2 id={id}>{name}</h2>
        {count !== undefined && (
          <span className="emb-app-board-count">{new Intl.NumberFormat(i18n.language || 'en').format(count)}</span>
        )}
        {tools}
      </header>
      <div className="emb-app-board-scroll" role="presentation" data-board-scroll="" onFocus={onFocus}>
        {target && !(hasPlaces && hasCards) && <div className="emb-app-board-slot" />}
        {hasCards ? (
          <ul
            ref={list}
            className="emb-app-board-cards"
            aria-labelledby={id}
            data-target={before === null || undefined}
          >
            {faces.map((face) => (
              <BoardCard
                key={face.id}
                id={face.id}
                title={face.title}
                name={face.name}
                href={face.href}
                tabbable={face.id === stop}
                dragged={drag?.id === face.id}
                isTarget={face.id === before}
                moves={moves}
              >
                {face.facts}
              </BoardCard>
            ))}
          </ul>
        ) : (
          instead
        )}
        {children}
      </div>
    </section>
  )
}
