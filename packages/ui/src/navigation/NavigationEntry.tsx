import { useLink } from '../link/Link.js'
import { Tooltip } from '../tooltip/Tooltip.js'
import { useUiLocale } from '../ui-strings/index.js'
import { itemHref } from './itemHref.js'
import { holds, isVisible, type NavigationLink } from './NavigationItem.js'
import type { RenderItems } from './NavigationItemsProps.js'

interface NavigationEntryProps {
  item: NavigationLink
  currentId: string | undefined
  current: string
  rail: boolean
  renderItems: RenderItems
}

/** One page, and the pages below it. */
export function NavigationEntry({ item, currentId, current, rail, renderItems }: NavigationEntryProps) {
  const locale = useUiLocale()
  const { onClick } = useLink()
  const link = itemHref(item, current)
  const { id, title, icon, disabled, count, children = [] } = item
  const glyph = icon ?? (rail ? <span className="emb-navigation-letter">{Array.from(title)[0]}</span> : undefined)
  const content = (
    <>
      {glyph !== undefined && (
        <span className="emb-navigation-icon" aria-hidden="true">
          {glyph}
        </span>
      )}
      <span className="emb-navigation-title" title={rail ? undefined : title}>
        {title}
      </span>
      {count !== undefined && (
        <span className="emb-navigation-count">{new Intl.NumberFormat(locale).format(count)}</span>
      )}
    </>
  )
  // A rail has no room for what is below: its place is shown at the page above.
  const isCurrent = id === currentId || (rail && holds(children, currentId))
  const entry =
    link === undefined || disabled ? (
      <span className="emb-navigation-item" role="link" aria-disabled="true" title={rail ? title : undefined}>
        {content}
      </span>
    ) : (
      <a className="emb-navigation-item" href={link} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        {content}
      </a>
    )
  return (
    <>
      {rail && link !== undefined && !disabled ? (
        <Tooltip text={title} placement="end">
          {entry}
        </Tooltip>
      ) : (
        entry
      )}
      {!rail && children.some(isVisible) && renderItems({ items: children, currentId, current, rail: false })}
    </>
  )
}
