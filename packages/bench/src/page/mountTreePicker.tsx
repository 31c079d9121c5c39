import { useState, type ComponentType } from 'react'
import { createTree, nodeIdIn, type TreeItem } from '../treeData.ts'
import { mountPage } from './mountPage.tsx'
import { pageText } from './pageText.ts'
import type { PeerSpec } from './PeerSpec.ts'

/** Props of a dialog with a tree. It is mounted when the user opens it. */
export interface TreeDialogProps {
  roots: TreeItem[]
  onClose: () => void
}

/** Offers a dialog with a tree to the harness; the button that opens it is drawn here. */
export function mountTreePicker(
  spec: Omit<PeerSpec, 'openButton' | 'idOf'>,
  TreeDialog: ComponentType<TreeDialogProps>,
): void {
  function Picker({ roots }: { roots: TreeItem[] }) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button id="open" type="button" onClick={() => setOpen(true)}>
          {pageText.open}
        </button>
        {open && <TreeDialog roots={roots} onClose={() => setOpen(false)} />}
      </>
    )
  }
  mountPage(
    { ...spec, openButton: () => document.querySelector('#open'), idOf: (row) => nodeIdIn(row.textContent) },
    { create: createTree, picker: (roots) => <Picker roots={roots} /> },
  )
}
