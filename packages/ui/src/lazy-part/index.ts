export { lazyPart } from './lazyPart.js'
export type { LazyPart } from './lazyPart.js'
export { useLazyPart } from './useLazyPart.js'
