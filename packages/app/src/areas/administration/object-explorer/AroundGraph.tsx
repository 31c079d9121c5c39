import { GraphView } from '../../../graph/GraphView.js'
import { nodeSize } from './explorerSizes.js'
import { ObjectFace } from './ObjectFace.js'
import type { ShownLink, ShownNode } from './shownAround.js'
import { useAroundWords } from './useAroundWords.js'
import { useCentring } from './useCentring.js'
import type { ExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `AroundGraph`. */
export interface AroundGraphProps {
  /** Accessible name. */
  label: string
  nodes: readonly ShownNode[]
  links: readonly ShownLink[]
  nav: ExplorerNav
}

/** What is several steps around an object, as a graph: each object once, users before what they use. */
export function AroundGraph({ label, nodes, links, nav }: AroundGraphProps) {
  const words = useExplorerWords()
  const centring = useCentring()
  const factOf = useAroundWords()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return (
    <GraphView
      label={label}
      nodes={nodes.map((node) => ({
        ...nodeSize,
        id: node.id,
        column: node.column,
        href: words.page(node.item) ?? nav.centre(node.item),
        current: node.by === null,
        content: <ObjectFace item={node.item} link={factOf(node)} />,
      }))}
      edges={links.map((link) => ({
        id: `${link.from} > ${link.to}`,
        from: link.from,
        to: link.to,
        label: words.link(link, byId.get(link.to)?.item.kind ?? 'users'),
      }))}
      space={centring(
        (id) => {
          const node = byId.get(id)
          return node?.by ? node.item : null
        },
        (id) => {
          const node = byId.get(id)
          if (node?.by) nav.go(nav.centre(node.item))
        },
      )}
    />
  )
}
