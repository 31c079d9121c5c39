import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { FoldVertical, UnfoldVertical } from 'lucide-react'
import { IconButton } from '../button/index.js'
import { SearchField } from '../search-field/index.js'
import { useWords } from '../ui-strings/index.js'
import type { DataTreeState } from './useDataTree.js'
import { words } from './words.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `DataTree.Toolbar`. */
export interface TreeToolbarProps<Node> extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDataTree`. */
  tree: DataTreeState<Node>
  /** Accessible name and placeholder of the search, such as "Search processes". Default "Search". */
  searchLabel?: string
  /** Focus the search when the tree appears, as in a picker. Default `false`. */
  autoFocus?: boolean
  /** Before the search. */
  start?: ReactNode
  /** At the end, after "Collapse all". */
  end?: ReactNode
}

/** Search of a tree, and all open or closed at once. `/` goes to the search, arrow down from there into the rows. */
export function Toolbar<Node>({
  tree,
  searchLabel,
  autoFocus,
  start,
  end,
  className = '',
  ...rest
}: TreeToolbarProps<Node>) {
  const t = useWords(words)
  const { model, search, treeRef } = tree
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' || !treeRef.current) return
    event.preventDefault()
    treeRef.current.focus()
    tree.moveTo(model.view?.rowAt(0) ?? null)
  }
  const hits = model.searched && !model.stale ? (model.view?.hits ?? 0) : null
  return (
    <div {...rest} className={`emb-tree-toolbar ${className}`}>
      {start}
      <SearchField
        className="emb-tree-search"
        value={search}
        onValueChange={tree.setSearch}
        label={searchLabel ?? t('search')}
        shortcut="/"
        autoFocus={autoFocus}
        onKeyDown={onKeyDown}
        resultText={search.trim() !== '' && hits !== null ? t('hits', { count: hits }) : undefined}
      />
      <IconButton label={t('expandAll')} icon={<UnfoldVertical {...glyph} />} onPress={tree.expandAll} />
      <IconButton label={t('collapseAll')} icon={<FoldVertical {...glyph} />} onPress={tree.collapseAll} />
      {end}
    </div>
  )
}
