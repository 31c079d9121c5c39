import type { ReactNode } from 'react'
import { SidebarLayout, type LayoutProps } from '../layout/SidebarLayout.js'

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
export function DenseLayout(props: DenseLayoutProps) {
  return <SidebarLayout {...props} look="dense" user={nobody} />
}

/** The rail has no room for a name. */
const nobody = { name: '', email: '' }
