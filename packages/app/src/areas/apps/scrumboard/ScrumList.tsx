import type { Card } from '@embpm/contract/sample/scrumboard'
import { Button } from '@embpm/ui/button'
import type { MenuItem } from '@embpm/ui/menu'
import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardLane } from '../../../entity/board/BoardLane.js'
import { AddLine } from '../add-line/AddLine.js'
import { CardFacts } from './CardFacts.js'
import { ListMenu } from './ListMenu.js'
import type { CardList, ScrumView } from './ScrumView.js'

/** Props of `ScrumList`. */
export interface ScrumListProps {
  list: CardList
  /** Its cards that are shown. */
  cards: readonly Card[]
  view: ScrumView
}

/** A list of a board: its cards, the line for a new one, and a menu with what can be done with it. */
export function ScrumList({ list, cards, view }: ScrumListProps) {
  const { t } = useTranslation()
  const { scrum, lists, moves, canMove, drag, cardHref, addsTo } = view
  const { id, title } = list
  // What stands in the last list is done.
  const isDone = lists.length > 1 && lists.at(-1)?.id === id
  const faces = useMemo(
    () =>
      cards.map((card) => ({
        id: card.id,
        title: card.title,
        name: card.title,
        href: cardHref(card.id),
        facts: <CardFacts card={card} isDone={isDone} />,
      })),
    [cards, cardHref, isDone],
  )
  const items = useCallback((card: string): readonly MenuItem[] => moves.items(card, id), [moves, id])
  const isAdding = addsTo === id
  return (
    <BoardLane
      value={id}
      name={title}
      count={cards.length}
      tools={<ListMenu list={list} view={view} />}
      faces={faces}
      instead={<p className="emb-app-board-note">{t('board.empty')}</p>}
      drag={drag}
      hasPlaces
      moves={canMove ? items : undefined}
      onRendered={moves.takeFocus}
    >
      {isAdding ? (
        <AddLine
          name={`scrumboard new ${id}`}
          className="emb-app-scrum-add"
          label={t('scrumboard.newIn', { list: title })}
          button={t('scrumboard.add')}
          onAdd={(text) => scrum.addCard(id, text)}
          onClose={() => view.onAddsTo(null)}
        />
      ) : (
        <Button
          className="emb-app-scrum-add"
          variant="ghost"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          aria-label={t('scrumboard.newIn', { list: title })}
          onPress={() => view.onAddsTo(id)}
        >
          {t('scrumboard.new')}
        </Button>
      )}
    </BoardLane>
  )
}
