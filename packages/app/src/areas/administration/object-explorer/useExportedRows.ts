import type { EntityName } from '@embpm/contract'
import type { ExplorerLinks } from '@embpm/contract/object-explorer'
import { useTranslation } from 'react-i18next'
import type { ExportedRow } from './ExplorerExport.js'
import { shownAround } from './shownAround.js'
import { groupNames, shownLinks } from './shownLinks.js'
import { useAroundWords } from './useAroundWords.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Says what is linked with an object as rows of a file: what the list shows, without folding anything. */
export function useExportedRows() {
  const { t } = useTranslation()
  const words = useExplorerWords()
  const factOf = useAroundWords()
  return (links: ExplorerLinks, without: readonly EntityName[]): ExportedRow[] =>
    links.around
      ? shownAround(links, without)
          .nodes.filter(({ by }) => by !== null)
          .map((node): ExportedRow => [
            words.kind(node.item.kind),
            node.item.key,
            node.item.title,
            node.distance,
            factOf(node) ?? '',
          ])
      : shownLinks(links, { without, unfolded: groupNames(links) }).flatMap(({ direction, kind, items }) =>
          items.map((item): ExportedRow => {
            const link = words.link(item, direction === 'uses' ? kind : links.item.kind)
            return [words.kind(kind), item.key, item.title, 1, `${link} · ${t(`objectExplorer.${direction}`)}`]
          }),
        )
}
