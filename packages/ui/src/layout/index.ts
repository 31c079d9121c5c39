export { useScrollRestoration } from './useScrollRestoration.js'
export type { LayoutProps } from './LayoutProps.js'
