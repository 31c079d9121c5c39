import { IconButton } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Menu, type MenuItem } from '@embpm/ui/menu'
import { ArrowLeftRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `BoardCard`. */
export interface BoardCardProps {
  id: string
  /** What the card is called on its own face. */
  title: string
  /** What people call the entity, for the name of its menu. */
  name: string
  /** Address of the object page. */
  href: string
  /** Whether Tab stops here; the arrow keys reach the other cards of the column. */
  tabbable: boolean
  dragged: boolean
  /** Whether what is dragged would come to stand before it. Default `false`. */
  isTarget?: boolean
  /** Facts below the title. Memoise them. */
  children: ReactNode
  /** Where it can be moved to; asked when the menu opens. Memoise it. Without it the card stays where it is. */
  moves?: (id: string) => readonly MenuItem[]
}

/** One card of a board: the link to its object, its facts, and a menu that moves it. */
export const BoardCard = memo(function BoardCard({
  id,
  title,
  name,
  href,
  tabbable,
  dragged,
  isTarget = false,
  children,
  moves,
}: BoardCardProps) {
  const { t } = useTranslation()
  return (
    <li
      className="emb-app-board-card"
      data-card={id}
      data-dragged={dragged || undefined}
      data-target={isTarget || undefined}
    >
      <div className="emb-app-board-card-head">
        <Link
          className="emb-app-board-link"
          href={href}
          draggable={false}
          tabIndex={tabbable ? 0 : -1}
          data-card-link=""
        >
          <bdi>{title}</bdi>
        </Link>
        {moves && (
          <Menu
            aria-label={t('board.move', { name })}
            items={moves(id)}
            placement="bottom end"
            trigger={
              <IconButton
                className="emb-app-board-move"
                label={t('board.move', { name })}
                size="s"
                tooltip={false}
                excludeFromTabOrder={!tabbable}
                icon={<ArrowLeftRight size={16} strokeWidth={1.5} aria-hidden />}
              />
            }
          />
        )}
      </div>
      {children}
    </li>
  )
})
