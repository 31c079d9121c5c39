import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import { nestedTree } from '@embpm/ui/tree-source'
import { useEffect } from 'react'
import type { RehearsalProps } from './useRehearsal.js'

const source = nestedTree([{ id: '1', children: [{ id: '2' }] }, { id: '3' }])
const label = ({ id }: { id: string }) => id
const open = ['1']

/** A small tree, for `useRehearsal`. */
export function TreeRehearsal({ onDrawn }: RehearsalProps) {
  const tree = useDataTree({ source, label, mode: 'selection', defaultExpandedKeys: open })
  useEffect(onDrawn, [onDrawn])
  return (
    <>
      <DataTree.Toolbar tree={tree} />
      <DataTree.Rows tree={tree} />
    </>
  )
}
