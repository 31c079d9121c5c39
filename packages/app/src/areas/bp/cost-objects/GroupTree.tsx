import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import { StateMessage } from '@embpm/ui/state-message'
import { flatTree } from '@embpm/ui/tree-source'
import { FolderTree } from 'lucide-react'
import { useMemo, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type CountedGroup, idsAbove } from './countedGroups.js'

/** Props of `GroupTree`. */
export interface GroupTreeProps {
  groups: readonly CountedGroup[]
  /** Id of the chosen group; `undefined` while all are shown. */
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Called with the id of the group that cost objects were dropped on; without it none can be dropped. */
  onDrop?: (id: string) => void
}

const glyph = <FolderTree size={16} strokeWidth={1.5} aria-hidden />
const label = ({ code, name }: CountedGroup) => [code, name].filter(Boolean).join(' ')
const parent = ({ parentId }: CountedGroup) => parentId
const order = (group: CountedGroup) => group.order
const key = ({ id }: CountedGroup) => id

/** The hierarchy of groups with how many cost objects each has; cost objects can be dropped on a group. */
export function GroupTree({ groups, chosen, onChoose, onDrop }: GroupTreeProps) {
  const { t, i18n } = useTranslation()
  const [over, setOver] = useState<string>()
  const numbers = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language])
  const source = useMemo(() => flatTree(groups, { key, parent, order }), [groups])
  const secondary = useMemo(
    () =>
      ({ count }: CountedGroup) =>
        numbers.format(count),
    [numbers],
  )
  const [open] = useState(() => idsAbove(groups, chosen))
  const tree = useDataTree({
    source,
    label,
    secondary,
    icon: () => glyph,
    selectionMode: 'single',
    selectedKeys: chosen === undefined ? [] : [chosen],
    onSelectedKeysChange: ([id]) => {
      if (id !== undefined) onChoose(id)
    },
    defaultExpandedKeys: open,
  })

  /** The group of the row under the pointer. */
  const groupAt = (target: EventTarget): CountedGroup | undefined => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    const { view } = tree.model
    const at = row && view ? view.rowAt(Number(row.dataset.row)) : undefined
    return at === undefined || at < 0 ? undefined : view?.tree.nodes[at]
  }
  const onDragOver = (event: DragEvent) => {
    const group = onDrop && groupAt(event.target)
    setOver(group && key(group))
    if (group) event.preventDefault()
  }
  const onDropped = (event: DragEvent) => {
    const group = groupAt(event.target)
    setOver(undefined)
    if (!group) return
    event.preventDefault()
    onDrop?.(group.id)
  }
  const target = over === undefined ? undefined : tree.pathOf(over).at(-1)
  return (
    <div
      role="presentation"
      className="emb-app-costs-groups"
      data-density="compact"
      onDragOver={onDragOver}
      onDragLeave={() => setOver(undefined)}
      onDrop={onDropped}
    >
      <DataTree.Toolbar tree={tree} searchLabel={t('costObjectGroups.search')} />
      <DataTree.Rows
        tree={tree}
        aria-label={t('costObjectGroups.title')}
        empty={
          <StateMessage
            kind="empty"
            headingLevel={3}
            title={t('costObjectGroups.emptyTitle')}
            description={t('costObjectGroups.emptyText')}
          />
        }
      />
      <p className="emb-app-costs-hint" aria-live="polite">
        {target ? t('costObjects.dropOn', { group: label(target) }) : t('costObjects.moveKeys')}
      </p>
    </div>
  )
}
