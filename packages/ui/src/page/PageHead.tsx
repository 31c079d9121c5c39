import type { ComponentProps, ReactNode } from 'react'
import { Breadcrumbs, type Breadcrumb } from '../breadcrumbs/Breadcrumbs.js'
import { useUiLocale } from '../ui-strings/index.js'

/** Props of `Page.Head`. */
export interface PageHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The way to this page, above the title. */
  breadcrumbs?: readonly Breadcrumb[]
  /** Names the page; its only `h1`. */
  title: ReactNode
  /** How many things the page lists, beside the title. */
  count?: number
  /** A short word on the state of the thing, beside the title: a `Badge`. */
  badge?: ReactNode
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode
}

/** Breadcrumbs, title and actions of a page. */
export function PageHead({ breadcrumbs, title, count, badge, actions, className = '', ...rest }: PageHeadProps) {
  const locale = useUiLocale()
  return (
    <div {...rest} className={`emb-page-head ${className}`}>
      {breadcrumbs !== undefined && <Breadcrumbs className="emb-page-breadcrumbs" items={breadcrumbs} />}
      <div className="emb-page-heading">
        <h1 className="emb-page-title" title={typeof title === 'string' ? title : undefined}>
          {title}
        </h1>
        {count !== undefined && <span className="emb-page-count">{new Intl.NumberFormat(locale).format(count)}</span>}
        {badge}
      </div>
      {actions !== undefined && <div className="emb-page-actions">{actions}</div>}
    </div>
  )
}
