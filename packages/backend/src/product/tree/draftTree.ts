import type { Entity, TreeNode } from '@embpm/contract'

import type { Draft } from '../entity/draft.js'
import { pathIn } from './pathIn.js'
import type { Placing } from './placement.js'

/** The tree of a draft, as it stands at each question. */
export const draftTree = <E extends Entity & TreeNode>(draft: Draft<E>): Placing<E> => ({
  get: (id) => draft.get(id),
  children: (parentId) => draft.where('parentId', parentId ?? '').toSorted((left, right) => left.order - right.order),
  path: (node) => pathIn(node, (id) => draft.get(id)),
})
