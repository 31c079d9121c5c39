import type { Revision } from '@embpm/contract/revision'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { renewRevisions } from '../diagrams/revisionQueries.js'
import { useRevisionWords } from '../diagrams/useRevisionWords.js'

/** What can be done to the revisions of a process; the lists of them follow. */
export function useRevisionChanges(processId: string) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const words = useRevisionWords()
  const refresh = () => renewRevisions(queryClient, { client, organisation }, processId)

  return {
    /** Makes a new draft of what a revision says; `null` where that failed, which is told. */
    restore: async (revision: Revision): Promise<Revision | null> => {
      const name = words.nameOf(revision)
      try {
        const restored = await client.revisions.restore({ id: revision.id })
        toasts.add({ text: t('compareRevisions.restored', { name }), icon: 'success' })
        return restored
      } catch {
        toasts.add({ text: t('compareRevisions.restoreFailed', { name }), icon: 'error' })
        return null
      } finally {
        await refresh()
      }
    },
    /** Gives a revision a name and a comment; rejects as the client does. */
    name: async ({ id, lockVersion }: Revision, words: { label: string; comment: string }): Promise<void> => {
      try {
        await client.revisions.describe({ id, lockVersion, ...words })
      } finally {
        await refresh()
      }
    },
  }
}
