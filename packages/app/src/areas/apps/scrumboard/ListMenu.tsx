import { IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import {
  ArrowDownAZ,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  CalendarArrowDown,
  Ellipsis,
  PencilLine,
  Trash2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CardList, ScrumView } from './ScrumView.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `ListMenu`. */
export interface ListMenuProps {
  list: CardList
  view: ScrumView
}

/** What can be done with a list of a board. */
export function ListMenu({ list, view }: ListMenuProps) {
  const { t } = useTranslation()
  const { scrum, lists, canMove } = view
  const { id, title, cards } = list
  const place = lists.findIndex((one) => one.id === id)
  const label = t('scrumboard.actionsFor', { list: title })
  return (
    <Menu
      aria-label={label}
      placement="bottom end"
      items={[
        {
          id: 'rename',
          label: t('scrumboard.rename'),
          icon: <PencilLine {...glyph} />,
          onAction: () => view.onRename(list),
        },
        {
          id: 'left',
          label: t('scrumboard.moveLeft'),
          icon: <ArrowLeft {...glyph} />,
          disabled: place === 0,
          onAction: () => void scrum.moveList(id, -1),
        },
        {
          id: 'right',
          label: t('scrumboard.moveRight'),
          icon: <ArrowRight {...glyph} />,
          disabled: place === lists.length - 1,
          onAction: () => void scrum.moveList(id, 1),
        },
        { id: 'cards', separator: true },
        {
          id: 'due',
          label: t('scrumboard.sortDue'),
          icon: <CalendarArrowDown {...glyph} />,
          disabled: !canMove || cards.length < 2,
          onAction: () => scrum.sort(id, 'due'),
        },
        {
          id: 'title',
          label: t('scrumboard.sortTitle'),
          icon: <ArrowDownAZ {...glyph} />,
          disabled: !canMove || cards.length < 2,
          onAction: () => scrum.sort(id, 'title'),
        },
        {
          id: 'all',
          label: t('scrumboard.moveAll'),
          icon: <ArrowLeftRight {...glyph} />,
          disabled: !canMove || cards.length === 0 || lists.length < 2,
          onAction: () => view.onMoveAll(list),
        },
        { id: 'line', separator: true },
        {
          id: 'delete',
          label: t('scrumboard.deleteList'),
          icon: <Trash2 {...glyph} />,
          danger: true,
          onAction: () => view.onDelete(list),
        },
      ]}
      trigger={
        <IconButton
          className="emb-app-scrum-tools"
          size="s"
          tooltip={false}
          label={label}
          icon={<Ellipsis {...glyph} />}
        />
      }
    />
  )
}
