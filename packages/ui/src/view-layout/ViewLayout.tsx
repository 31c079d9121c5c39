import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { SkipLink } from '../layout/SkipLink.js'
import { useScrollRestoration } from '../layout/useScrollRestoration.js'
import { Link } from '../link/Link.js'
import { currentItem, itemHref, type NavigationLink } from '../navigation/index.js'
import { navigationWords } from '../navigation/NavigationItem.js'
import { useWords } from '../ui-strings/index.js'

/** Props of `ViewLayout`. */
export interface ViewLayoutProps extends ComponentProps<'div'> {
  /** The product's mark or name at the start of the bar. */
  brand?: ReactNode
  /** The pages in the bar; hidden ones are left out, what is below them is not shown. Default none. */
  items?: readonly NavigationLink[]
  /** The current page: the id of an item or an address; the item with the longest fitting link is marked. */
  current?: string
  /** Shows the pages but leads nowhere: on an error page, or before the host has told who one is. Default `false`. */
  navigationDisabled?: boolean
  /** Tools at the end of the bar. */
  header?: ReactNode
  /** The visit, for the place that the page is scrolled to: see `useScrollRestoration`. Without it nothing is kept. */
  scrollKey?: string
}

/** The layout inside another application's window: one bar of 3rem with the pages, and the page. */
export function ViewLayout({
  brand,
  items = [],
  current = '',
  navigationDisabled = false,
  header,
  scrollKey,
  className = '',
  children,
  ...rest
}: ViewLayoutProps) {
  const t = useWords(navigationWords)
  const id = useId()
  const main = useRef<HTMLElement>(null)
  useScrollRestoration(scrollKey, main)
  const currentId = currentItem(items, current)
  const visible = items.filter(({ hidden }) => !hidden)
  return (
    <div {...rest} className={`emb-view ${className}`}>
      <SkipLink id={id} target={main} />
      <header className="emb-view-bar">
        {brand !== undefined && <div className="emb-view-brand">{brand}</div>}
        {visible.length > 0 && (
          <nav
            className="emb-view-navigation"
            aria-label={t('label')}
            data-disabled={navigationDisabled ? '' : undefined}
          >
            <ul className="emb-view-list">
              {visible.map((item) => (
                <li key={item.id}>
                  {navigationDisabled || item.disabled || item.link === undefined ? (
                    <span className="emb-view-item" role="link" aria-disabled="true">
                      {item.icon}
                      {item.title}
                    </span>
                  ) : (
                    <Link
                      className="emb-view-item"
                      href={itemHref(item, current) ?? item.link}
                      aria-current={item.id === currentId ? 'page' : undefined}
                    >
                      {item.icon}
                      {item.title}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {header !== undefined && <div className="emb-view-tools">{header}</div>}
      </header>
      <main ref={main} id={id} className="emb-view-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
