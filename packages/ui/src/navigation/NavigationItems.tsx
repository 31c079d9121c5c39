import { isVisible } from './NavigationItem.js'
import { NavigationEntry } from './NavigationEntry.js'
import { NavigationGroupEntry } from './NavigationGroupEntry.js'
import type { NavigationItemsProps, RenderItems } from './NavigationItemsProps.js'

const renderItems: RenderItems = (props) => <NavigationItems {...props} />

/** One level of the navigation. */
export function NavigationItems({ items, currentId, current, rail, id, labelledBy }: NavigationItemsProps) {
  return (
    <ul id={id} className="emb-navigation-list" aria-labelledby={labelledBy}>
      {items.filter(isVisible).map((item) => (
        <li key={item.id} data-type={item.type}>
          {item.type === 'divider' && <hr className="emb-navigation-divider" />}
          {item.type === 'group' && (
            <NavigationGroupEntry group={item} {...{ currentId, current, rail, renderItems }} />
          )}
          {item.type === 'basic' && <NavigationEntry item={item} {...{ currentId, current, rail, renderItems }} />}
        </li>
      ))}
    </ul>
  )
}
