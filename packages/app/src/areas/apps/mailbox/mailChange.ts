import type { Mail, MailFolder } from '@embpm/contract/sample/mailbox'
import { dequal } from 'dequal/lite'
import type { MailView } from './mailView.js'

/** What can be changed of a mail here. */
export type MailPatch = Partial<Pick<Mail, 'starred' | 'important' | 'unread' | 'folder' | 'labels'>>

/** The part of a patch that makes a difference to a mail; `null` where nothing does. */
export function effectOf(mail: Mail, patch: MailPatch): MailPatch | null {
  const effect: MailPatch = {
    ...(patch.starred !== undefined && patch.starred !== mail.starred && { starred: patch.starred }),
    ...(patch.important !== undefined && patch.important !== mail.important && { important: patch.important }),
    ...(patch.unread !== undefined && patch.unread !== mail.unread && { unread: patch.unread }),
    ...(patch.folder !== undefined && patch.folder !== mail.folder && { folder: patch.folder }),
    ...(patch.labels !== undefined && !dequal(patch.labels, mail.labels) && { labels: patch.labels }),
  }
  return Object.keys(effect).length > 0 ? effect : null
}

/** What takes a patch of a mail back. */
export const inverseOf = (mail: Mail, patch: MailPatch): MailPatch => ({
  ...(patch.starred !== undefined && { starred: mail.starred }),
  ...(patch.important !== undefined && { important: mail.important }),
  ...(patch.unread !== undefined && { unread: mail.unread }),
  ...(patch.folder !== undefined && { folder: mail.folder }),
  ...(patch.labels !== undefined && { labels: mail.labels }),
})

/** Whether a folder counts a mail that lies in it. Source: sample services, "Mailbox": inbox the unread, drafts and spam all. */
const counts = (slug: string, { unread }: Mail): boolean =>
  slug === 'inbox' ? unread : slug === 'drafts' || slug === 'spam'

/** The folders with their counts once a mail has become another. */
export const countedAfter = (folders: readonly MailFolder[], before: Mail, after: Mail): MailFolder[] =>
  folders.map((folder) => {
    const share = (mail: Mail) => (mail.folder === folder.id && counts(folder.slug, mail) ? 1 : 0)
    return { ...folder, count: folder.count + share(after) - share(before) }
  })

/** Lists of the service by which a view is understood. */
export interface MailPlaces {
  folders: readonly { id: string; slug: string }[]
  labels: readonly { id: string; slug: string }[]
}

/** Whether a mail belongs into a view. What the lists do not know is not judged. */
export function fitsView(mail: Mail, { by, slug }: MailView, { folders, labels }: MailPlaces): boolean {
  if (by === 'filter') return slug === 'starred' ? mail.starred : slug === 'important' ? mail.important : true
  if (by === 'folder') {
    const id = folders.find((one) => one.slug === slug)?.id
    return id === undefined || mail.folder === id
  }
  const id = labels.find((one) => one.slug === slug)?.id
  return id === undefined || mail.labels.includes(id)
}
