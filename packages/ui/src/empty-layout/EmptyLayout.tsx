import { useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { SkipLink } from '../layout/SkipLink.js'
import { defineWords, useWords } from '../ui-strings/index.js'

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

/** A drawn process for the empty layout: decoration, hidden from screen readers. */
const ProcessDrawing = () => (
  <svg className="emb-process-drawing" viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className="emb-process-drawing-flow"
      d="M-400 420H80M112 420h48M256 420h28M308 396v-94a24 24 0 0 1 24-24h48M308 444v94a24 24 0 0 0 24 24h48M484 278h76a24 24 0 0 1 24 24v90M484 562h76a24 24 0 0 0 24-24v-90M640 420h480"
    />
    <g className="emb-process-drawing-step">
      <circle cx="96" cy="420" r="16" />
      <rect x="160" y="392" width="96" height="56" rx="8" />
      <path d="m308 396 24 24-24 24-24-24z" />
      <rect x="380" y="250" width="104" height="56" rx="8" />
      <rect x="380" y="534" width="104" height="56" rx="8" />
    </g>
    <rect className="emb-process-drawing-goal" x="528" y="392" width="112" height="56" rx="8" />
    <path className="emb-process-drawing-text" d="M178 413h46M178 427h60M398 271h56M398 285h40M398 555h44M398 569h66" />
    <path className="emb-process-drawing-text emb-process-drawing-text-goal" d="M548 413h72M548 427h46" />
  </svg>
)
