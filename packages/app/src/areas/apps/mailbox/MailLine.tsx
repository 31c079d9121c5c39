import type { Mail, MailLabel } from '@embpm/contract/sample/mailbox'
import { Avatar } from '@embpm/ui/avatar'
import { IconButton } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Link } from '@embpm/ui/link'
import { Flag, Paperclip, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ownPicture } from '../isOwnFile.js'
import { labelClass } from './labelClass.js'
import { personOf, previewOf } from './mailText.js'

/** Props of `MailLine`. */
export interface MailLineProps {
  mail: Mail
  labels: readonly MailLabel[]
  href: string
  /** When it came, in few words. */
  when: string
  /** Whether it is the one that is open. */
  open: boolean
  selected: boolean
  onSelect: (selected: boolean) => void
  onStar: () => Promise<void>
}

const glyph = { size: 14, strokeWidth: 1.5 } as const

/** One mail of the list: from whom, about what, how it begins, and its marks. */
export function MailLine({ mail, labels, href, when, open, selected, onSelect, onStar }: MailLineProps) {
  const { t } = useTranslation()
  const { name } = personOf(mail.from.contact)
  const subject = mail.subject || t('mailbox.noSubject')
  const own = labels.filter(({ id }) => mail.labels.includes(id))
  return (
    <li
      className="emb-app-mailbox-line"
      data-mail={mail.id}
      data-unread={mail.unread || undefined}
      data-open={open || undefined}
    >
      <Checkbox aria-label={t('mailbox.select', { subject })} checked={selected} onCheckedChange={onSelect} />
      <Link className="emb-app-mailbox-link" href={href} aria-current={open ? 'true' : undefined}>
        <Avatar name={name} src={ownPicture(mail.from.avatar)} aria-hidden="true" />
        <span className="emb-app-mailbox-text">
          <span className="emb-app-mailbox-row">
            <bdi className="emb-app-mailbox-from">
              {mail.unread && <span className="emb-visually-hidden">{t('mailbox.isUnread')} </span>}
              {name}
            </bdi>
            <time dateTime={mail.date}>{when}</time>
          </span>
          <span className="emb-app-mailbox-row" data-marks="">
            <bdi className="emb-app-mailbox-subject">{subject}</bdi>
            {mail.attachments.length > 0 && <Paperclip {...glyph} role="img" aria-label={t('mailbox.hasFiles')} />}
            {mail.important && (
              <Flag
                {...glyph}
                className="emb-app-mailbox-flag"
                role="img"
                aria-label={t('mailbox.filters.important')}
              />
            )}
          </span>
          <bdi className="emb-app-mailbox-preview">{previewOf(mail.content)}</bdi>
          {own.length > 0 && (
            <span className="emb-app-mailbox-own">
              {own.map(({ id, title, color }) => (
                <span key={id} className={`emb-app-mailbox-label ${labelClass(color)}`}>
                  {title}
                </span>
              ))}
            </span>
          )}
        </span>
      </Link>
      <IconButton
        className="emb-app-mailbox-star"
        size="s"
        label={t(mail.starred ? 'mailbox.unstar' : 'mailbox.star')}
        data-on={mail.starred || undefined}
        icon={<Star size={16} strokeWidth={1.5} aria-hidden="true" />}
        onPress={onStar}
      />
    </li>
  )
}
