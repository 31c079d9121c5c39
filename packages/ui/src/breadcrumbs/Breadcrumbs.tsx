import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from '../link/Link.js'
import { defineWords, useWords } from '../ui-strings/index.js'

const words = defineWords('breadcrumbs', { label: 'Breadcrumbs' })

/** One step of the way. */
export interface Breadcrumb {
  label: string
  /** Where it leads; the last one, this page, needs none. */
  href?: string
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The way from the area to this page. The last one is the current page. */
  items: readonly Breadcrumb[]
}

/** The way to this page in one line; long names are cut with an ellipsis. */
export function Breadcrumbs({ items, className = '', ...rest }: BreadcrumbsProps) {
  const t = useWords(words)
  return (
    <nav aria-label={t('label')} {...rest} className={`emb-breadcrumbs ${className}`}>
      <ol className="emb-breadcrumbs-list">
        {items.map(({ label, href }, index) => {
          const current = index === items.length - 1 ? 'page' : undefined
          return (
            <li key={`${index} ${label}`} className="emb-breadcrumbs-item" title={label}>
              {index > 0 && (
                <ChevronRight className="emb-breadcrumbs-separator" size={12} strokeWidth={1.5} aria-hidden="true" />
              )}
              {href === undefined ? (
                <span className="emb-breadcrumbs-text" aria-current={current}>
                  {label}
                </span>
              ) : (
                <Link className="emb-breadcrumbs-text" href={href} aria-current={current}>
                  {label}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
