import type { ComponentProps, ReactNode } from 'react'
import { defineWords } from '../ui-strings/index.js'

/** Props that the layouts with a sidebar share. */
export interface LayoutProps extends ComponentProps<'div'> {
  /** The sidebar's content: a `Navigation`. */
  navigation: ReactNode
  /** Tools at the end of the header. */
  header: ReactNode
  /** Organisation switcher at the start of the header. */
  organisation?: ReactNode
  /** Version of the product, in the footer. */
  version: string
  /** Year of the copyright line. */
  year: number
  /** Name in the copyright line. Default "EMBPM". */
  product?: string
  /** Whether the sidebar stands open beside the page, from 960 px. Controlled. */
  sidebarOpen?: boolean
  /** Whether it does at first, uncontrolled. */
  defaultSidebarOpen?: boolean
  /** Called when it is opened or folded from 960 px on. The overlay below that width is nothing to remember. */
  onSidebarOpenChange?: (open: boolean) => void
  /** The visit, for the place that the page is scrolled to: see `useScrollRestoration`. Without it nothing is kept. */
  scrollKey?: string
}

/** Words that the layouts share. */
export const layoutWords = defineWords('layout', {
  skip: 'Skip to content',
  sidebar: 'Sidebar',
  toggle: 'Navigation',
  close: 'Close navigation',
  copyright: '© {year} {product}',
})
