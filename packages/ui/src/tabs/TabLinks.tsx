import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../link/Link.js'
import { TabLabel } from './TabLabel.js'
import { useTabInView } from './useTabInView.js'

/** One address in `TabLinks`. */
export interface TabLink {
  id: string
  label: ReactNode
  href: string
  /** How many things are behind it. */
  count?: number
  /** `danger` where something behind it needs attention; colours the count. Default `neutral`. */
  tone?: 'neutral' | 'danger'
}

/** Props of `TabLinks`. */
export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly TabLink[]
  /** Id of the page that is open. */
  current: string
  /** Name of the landmark. */
  'aria-label': string
}

/** Tabs whose parts have an address each: links that `LinkProvider` serves, with the looks of `Tabs`. */
export function TabLinks({ items, current, className, ...rest }: TabLinksProps) {
  const list = useTabInView(current)
  return (
    <nav {...rest} className={className ? `emb-tabs ${className}` : 'emb-tabs'}>
      <div ref={list} className="emb-tab-list">
        {items.map((item) => (
          <Link
            key={item.id}
            href={item.href}
            className="emb-tab"
            data-tab={item.id}
            aria-current={item.id === current ? 'page' : undefined}
            data-selected={item.id === current || undefined}
          >
            <TabLabel count={item.count} tone={item.tone}>
              {item.label}
            </TabLabel>
          </Link>
        ))}
      </div>
    </nav>
  )
}
