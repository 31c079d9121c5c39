import type { EntityName } from '@embpm/contract'
import type { ExplorerItem } from '@embpm/contract/object-explorer'
import { CommandPalette, type CommandSource } from '@embpm/ui/command-palette'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useExplorerWords } from './useExplorerWords.js'

/** Props of `ObjectSearch`. */
export interface ObjectSearchProps {
  /** What one looks for, such as the other end of a path. */
  label: string
  /** Where choosing an object leads. */
  hrefOf: (item: ExplorerItem) => string
  open: boolean
  onClose: () => void
}

/** Finds an object of any kind, and goes where choosing it leads. */
export function ObjectSearch({ label, hrefOf, open, onClose }: ObjectSearchProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const words = useExplorerWords()
  const source: CommandSource = async (text, { signal }) => {
    if (text.trim() === '') return []
    const found = await client.objectExplorer.search({ text: text.slice(0, 200) }, { signal })
    return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, items]: [EntityName, ExplorerItem[]]) => ({
      id: kind,
      label: words.kind(kind),
      entries: items.map((item) => ({
        id: item.id,
        label: item.title,
        description: item.key,
        icon: words.icon(kind),
        href: hrefOf(item),
      })),
    }))
  }
  return (
    <CommandPalette
      aria-label={label}
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      source={source}
      placeholder={t('objectExplorer.find')}
      onSelect={onClose}
    />
  )
}
