export { Skeleton } from './Skeleton.js'
export type { SkeletonProps } from './Skeleton.js'
export { SkeletonText } from './SkeletonText.js'
export type { SkeletonTextProps } from './SkeletonText.js'
