export { SidebarLayout } from './SidebarLayout.js'
export type { LayoutUser, SidebarLayoutProps } from './SidebarLayout.js'
export { useScrollRestoration } from './useScrollRestoration.js'
export type { LayoutProps } from './LayoutProps.js'
