import type { ReactNode } from 'react'
import { LayoutFrame } from '../layout/LayoutFrame.js'
import type { LayoutProps } from '../layout/index.js'
import { layoutWords } from '../layout/layoutWords.js'
import { useWords } from '../ui-strings/index.js'

/** Props of `DenseLayout`. The sidebar is a rail at first. */
export interface DenseLayoutProps extends LayoutProps {
  /** The product's mark on top of the rail, 28 px; give it `aria-hidden`. */
  mark?: ReactNode
  /** At the end of the footer: counts, keys, the state of the connection. */
  status?: ReactNode
}

/**
 * The layout for the most room: header of 3rem, footer of 1.5rem, and a rail of glyphs (56 px) that the header's button
 * opens to 232 px. Below 960 px the sidebar is an overlay, closed at first, that Escape, navigating and a click outside
 * close. The first stop of the keyboard skips to the page.
 */
export function DenseLayout({
  mark,
  status,
  version,
  year,
  product = 'EMBPM',
  defaultSidebarOpen = false,
  className = '',
  ...rest
}: DenseLayoutProps) {
  const t = useWords(layoutWords)
  return (
    <LayoutFrame
      {...rest}
      className={`emb-dense ${className}`}
      folded="rail"
      defaultSidebarOpen={defaultSidebarOpen}
      sideHead={
        <>
          {mark}
          <span className="emb-dense-product">{product}</span>
        </>
      }
      footer={
        <>
          {/* As a string: a year has no thousands separator. */}
          <bdi>
            {t('copyright', { year: String(year), product })} {version}
          </bdi>
          {status !== undefined && <span className="emb-dense-status">{status}</span>}
        </>
      }
    />
  )
}
