import type { Mail } from '@embpm/contract/sample/mailbox'
import { RichText } from '@embpm/forms/rich-text-input'
import { Avatar } from '@embpm/ui/avatar'
import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { ArrowLeft, ChevronDown, ChevronUp, Reply, Star } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'
import { ownPicture } from '../isOwnFile.js'
import { labelClass } from './labelClass.js'
import { type MailActing, MailActions } from './MailActions.js'
import { MailFiles } from './MailFiles.js'
import { useMail } from './mailQueries.js'
import { hasHiddenParts, personOf } from './mailText.js'

/** Props of `MailReader`. */
export interface MailReaderProps extends MailActing {
  id: string
  /** Address of the list. */
  backHref: string
  /** Which of how many it is; `null` where the list does not have it. */
  place: { number: number; total: number } | null
  /** Goes to the mail before or after it; `null` where there is none. */
  newer: (() => void) | null
  older: (() => void) | null
  onReply: (mail: Mail) => void
  moving: boolean
  onMoving: (moving: boolean) => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** An open mail. It counts as read from then on. */
export function MailReader(props: MailReaderProps) {
  const { id, backHref, place, newer, older, onReply, places, commands, moving, onMoving } = props
  const { t, i18n } = useTranslation()
  const { data: mail, isError, isPlaceholderData, refetch } = useMail(id)
  useReadOnce(mail, (one) => void commands.mark([one], { unread: false }))
  const list = new Intl.ListFormat(i18n.language || 'en', { type: 'unit' })
  const { dateTime } = useDates()

  const back = (
    <LinkButton
      className="emb-app-mailbox-back"
      variant="ghost"
      href={backHref}
      aria-label={t('mailbox.back')}
      icon={<ArrowLeft {...glyph} className="emb-app-mailbox-turn" />}
    >
      <span className="emb-app-mailbox-back-text">{t('mailbox.back')}</span>
    </LinkButton>
  )
  if (isError && (!mail || isPlaceholderData))
    return (
      <StateMessage
        kind="error"
        headingLevel={1}
        title={t('mailbox.mailFailed')}
        description={t('object.loadFailedText')}
        actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
      />
    )
  if (mail === undefined) return <SkeletonText />
  if (mail === null) return <StateMessage kind="empty" headingLevel={1} title={t('mailbox.gone')} actions={back} />

  const from = personOf(mail.from.contact)
  const people = [
    { of: 'to', contacts: [mail.to] },
    { of: 'cc', contacts: mail.cc ?? [] },
    { of: 'bcc', contacts: mail.bcc ?? [] },
  ] as const
  return (
    <article className="emb-app-mailbox-mail" aria-label={mail.subject || t('mailbox.noSubject')}>
      <div className="emb-app-mailbox-bar">
        {back}
        <MailActions {...props} mails={[mail]} moving={moving} onMoving={onMoving} />
        <span className="emb-app-mailbox-turns">
          {place && <span className="emb-app-mailbox-number">{t('mailbox.place', place)}</span>}
          <IconButton
            label={t('mailbox.newer')}
            icon={<ChevronUp {...glyph} />}
            disabled={!newer}
            onPress={() => newer?.()}
          />
          <IconButton
            label={t('mailbox.older')}
            icon={<ChevronDown {...glyph} />}
            disabled={!older}
            onPress={() => older?.()}
          />
        </span>
      </div>
      <div className="emb-app-mailbox-content">
        <header>
          <h1>
            <bdi>{mail.subject || t('mailbox.noSubject')}</bdi>
          </h1>
          <span className="emb-app-mailbox-own">
            {places.labels
              .filter((one) => mail.labels.includes(one.id))
              .map((one) => (
                <span key={one.id} className={`emb-app-mailbox-label ${labelClass(one.color)}`}>
                  {one.title}
                </span>
              ))}
          </span>
        </header>
        <div className="emb-app-mailbox-sender">
          <Avatar name={from.name} src={ownPicture(mail.from.avatar)} aria-hidden="true" />
          <div className="emb-app-mailbox-people">
            <bdi className="emb-app-mailbox-from" title={from.address}>
              {from.name}
            </bdi>
            {people
              .filter(({ contacts }) => contacts.length > 0)
              .map(({ of, contacts }) => (
                <span key={of}>
                  {t(`mailbox.${of}`, { people: list.format(contacts.map((one) => personOf(one).name)) })}
                </span>
              ))}
          </div>
          <time dateTime={mail.date}>{dateTime(mail.date)}</time>
          <IconButton
            className="emb-app-mailbox-starred"
            label={t(mail.starred ? 'mailbox.unstar' : 'mailbox.star')}
            data-on={mail.starred || undefined}
            icon={<Star {...glyph} />}
            onPress={() => commands.mark([mail], { starred: !mail.starred })}
          />
        </div>
        {hasHiddenParts(mail.content) && <Message>{t('mailbox.hidden')}</Message>}
        <RichText html={mail.content} dir="auto" />
        <MailFiles files={mail.attachments} />
        <footer>
          <Button icon={<Reply {...glyph} />} onPress={() => onReply(mail)}>
            {t('mailbox.reply')}
          </Button>
        </footer>
      </div>
    </article>
  )
}

/** Marks a mail as read when it is opened, and not again where somebody has it unread while it is open. */
function useReadOnce(mail: Mail | null | undefined, read: (mail: Mail) => void) {
  const opened = useRef<string>(undefined)
  const onOpen = useEffectEvent((id: string) => {
    if (opened.current === id) return
    opened.current = id
    if (mail?.unread) read(mail)
  })
  const id = mail?.id
  useEffect(() => {
    if (id !== undefined) onOpen(id)
  }, [id])
}
