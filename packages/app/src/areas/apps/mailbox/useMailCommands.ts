import type { Mail } from '@embpm/contract/sample/mailbox'
import { useTranslation } from 'react-i18next'
import type { MailPatch } from './mailChange.js'
import type { MailPlacesShown } from './mailQueries.js'
import { useMailChanges } from './useMailChanges.js'
import type { MailWords } from './useMailWords.js'

/** Options of {@link useMailCommands}. */
export interface MailCommandOptions {
  places: MailPlacesShown
  words: MailWords
  /** Called before mails go to another folder, so that what is open can make room. */
  onLeave: (mails: readonly Mail[]) => void
}

/** What can be done with mails, one or several. */
export function useMailCommands({ places, words, onLeave }: MailCommandOptions) {
  const { t } = useTranslation()
  const change = useMailChanges()
  return {
    mark: (mails: readonly Mail[], patch: MailPatch) => change(mails, () => patch),
    /** @param slug of the folder */
    moveTo: async (mails: readonly Mail[], slug: string) => {
      const folder = places.folders.find((one) => one.slug === slug)
      if (!folder) return
      onLeave(mails)
      await change(
        mails,
        () => ({ folder: folder.id }),
        (count) => t('mailbox.moved', { count, folder: words.folderName(folder) }),
      )
    },
    putLabel: (mails: readonly Mail[], id: string, on: boolean) =>
      change(mails, ({ labels }) => ({
        labels: on ? [...labels.filter((one) => one !== id), id] : labels.filter((one) => one !== id),
      })),
  }
}

/** What can be done with mails. */
export type MailCommands = ReturnType<typeof useMailCommands>
