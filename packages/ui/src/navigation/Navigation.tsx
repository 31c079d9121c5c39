import { useId, type ComponentProps } from 'react'
import { Link } from '../link/index.js'
import { defineWords, useUiLocale, useWords } from '../ui-strings/index.js'
import { currentItem } from './currentItem.js'
import type { NavigationGroup, NavigationItem, NavigationLink } from './NavigationItem.js'

const words = defineWords('navigation', { label: 'Main' })

/** Props of `Navigation`. */
export interface NavigationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly NavigationItem[]
  /** The current page: the id of an item or an address; the item with the longest fitting link is marked. */
  current: string
}

/** The pages of an area as groups of links. The current one carries `aria-current="page"`. */
export function Navigation({ items, current, className = '', ...rest }: NavigationProps) {
  const t = useWords(words)
  return (
    <nav aria-label={t('label')} {...rest} className={`emb-navigation ${className}`}>
      <Items items={items} currentId={currentItem(items, current)} />
    </nav>
  )
}

interface ItemsProps {
  items: readonly NavigationItem[]
  currentId: string | undefined
  labelledBy?: string
}

const isVisible = (item: NavigationItem): boolean =>
  !item.hidden && (item.type !== 'group' || (item.children ?? []).some(isVisible))

const Items = ({ items, currentId, labelledBy }: ItemsProps) => (
  <ul className="emb-navigation-list" aria-labelledby={labelledBy}>
    {items.filter(isVisible).map((item) => (
      <li key={item.id}>
        {item.type === 'divider' && <hr className="emb-navigation-divider" />}
        {item.type === 'group' && <Group group={item} currentId={currentId} />}
        {item.type === 'basic' && <Entry item={item} currentId={currentId} />}
      </li>
    ))}
  </ul>
)

const Group = ({ group, currentId }: { group: NavigationGroup; currentId: string | undefined }) => {
  const id = useId()
  return (
    <>
      <span id={id} className="emb-navigation-group" title={group.title}>
        {group.title}
      </span>
      <Items items={group.children ?? []} currentId={currentId} labelledBy={id} />
    </>
  )
}

const Entry = ({ item, currentId }: { item: NavigationLink; currentId: string | undefined }) => {
  const locale = useUiLocale()
  const { id, title, link, icon, disabled, count, children = [] } = item
  const content = (
    <>
      {icon !== undefined && <span className="emb-navigation-icon">{icon}</span>}
      <span className="emb-navigation-title" title={title}>
        {title}
      </span>
      {count !== undefined && (
        <span className="emb-navigation-count">{new Intl.NumberFormat(locale).format(count)}</span>
      )}
    </>
  )
  return (
    <>
      {link === undefined || disabled ? (
        <span className="emb-navigation-item" role="link" aria-disabled="true">
          {content}
        </span>
      ) : (
        <Link className="emb-navigation-item" href={link} aria-current={id === currentId ? 'page' : undefined}>
          {content}
        </Link>
      )}
      {children.some(isVisible) && <Items items={children} currentId={currentId} />}
    </>
  )
}
