import type { ExplorerItem, LinkedItem } from '@embpm/contract/object-explorer'
import { useTranslation } from 'react-i18next'
import type { GraphEdge } from '../../../graph/GraphLayout.js'
import { type GraphNode, GraphView } from '../../../graph/GraphView.js'
import { useCentring } from './useCentring.js'
import type { ExplorerNav } from './useExplorerNav.js'
import { nodeSize } from './explorerSizes.js'
import { ObjectFace } from './ObjectFace.js'
import { nodeIdOf } from './shownAround.js'
import type { Direction, ShownGroup } from './shownLinks.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `LinksGraph`. */
export interface LinksGraphProps {
  /** Accessible name. */
  label: string
  item: ExplorerItem
  groups: readonly ShownGroup[]
  nav: ExplorerNav
}

interface Placed {
  node: GraphNode
  direction: Direction
  /** What makes the link. */
  link: string
  /** What Space does with it. */
  onSpace: () => void
  /** What can be made the centre; `null` for the centre itself and for those that are folded. */
  item: ExplorerItem | null
}

/** What an object is linked with, as a graph in three columns: what uses it, itself, what it uses. */
export function LinksGraph({ label, item, groups, nav }: LinksGraphProps) {
  const { t, i18n } = useTranslation()
  const words = useExplorerWords()
  const centring = useCentring()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  const used = new Set([nodeIdOf(item)])
  // The same object can be on both sides.
  const idIn = (one: LinkedItem, direction: Direction) => {
    const id = used.has(nodeIdOf(one)) ? `${direction} ${nodeIdOf(one)}` : nodeIdOf(one)
    used.add(id)
    return id
  }
  const placed = groups.flatMap(({ name, direction, kind, items, more, left }): Placed[] => {
    const column = direction === 'usedIn' ? 0 : 2
    const linked = items.map((one): Placed => {
      const link = words.link(one, direction === 'uses' ? kind : item.kind)
      return {
        direction,
        link,
        node: {
          ...nodeSize,
          id: idIn(one, direction),
          column,
          href: words.page(one) ?? nav.centre(one),
          content: <ObjectFace item={one} link={link} />,
        },
        onSpace: () => nav.go(nav.centre(one)),
        item: one,
      }
    })
    const count = more || left
    if (count === 0) return linked
    const href = more > 0 ? nav.unfold(name) : (words.list(kind) ?? nav.unfold(name))
    const rest: Placed = {
      direction,
      // They may be linked in several ways.
      link: '',
      node: {
        ...nodeSize,
        id: name,
        column,
        href,
        absent: true,
        content: (
          <span className="emb-app-explorer-face">
            <i>{words.icon(kind)}</i>{' '}
            <span>
              <b>{t('objectExplorer.more', { count, number: numbers.format(count) })}</b>{' '}
              <small>{words.kind(kind)}</small>
            </span>
          </span>
        ),
      },
      onSpace: () => nav.go(href),
      item: null,
    }
    return [...linked, rest]
  })
  const centre: Placed = {
    direction: 'uses',
    link: '',
    node: {
      ...nodeSize,
      id: nodeIdOf(item),
      column: 1,
      href: words.page(item) ?? nav.centre(item),
      content: <ObjectFace item={item} />,
      current: true,
    },
    onSpace: () => {},
    item: null,
  }
  const all = [centre, ...placed]
  const edges = placed.map(({ node, direction, link }): GraphEdge => ({
    id: `${node.id} ${direction}`,
    from: direction === 'usedIn' ? node.id : centre.node.id,
    to: direction === 'usedIn' ? centre.node.id : node.id,
    label: link,
  }))
  return (
    <GraphView
      label={label}
      nodes={all.map(({ node }) => node)}
      edges={edges}
      columns={[t('objectExplorer.usedIn'), t('objectExplorer.object'), t('objectExplorer.uses')]}
      space={centring(
        (id) => all.find(({ node }) => node.id === id)?.item ?? null,
        (id) => all.find(({ node }) => node.id === id)?.onSpace(),
      )}
    />
  )
}
