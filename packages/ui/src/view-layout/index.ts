export { ViewLayout } from './ViewLayout.js'
export type { ViewLayoutProps } from './ViewLayout.js'
