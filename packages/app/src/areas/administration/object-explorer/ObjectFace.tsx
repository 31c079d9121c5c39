import type { ExplorerItem } from '@embpm/contract/object-explorer'
import { useExplorerWords } from './useExplorerWords.js'

/** An object as a node of a graph shows it: what it is, its name and its number. What makes the link stands on the edge, and screen readers hear it here. */
export function ObjectFace({ item, link }: { item: ExplorerItem; link?: string }) {
  const words = useExplorerWords()
  return (
    <span className="emb-app-explorer-face">
      <i>{words.icon(item.kind)}</i>{' '}
      <span>
        <b>{item.title}</b> <small>{item.key}</small>{' '}
        <span className="emb-visually-hidden">
          {[...new Set([words.kind(item.kind), ...(link === undefined ? [] : [link])])].join(', ')}
        </span>
      </span>
    </span>
  )
}
