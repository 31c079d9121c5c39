export { flatTree, type FlatTreeOptions } from './flatTree.js'
export type { MemoryTree, TreePath, TreeRequest, TreeSource } from './TreeSource.js'
export { nestedTree, type NestedNode, type NestedTreeOptions } from './nestedTree.js'
export type { TreeArrays } from './TreeArrays.js'
