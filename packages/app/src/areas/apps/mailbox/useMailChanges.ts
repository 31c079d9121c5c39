import type { Mail, MailFolder, MailPage } from '@embpm/contract/sample/mailbox'
import { toasts } from '@embpm/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countedAfter, effectOf, inverseOf, type MailPatch } from './mailChange.js'
import { mailboxKey, mailKeys, useMailClient } from './mailQueries.js'

/** Changes mails: at once on the page, then at the service. */
export type ChangeMails = (
  mails: readonly Mail[],
  patchOf: (mail: Mail) => MailPatch,
  /** What is said once it is done; then it can be taken back, too. Default: nothing, where the page shows it. */
  done?: (count: number) => string,
) => Promise<void>

/**
 * Changes of mails. What the service refuses is as it was before, and that is said. What is asked for meanwhile would show the mails
 * as they were, so that it is asked for again at the end.
 */
export function useMailChanges(): ChangeMails {
  const { t } = useTranslation()
  const client = useMailClient()
  const queryClient = useQueryClient()
  // As a mutation, so that nobody else tells of a failure that is told here.
  const { mutateAsync } = useMutation({
    mutationKey: mailboxKey,
    mutationFn: async ({ id, patch }: { id: string; patch: MailPatch }) => {
      const answer = await client.mails.update({ id, mail: patch })
      if (answer === null) throw new Error(`There is no mail ${id}`)
    },
  })

  const show = (before: Mail, after: Mail, patch: MailPatch) => {
    queryClient.setQueriesData<MailPage>({ queryKey: mailKeys.lists }, (list) =>
      list?.mails
        ? { ...list, mails: list.mails.map((one) => (one.id === before.id ? { ...one, ...patch } : one)) }
        : list,
    )
    queryClient.setQueryData<Mail | null>(mailKeys.one(before.id), (mail) => mail && { ...mail, ...patch })
    queryClient.setQueryData<MailFolder[]>(
      mailKeys.folders,
      (folders) => folders && countedAfter(folders, before, after),
    )
  }

  const change: ChangeMails = async (mails, patchOf, done) => {
    const changes = mails.flatMap((mail) => {
      const patch = effectOf(mail, patchOf(mail))
      return patch ? [{ mail, patch, after: { ...mail, ...patch } }] : []
    })
    if (changes.length === 0) return
    await queryClient.cancelQueries({ queryKey: mailboxKey, predicate: ({ state }) => state.data !== undefined })
    for (const { mail, after, patch } of changes) show(mail, after, patch)
    const answers = await Promise.allSettled(changes.map(({ mail: { id }, patch }) => mutateAsync({ id, patch })))
    const refused = changes.filter((_, index) => answers[index]?.status === 'rejected')
    for (const { mail, after, patch } of refused) show(after, mail, inverseOf(mail, patch))
    // The last one asks; an earlier answer would not know of what is still on its way.
    if (queryClient.isMutating({ mutationKey: mailboxKey }) === 0)
      void queryClient.invalidateQueries({ queryKey: mailboxKey })
    if (refused.length > 0) {
      toasts.add({
        text: t(navigator.onLine ? 'mailbox.refused' : 'mailbox.offline', { count: refused.length }),
        icon: 'error',
      })
      return
    }
    if (!done) return
    const before = new Map(changes.map(({ mail, patch }) => [mail.id, inverseOf(mail, patch)]))
    const undo = () =>
      void change(
        changes.map(({ after }) => after),
        ({ id }) => before.get(id) ?? {},
      )
    toasts.add({ text: done(changes.length), icon: 'success', action: { label: t('mailbox.undo'), onPress: undo } })
  }
  return change
}
