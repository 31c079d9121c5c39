import { useRef, type ComponentProps, type ReactNode } from 'react'
import type { Breadcrumb } from '../breadcrumbs/Breadcrumbs.js'
import { Card } from '../card/Card.js'
import { Page } from '../page/Page.js'
import { ObjectPageAnchors } from './ObjectPageAnchors.js'
import { useCurrentSection } from './useCurrentSection.js'

/** One card of an object page. */
export interface ObjectPageSection {
  /** Unique in the document: the section's `id`, to which `#id` leads. */
  id: string
  title: string
  content: ReactNode
  /** Buttons at the end of the card's header. */
  actions?: ReactNode
  /** Lets the content touch the edges: tables and lists. Default `false`. */
  flush?: boolean
}

/** Props of `ObjectPage`; further ones go to the root. */
export interface ObjectPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The way to this page, above the title. */
  breadcrumbs?: readonly Breadcrumb[]
  /** Names the object; the page's only `h1`. */
  title: ReactNode
  /** A short word on its state beside the title: a `Badge` or `StatusCircle`. */
  status?: ReactNode
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode
  /** What stands above the cards over the whole width, such as an error summary. */
  notice?: ReactNode
  /** The cards. With two or more, a line of links to them stands below the title. */
  sections: readonly ObjectPageSection[]
  /** What is set once: a column at the end, 344 px wide from 1280 px and 400 from 1440, below the sections otherwise. */
  side?: ReactNode
  /** Dialogs and what else belongs to the page without a place of its own. */
  children?: ReactNode
}

/** One object: its head stays, below it the sections scroll as cards, beside them what is set once. Fills its layout's height. */
export function ObjectPage({
  breadcrumbs,
  title,
  status,
  actions,
  notice,
  sections,
  side,
  className,
  children,
  ...rest
}: ObjectPageProps) {
  const body = useRef<HTMLDivElement>(null)
  const ids = sections.map(({ id }) => id)
  const [current, goTo] = useCurrentSection(body, ids)
  return (
    <Page {...rest} className={className ? `emb-object-page ${className}` : 'emb-object-page'}>
      <Page.Head breadcrumbs={breadcrumbs} title={title} badge={status} actions={actions} />
      {sections.length > 1 && <ObjectPageAnchors sections={sections} current={current} onSelect={goTo} />}
      <Page.Body tint ref={body} className="emb-object-page-body">
        {notice}
        <div className="emb-object-page-columns" data-side={side === undefined ? undefined : true}>
          <div className="emb-object-page-main">
            {sections.map(({ id, title: heading, content, actions: buttons, flush }) => (
              <Card
                key={id}
                id={id}
                tabIndex={-1}
                className="emb-object-page-section"
                title={heading}
                actions={buttons}
                flush={flush}
              >
                {content}
              </Card>
            ))}
          </div>
          {side !== undefined && <div className="emb-object-page-side">{side}</div>}
        </div>
      </Page.Body>
      {children}
    </Page>
  )
}
