import type { NoticeKind } from '@embpm/contract/sample/common'
import { Avatar } from '@embpm/ui/avatar'
import { Button, IconButton, LinkButton } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { AtSign, BadgeCheck, Bell, CalendarClock, Mail, MailOpen, Settings, Trash2, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { noticeKindOf, type FeedEntry, type FeedKind, type useFeed } from './useFeed.js'
import { useDates } from './useDates.js'

/** Props of `FeedPanel`. */
export interface FeedPanelProps {
  kind: FeedKind
  feed: ReturnType<typeof useFeed>
  /** Where an entry's link leads; `null` for one that leads nowhere. */
  hrefOf: (link: string) => string | null
  /** Closes the panel, after a link was followed. */
  onLeave: () => void
}

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What shows that a notification is of a kind. */
const icons = {
  assignment: UserPlus,
  mention: AtSign,
  approval: BadgeCheck,
  due: CalendarClock,
} as const satisfies Record<NoticeKind, typeof Bell>

/** The messages or notifications: who, what and when; each can be marked and deleted, and followed where it leads. */
export function FeedPanel({ kind, feed, hrefOf, onLeave }: FeedPanelProps) {
  const { t } = useTranslation()
  const settings = kind === 'notifications' ? hrefOf('/bp/settings#notifications') : null
  return (
    <div className="emb-app-feed">
      <div className="emb-app-feed-head">
        <h2>{t(`header.${kind}`)}</h2>
        {feed.unread > 0 && (
          <Button variant="ghost" size="s" onPress={feed.markAll}>
            {t('header.markAll')}
          </Button>
        )}
      </div>
      {feed.pending && (
        <div className="emb-app-feed-state" role="status" aria-label={t('states.loading')}>
          <SkeletonText />
        </div>
      )}
      {feed.failed && (
        <StateMessage
          kind="error"
          title={t('header.feedFailed')}
          headingLevel={3}
          actions={<Button onPress={feed.retry}>{t('states.retry')}</Button>}
        />
      )}
      {!feed.pending && !feed.failed && feed.entries.length === 0 && (
        <StateMessage kind="empty" title={t('header.nothing')} headingLevel={3} />
      )}
      {feed.entries.length > 0 && (
        <ul className="emb-app-feed-list">
          {feed.entries.map((entry) => (
            <FeedLine
              key={entry.id}
              entry={entry}
              href={entry.link === undefined ? null : hrefOf(entry.link)}
              onFollow={() => {
                if (!entry.read) feed.setRead(entry, true)
                onLeave()
              }}
              onRead={(read) => feed.setRead(entry, read)}
              onRemove={() => feed.remove(entry)}
            />
          ))}
        </ul>
      )}
      {settings !== null && (
        <div className="emb-app-feed-foot">
          <LinkButton variant="ghost" size="s" href={settings} icon={<Settings {...glyph} />} onClick={onLeave}>
            {t('header.noticeSettings')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

interface FeedLineProps {
  entry: FeedEntry
  href: string | null
  onFollow: () => void
  onRead: (read: boolean) => void
  onRemove: () => void
}

function FeedLine({ entry, href, onFollow, onRead, onRemove }: FeedLineProps) {
  const { t } = useTranslation()
  const { dateTime } = useDates()
  const { title, description, time, read, image } = entry
  const name = title ?? description
  const kind = noticeKindOf(entry)
  const Icon = kind ? icons[kind] : Bell
  const action = t(read ? 'header.markUnread' : 'header.markRead')
  return (
    <li className="emb-app-feed-line" data-unread={!read || undefined}>
      {image && !kind ? (
        <Avatar name={name} src={image} aria-hidden="true" />
      ) : (
        <span className="emb-app-feed-mark">
          <Icon {...glyph} />
        </span>
      )}
      <div className="emb-app-feed-text">
        {title !== undefined && (
          <bdi className="emb-app-feed-title">
            {href === null ? (
              title
            ) : (
              <Link href={href} onClick={onFollow}>
                {title}
              </Link>
            )}
          </bdi>
        )}
        {/* Senders write in any script: each text has its own direction. */}
        <span dir="auto" className="emb-app-feed-description">
          {title === undefined && href !== null ? (
            <Link href={href} onClick={onFollow}>
              {description}
            </Link>
          ) : (
            description
          )}
        </span>
        <span className="emb-app-feed-time">
          {kind && `${t(`header.noticeKinds.${kind}`)} · `}
          {dateTime(time)}
          {!read && <span className="emb-visually-hidden">, {t('header.unread')}</span>}
        </span>
      </div>
      <IconButton
        size="s"
        label={t('header.of', { action, name })}
        tooltip={false}
        icon={read ? <Mail {...glyph} /> : <MailOpen {...glyph} />}
        onPress={() => onRead(!read)}
      />
      <IconButton
        size="s"
        label={t('header.of', { action: t('header.remove'), name })}
        tooltip={false}
        icon={<Trash2 {...glyph} />}
        onPress={onRemove}
      />
    </li>
  )
}
