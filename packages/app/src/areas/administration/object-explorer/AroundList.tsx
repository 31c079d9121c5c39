import { explorerDepths } from '@embpm/contract/object-explorer'
import { useTranslation } from 'react-i18next'
import { ObjectRow } from './ObjectRow.js'
import type { ShownNode } from './shownAround.js'
import { useAroundWords } from './useAroundWords.js'
import type { ExplorerNav } from './useExplorerNav.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `AroundList`. */
export interface AroundListProps {
  nodes: readonly ShownNode[]
  nav: ExplorerNav
}

/** What is around an object, as lists by how far away it is. */
export function AroundList({ nodes, nav }: AroundListProps) {
  const { t, i18n } = useTranslation()
  const words = useExplorerWords()
  const factOf = useAroundWords()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  return explorerDepths.map((distance) => {
    const own = nodes.filter((node) => node.distance === distance)
    const title = t(`objectExplorer.away.${distance}`)
    return own.length === 0 ? null : (
      <section key={distance} className="emb-app-explorer-links" aria-label={title}>
        <h3>
          {title} <span>{numbers.format(own.length)}</span>
        </h3>
        <ul>
          {own.map((node) => (
            <ObjectRow
              key={node.id}
              item={node.item}
              fact={[factOf(node), words.kind(node.item.kind)].join(' · ')}
              nav={nav}
            />
          ))}
        </ul>
      </section>
    )
  })
}
