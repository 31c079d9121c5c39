import { IconButton } from '@embpm/ui/button'
import { lazyPart, preloadProps } from '@embpm/ui/lazy-part'
import { Popover } from '@embpm/ui/popover'
import { Bell, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePart } from './usePart.js'
import { useFeed, type FeedKind, type FeedScope } from './useFeed.js'

const feedPanel = lazyPart(async () => (await import('./FeedPanel.js')).FeedPanel)

/** Props of `FeedButton`. */
export interface FeedButtonProps {
  kind: FeedKind
  scope: FeedScope
  /** Where an entry's link leads; `null` for one that leads nowhere. */
  hrefOf: (link: string) => string | null
}

/** The messages or notifications behind a button of the header, which says how many are unread and has a dot when one is new. */
export function FeedButton({ kind, scope, hrefOf }: FeedButtonProps) {
  const { t } = useTranslation()
  const feed = useFeed(kind, scope)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    feed.see()
  }
  const panel = usePart(feedPanel, open, () => setOpen(false))
  const name = t(`header.${kind}`)
  const Icon = kind === 'messages' ? Mail : Bell
  return (
    <Popover
      aria-label={name}
      placement="bottom end"
      className="emb-app-feed-popover"
      open={open}
      onOpenChange={(next) => {
        if (!next) return close()
        setOpen(true)
        // What is told may have come, or been settled, since the page was opened.
        feed.retry()
      }}
      trigger={
        <IconButton
          label={feed.unread > 0 ? t('header.withUnread', { name, unread: feed.unread }) : name}
          className="emb-app-feed-button"
          data-new={feed.isNew || undefined}
          icon={<Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
          {...preloadProps(feedPanel)}
        />
      }
    >
      {panel.Part && <panel.Part kind={kind} feed={feed} hrefOf={hrefOf} onLeave={close} />}
    </Popover>
  )
}
