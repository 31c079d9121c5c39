// DataTree with nodes in memory, in our dialog.
import '@embpm/ui/styles.css'
import './tree-ours.css'
import { Button } from '@embpm/ui/button'
import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import { Dialog } from '@embpm/ui/dialog'
import { nestedTree } from '@embpm/ui/tree-source'
import { useMemo } from 'react'
import { mountTreePicker, type TreeDialogProps } from '../../page/mountTreePicker.tsx'
import { pageText } from '../../page/pageText.ts'
import { treeSpec } from '../../page/treeSpec.ts'
import type { TreeItem } from '../../treeData.ts'

const labelOf = ({ label }: TreeItem) => label
const searchIn = ({ label }: TreeItem) => [label]

function Content({ roots, onClose }: TreeDialogProps) {
  const source = useMemo(() => nestedTree(roots, { searchIn }), [roots])
  const tree = useDataTree({ source, label: labelOf, mode: 'selection' })
  return (
    <>
      <Dialog.Header title={pageText.open} />
      <Dialog.Body padded={false} className="tree-ours-body">
        <DataTree.Toolbar tree={tree} autoFocus />
        <DataTree.Rows tree={tree} aria-label={pageText.open} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button slot="close">Cancel</Button>
        <Button variant="primary" onPress={onClose}>
          Select
        </Button>
      </Dialog.Footer>
    </>
  )
}

function TreeDialog({ roots, onClose }: TreeDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} size="fullscreen">
      <Content roots={roots} onClose={onClose} />
    </Dialog>
  )
}

mountTreePicker(treeSpec, TreeDialog)
