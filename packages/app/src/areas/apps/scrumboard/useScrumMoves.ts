import type { MenuItem } from '@embpm/ui/menu'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardMove } from '../../../entity/board/cardKey.js'
import { useCardFocus } from '../../../entity/board/useCardFocus.js'
import { stepPlace } from './boardOrder.js'
import type { ScrumBoard } from './useBoard.js'

/** What moves the cards of a board: keys, the menu of a card, and what was dragged. */
export function useScrumMoves(scrum: ScrumBoard) {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const { want, keep, takeFocus } = useCardFocus()

  const listsNow = () => scrum.shownNow()?.lists ?? []
  /** Moves a card, and says where in its list it stands then. That it comes to another one is told by a message. */
  const move = (id: string, to: string, before: string | null) => {
    const from = listsNow().find(({ cards }) => cards.some((card) => card.id === id))
    if (!scrum.move(id, to, before, { onReturn: keep })) return false
    const list = from?.id === to ? listsNow().find((one) => one.id === to) : undefined
    const place = list?.cards.findIndex((card) => card.id === id) ?? -1
    setSaid(
      list
        ? t('scrumboard.placed', {
            title: list.cards[place]?.title,
            number: place + 1,
            total: list.cards.length,
            list: list.title,
          })
        : '',
    )
    return true
  }
  /** The same by keys or a menu: the focus goes with the card. */
  const carry = (id: string, to: string, before: string | null) => {
    want(id)
    if (!move(id, to, before)) want(null)
  }
  const step = (id: string, from: string, asked: CardMove) => {
    const lists = listsNow()
    const at = lists.findIndex((list) => list.id === from)
    if ('place' in asked) {
      const before = stepPlace(lists[at]?.cards ?? [], id, asked.place)
      if (before === undefined) setSaid(t('scrumboard.edge'))
      else carry(id, from, before)
      return
    }
    const list = lists[at + asked.move]
    if (list) carry(id, list.id, list.cards[0]?.id ?? null)
    else setSaid(t('board.edge'))
  }
  const latest = useRef({ listsNow, carry, step })
  useLayoutEffect(() => {
    latest.current = { listsNow, carry, step }
  })

  /** Where a card of a list can go. */
  const items = useCallback(
    (id: string, from: string): MenuItem[] => {
      const lists = latest.current.listsNow()
      const at = lists.findIndex((list) => list.id === from)
      const cards = lists[at]?.cards ?? []
      const keys = new Map([
        [at - 1, 'Alt Shift ←'],
        [at + 1, 'Alt Shift →'],
      ])
      const steps = [
        { id: 'up', by: -1, label: t('scrumboard.up'), shortcut: 'Alt Shift ↑' },
        { id: 'down', by: 1, label: t('scrumboard.down'), shortcut: 'Alt Shift ↓' },
      ] as const
      return [
        ...steps.map(({ by, ...item }) => ({
          ...item,
          disabled: stepPlace(cards, id, by) === undefined,
          onAction: () => latest.current.step(id, from, { place: by }),
        })),
        ...lists.flatMap((list, index) =>
          index === at
            ? []
            : {
                id: `to ${list.id}`,
                label: t('board.moveTo', { column: list.title }),
                shortcut: keys.get(index),
                onAction: () => latest.current.carry(id, list.id, list.cards[0]?.id ?? null),
              },
        ),
      ]
    },
    [t],
  )
  return { said, takeFocus, items, drop: move, step }
}

/** What moves the cards of a board. */
export type ScrumMoves = ReturnType<typeof useScrumMoves>
