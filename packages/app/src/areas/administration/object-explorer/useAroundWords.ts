import { useTranslation } from 'react-i18next'
import type { ShownNode } from './shownAround.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Says how an object is linked with the one that it is reached from; nothing of the object that all is around. */
export function useAroundWords(): (node: ShownNode) => string | undefined {
  const { t } = useTranslation()
  const words = useExplorerWords()
  return ({ id, item, by }) => {
    if (!by) return undefined
    const { link, before } = by
    const isUsed = link.to === id
    return t(isUsed ? 'objectExplorer.usedByOne' : 'objectExplorer.usesOne', {
      name: words.name(before),
      link: words.link(link, isUsed ? item.kind : before.kind),
    })
  }
}
