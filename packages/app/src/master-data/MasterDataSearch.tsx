import { CommandPalette, type CommandSource } from '@embpm/ui/command-palette'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../entity/usePlace.js'
import type { KindPage } from '../routes/views.js'
import { groupsOf } from '../shell/objectGroups.js'
import { useServices } from '../shell/ServicesProvider.js'

/** Props of `MasterDataSearch`. */
export interface MasterDataSearchProps {
  pages: readonly KindPage[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One search over all master data: what fits, by kind. A kind that fails leaves what the others have found. */
export function MasterDataSearch({ pages, open, onOpenChange }: MasterDataSearchProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const place = usePlace()
  const source: CommandSource = async (text, { signal }) => {
    if (!text) return []
    const answers = await Promise.allSettled(
      groupsOf(pages, { client, place, text, signal, nameOf: (title) => t(title) }),
    )
    const failure = answers.find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) throw failure.reason
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  }
  return (
    <CommandPalette
      aria-label={t('masterData.search')}
      open={open}
      onOpenChange={onOpenChange}
      source={source}
      placeholder={t('masterData.placeholder')}
      onSelect={() => onOpenChange(false)}
    />
  )
}
