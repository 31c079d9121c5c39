import type { FileItem } from '@embpm/contract/sample/fileManager'
import { Link } from '@embpm/ui/link'
import { useFilesAddress } from './useFilesAddress.js'

/** Props of `ItemLink`. */
export interface ItemLinkProps {
  item: FileItem
  className?: string
}

/** The name of a file, which shows its details; that of a folder opens it. */
export function ItemLink({ item: { id, name, type }, className }: ItemLinkProps) {
  const { itemId, itemHref, folderHref, open } = useFilesAddress()
  const isFolder = type === 'folder'
  return (
    <Link
      className={className}
      href={isFolder ? folderHref(id) : itemHref(id)}
      dir="auto"
      aria-current={(!isFolder && itemId === id) || undefined}
      onClick={(event) => {
        // From one file to the next is no step: Back closes the details.
        if (isFolder || itemId === undefined) return
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open(id)
      }}
    >
      {name}
    </Link>
  )
}
