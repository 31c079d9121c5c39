import type { Mail } from '@embpm/contract/sample/mailbox'
import { useTranslation } from 'react-i18next'
import { useOffer } from '../../../shell/useOffer.js'
import { usePageKeys } from '../../../shell/usePageKeys.js'

/** Options of {@link useMailKeys}. */
export interface MailKeyOptions {
  /** The mails that are chosen, else the open one. */
  meant: readonly Mail[]
  open: Mail | undefined
  newer: (() => void) | null
  older: (() => void) | null
  onMove: () => void
  onTrash: (mails: readonly Mail[]) => void
  /** Writes a mail: an answer to one, or a new one. */
  onWrite: (answered: Mail | null) => void
  onNewLabel: () => void
  onKeys: () => void
}

/** What keys do in the mailbox, and what of it the search of the header offers. */
export function useMailKeys({
  meant,
  open,
  newer,
  older,
  onMove,
  onTrash,
  onWrite,
  onNewLabel,
  onKeys,
}: MailKeyOptions) {
  const { t } = useTranslation()
  usePageKeys({
    ...(older && { j: older }),
    ...(newer && { k: newer }),
    ...(meant.length > 0 && { e: onMove, '#': () => onTrash(meant) }),
    c: () => onWrite(null),
    ...(open && { r: () => onWrite(open) }),
    '?': onKeys,
  })
  useOffer('page', [
    { id: 'write', label: t('mailbox.write'), shortcut: 'C', onAction: () => onWrite(null) },
    ...(open ? [{ id: 'reply', label: t('mailbox.reply'), shortcut: 'R', onAction: () => onWrite(open) }] : []),
    { id: 'label', label: t('mailbox.labels.new'), onAction: onNewLabel },
    { id: 'keys', label: t('mailbox.keys.title'), shortcut: '?', onAction: onKeys },
  ])
}
