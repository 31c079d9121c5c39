export { EmptyLayout } from './EmptyLayout.js'
export type { EmptyLayoutProps } from './EmptyLayout.js'
