import { Link } from '@embpm/ui/link'
import type { ReactNode } from 'react'

/** One of the places that `LinkTabs` leads to. */
export interface LinkTab {
  id: string
  label: string
  href: string
  /** A 16 px glyph before the label. */
  icon?: ReactNode
}

/** Props of `LinkTabs`. */
export interface LinkTabsProps {
  /** Names what they are: "Shown as". */
  label: string
  tabs: readonly LinkTab[]
  /** Id of the one that is shown. */
  current: string
  /** Takes a row of its own where there is little room: for those that are too many to share one. Default `false`. */
  ownRow?: boolean
}

/** A row of links to lists, or views of a list, that belong together; one of them is shown. */
export function LinkTabs({ label, tabs, current, ownRow = false }: LinkTabsProps) {
  return (
    <nav className="emb-app-tabs" aria-label={label} data-own-row={ownRow || undefined}>
      {tabs.map(({ id, href, label: name, icon }) => (
        <Link key={id} href={href} className="emb-app-tab" aria-current={id === current ? 'page' : undefined}>
          {icon}
          {name}
        </Link>
      ))}
    </nav>
  )
}
