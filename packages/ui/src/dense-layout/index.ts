export { DenseLayout } from './DenseLayout.js'
export type { DenseLayoutProps } from './DenseLayout.js'
