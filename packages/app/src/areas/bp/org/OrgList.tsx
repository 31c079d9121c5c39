import { DataTree, useDataTree } from '@embpm/ui/data-tree'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { flatTree } from '@embpm/ui/tree-source'
import { Building2, TriangleAlert, User, Users, UserX } from 'lucide-react'
import { useMemo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { orgShows, type OrgShow } from './orgSearch.js'
import { inOrder, keysAbove, type OrgNode, type OrgTree } from './orgTree.js'
import { useNodeWords } from './useNodeWords.js'

/** Props of `OrgList`. */
export interface OrgListProps {
  tree: OrgTree
  openKeys: readonly string[]
  onOpenKeysChange: (keys: string[]) => void
  selected: string | null
  onSelect: (key: string) => void
  show: OrgShow
  onShow: (show: OrgShow) => void
  search: string
  onSearch: (search: string) => void
  /** Called with the unit that is to be moved; without it none can be. */
  onMove?: ((key: string) => void) | undefined
  /** Tells the key of the row of an element, for what is dragged. */
  onKeyAt: (keyAt: (element: Element) => string | null) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const icons = {
  unit: <Building2 {...glyph} />,
  stack: <Users {...glyph} />,
  position: <User {...glyph} />,
  vacant: <UserX {...glyph} />,
  over: <TriangleAlert {...glyph} />,
}

const iconOf = (node: OrgNode) => {
  const occupancy = node.kind === 'position' ? node.position.occupancy : null
  return icons[occupancy === 'vacant' || occupancy === 'over' ? occupancy : node.kind]
}
const nameOf = ({ name }: OrgNode) => name
const keyOf = ({ key }: OrgNode) => key
const searchIn = (node: OrgNode): readonly string[] => {
  if (node.kind === 'unit') return [node.name, node.unit.code, node.unit.manager]
  return node.kind === 'position' ? [node.name, node.position.code, ...node.position.holders] : [node.name]
}

/** What the list shows: all, or what is vacant or above 100 % with all above it. */
function shownNodes(tree: OrgTree, show: OrgShow): OrgNode[] {
  const all = inOrder(tree)
  if (show === 'all') return all
  const kept = new Set<string>()
  for (const node of all) {
    if (node.kind !== 'position' || node.position.occupancy !== show) continue
    for (const key of [node.key, ...keysAbove(tree, node.key)]) kept.add(key)
  }
  return all.filter(({ key }) => kept.has(key))
}

/** The organisation as a list beside the chart: searched by units, positions and people, and narrowed to what needs somebody. */
export function OrgList(props: OrgListProps) {
  const { tree, openKeys, onOpenKeysChange, selected, onSelect, show, onShow, search, onSearch, onMove, onKeyAt } =
    props
  const { t } = useTranslation()
  const words = useNodeWords()
  const nodes = useMemo(() => shownNodes(tree, show), [tree, show])
  const source = useMemo(() => flatTree(nodes, { key: keyOf, parent: ({ parentKey }) => parentKey, searchIn }), [nodes])
  const expandedKeys = useMemo(() => (show === 'all' ? openKeys : nodes.map(keyOf)), [show, openKeys, nodes])
  const rows = useDataTree<OrgNode>({
    source,
    label: nameOf,
    secondary: words.figure,
    icon: iconOf,
    selectionMode: 'single',
    selectedKeys: selected === null ? [] : [selected],
    onSelectedKeysChange: ([key]) => key !== undefined && onSelect(key),
    expandedKeys,
    onExpandedKeysChange: (keys) => show === 'all' && onOpenKeysChange(keys),
    search,
    onSearchChange: onSearch,
  })
  const { id, model, cursorNode } = rows
  onKeyAt((element) => {
    const row = element.closest(`[id^="${CSS.escape(id)}-"][role="treeitem"]`)
    return row ? model.key(Number(row.id.slice(id.length + 1))) : null
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement
    if (event.key.toLowerCase() !== 'm' || isTyping || event.ctrlKey || event.metaKey || cursorNode?.kind !== 'unit')
      return
    event.preventDefault()
    onMove?.(cursorNode.key)
  }
  const { totals } = tree
  const number = { vacant: words.number(totals.vacant), over: words.number(totals.over) }
  return (
    <div role="presentation" className="emb-app-org-list" data-density="compact" onKeyDownCapture={onKeyDown}>
      <DataTree.Toolbar tree={rows} searchLabel={t('orgChart.search')} />
      <SegmentedControl
        size="s"
        className="emb-app-org-shows"
        label={t('orgChart.show')}
        value={show}
        onValueChange={onShow}
        segments={orgShows.map((value) => ({
          value,
          label: value === 'all' ? t('orgChart.all') : t(`orgChart.${value}Count`, { number: number[value] }),
        }))}
      />
      <DataTree.Rows tree={rows} aria-label={t('orgChart.list')} />
      <p className="emb-app-org-total" role="status">
        {t('orgChart.total', {
          units: words.number(totals.units),
          filled: words.number(totals.filled),
          room: words.number(totals.room),
          ...number,
        })}
      </p>
    </div>
  )
}
