import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { SkipLink } from '../layout/SkipLink.js'
import { defineWords, useWords } from '../ui-strings/index.js'
import { ProcessDrawing } from './ProcessDrawing.js'

const words = defineWords('emptyLayout', {
  hero: 'One model from process to table, from requirement to test, from plan to order.',
})

/** Props of `EmptyLayout`. */
export interface EmptyLayoutProps extends ComponentProps<'div'> {
  /** The line at the bottom: year and version at its start, language and scheme at its end. */
  footer?: ReactNode
  /** What stands below the drawing. Default one sentence on the product; `null` leaves the whole side out. */
  hero?: ReactNode
}

/**
 * The layout without navigation: sign-in and its like at the start, a drawn process at the end (from 960 px). The first
 * stop of the keyboard skips to the content.
 */
export function EmptyLayout({ footer, hero, className = '', children, ...rest }: EmptyLayoutProps) {
  const t = useWords(words)
  const id = useId()
  const main = useRef<HTMLElement>(null)
  return (
    <div {...rest} className={`emb-empty-layout ${className}`}>
      <SkipLink id={id} target={main} />
      <div className="emb-empty-layout-side">
        <main ref={main} id={id} className="emb-empty-layout-main" tabIndex={-1}>
          <div className="emb-empty-layout-box">{children}</div>
        </main>
        {footer !== undefined && <footer className="emb-empty-layout-footer">{footer}</footer>}
      </div>
      {hero !== null && (
        <aside className="emb-empty-layout-hero">
          <ProcessDrawing />
          <p className="emb-empty-layout-claim">{hero ?? t('hero')}</p>
        </aside>
      )}
    </div>
  )
}
