import type { Mail } from '@embpm/contract/sample/mailbox'
import { IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { Flag, FolderInput, Mail as Closed, MailOpen, Tag, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MailPlacesShown } from './mailQueries.js'
import type { MailCommands } from './useMailCommands.js'
import type { MailWords } from './useMailWords.js'

/** What the actions on mails need, whichever mails they are. */
export interface MailActing {
  places: MailPlacesShown
  words: MailWords
  commands: MailCommands
}

/** Props of `MailActions`. */
export interface MailActionsProps extends MailActing {
  /** One or several. */
  mails: readonly Mail[]
  /** Whether the folders to move to are shown: a key opens them, too. */
  moving: boolean
  onMoving: (moving: boolean) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What can be done with one mail or several: away, read, important, labels, another folder. */
export function MailActions({ mails, places, words, commands, moving, onMoving }: MailActionsProps) {
  const { t } = useTranslation()
  const isUnread = mails.every(({ unread }) => unread)
  const isImportant = mails.every(({ important }) => important)
  const [first] = mails
  const away = places.folders.filter(({ id }) => !mails.every(({ folder }) => folder === id))
  const isInTrash = !away.some(({ slug }) => slug === 'trash')
  return (
    <span className="emb-app-mailbox-actions" role="group" aria-label={t('mailbox.actions')}>
      <IconButton
        size="s"
        label={t('mailbox.trash')}
        icon={<Trash2 {...glyph} />}
        disabled={!first || isInTrash}
        onPress={() => commands.moveTo(mails, 'trash')}
      />
      <IconButton
        size="s"
        label={t(isUnread ? 'mailbox.markRead' : 'mailbox.markUnread')}
        icon={isUnread ? <MailOpen {...glyph} /> : <Closed {...glyph} />}
        onPress={() => commands.mark(mails, { unread: !isUnread })}
      />
      <IconButton
        size="s"
        label={t(isImportant ? 'mailbox.unimportant' : 'mailbox.important')}
        className="emb-app-mailbox-mark"
        data-on={isImportant || undefined}
        icon={<Flag {...glyph} />}
        onPress={() => commands.mark(mails, { important: !isImportant })}
      />
      <Menu
        aria-label={t('mailbox.label')}
        trigger={
          <IconButton
            size="s"
            label={t('mailbox.label')}
            icon={<Tag {...glyph} />}
            disabled={places.labels.length === 0}
          />
        }
        items={places.labels.map(({ id, title }) => {
          const checked = mails.every(({ labels }) => labels.includes(id))
          return { id, label: title, checked, onAction: () => void commands.putLabel(mails, id, !checked) }
        })}
      />
      <Menu
        aria-label={t('mailbox.moveTo')}
        open={moving}
        onOpenChange={onMoving}
        trigger={<IconButton size="s" label={t('mailbox.moveTo')} icon={<FolderInput {...glyph} />} />}
        items={away.map((folder) => ({
          id: folder.id,
          label: words.folderName(folder),
          onAction: () => void commands.moveTo(mails, folder.slug),
        }))}
      />
    </span>
  )
}
