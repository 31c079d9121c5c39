import type { ExplorerItem } from '@embpm/contract/object-explorer'
import { LocateFixed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GraphSpace } from '../../../graph/GraphView.js'
import { useExplorerWords } from './useExplorerWords.js'

/** How the nodes of a graph are made the centre, by the space bar or by the button at each. */
export function useCentring() {
  const { t } = useTranslation()
  const words = useExplorerWords()
  return (itemOf: (id: string) => ExplorerItem | null, onPress: (id: string) => void): GraphSpace => ({
    help: t('objectExplorer.spaceHelp'),
    onPress,
    button: (id) => {
      const item = itemOf(id)
      return item && t('objectExplorer.centre', { name: words.name(item) })
    },
    icon: <LocateFixed size={14} strokeWidth={1.5} aria-hidden />,
  })
}
