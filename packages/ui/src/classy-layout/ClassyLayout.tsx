import { SidebarLayout, type LayoutProps, type LayoutUser } from '../layout/SidebarLayout.js'

/** Who is signed in. */
export type ClassyLayoutUser = LayoutUser

/** Props of `ClassyLayout`. The sidebar is open at first. */
export interface ClassyLayoutProps extends LayoutProps {
  /** Shown on top of the sidebar. */
  user: ClassyLayoutUser
}

/**
 * Sidebar with the user on top and year and version below, header and page. From 960 px the header's button takes the
 * sidebar away and brings it back; below, the sidebar is an overlay, closed at first, that Escape, navigating and a click
 * outside close. The first stop of the keyboard skips to the page.
 */
export function ClassyLayout(props: ClassyLayoutProps) {
  return <SidebarLayout {...props} look="classy" />
}
