import type { ReactNode } from 'react'
import { NativeDialog } from './NativeDialog.tsx'
import { pageText } from './pageText.ts'

/** Props of {@link NativeTreeDialog}. */
export interface NativeTreeDialogProps {
  search: string
  onSearchChange: (search: string) => void
  onExpandAll: () => void
  onClose: () => void
  children: ReactNode
}

/** The dialog of trees that bring neither a dialog nor a search field nor a button to open all nodes. */
export function NativeTreeDialog({ search, onSearchChange, onExpandAll, onClose, children }: NativeTreeDialogProps) {
  return (
    <NativeDialog
      onClose={onClose}
      search={
        <>
          <input id="search" type="search" value={search} onChange={(event) => onSearchChange(event.target.value)} />
          <button id="expand" type="button" onClick={onExpandAll}>
            {pageText.expandAll}
          </button>
        </>
      }
    >
      {children}
    </NativeDialog>
  )
}

/** How the harness finds the parts of this dialog. */
export const nativeTreeDialogParts = {
  searchInput: () => document.querySelector('#search'),
  expandButton: () => document.querySelector('#expand'),
}
