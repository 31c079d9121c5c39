import type { FileItem } from '@embpm/contract/sample/fileManager'
import { ItemGlyph } from './ItemGlyph.js'
import { ItemLink } from './ItemLink.js'
import { useFilesAddress } from './useFilesAddress.js'

/** Props of `ItemTiles`. */
export interface ItemTilesProps {
  items: readonly FileItem[]
  /** What they are, such as "Folders". */
  label: string
}

/** Folders or files as tiles. */
export function ItemTiles({ items, label }: ItemTilesProps) {
  const { itemId } = useFilesAddress()
  return (
    <ul className="emb-app-files-tiles" aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className="emb-app-files-tile" data-open={itemId === item.id || undefined}>
          <ItemGlyph type={item.type} />
          <ItemLink className="emb-app-files-name" item={item} />
          <span>{item.contents ?? `${item.type} · ${item.size}`}</span>
        </li>
      ))}
    </ul>
  )
}
