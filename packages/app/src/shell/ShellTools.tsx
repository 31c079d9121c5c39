import type { Profile, Visitor } from '@embpm/contract'
import { IconButton } from '@embpm/ui/button'
import { FullscreenSwitch } from '@embpm/ui/fullscreen-switch'
import { LanguageSelector } from '@embpm/ui/language-selector'
import { Popover } from '@embpm/ui/popover'
import { SchemeSwitch } from '@embpm/ui/scheme'
import { useRouter } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatButton } from '../chat/ChatButton.js'
import type { Place } from '../routes/views.js'
import { languageSchema } from '../session/languages.js'
import type { Look } from '../session/storage.js'
import { AccountMenu } from './AccountMenu.js'
import { AppsMenu } from './AppsMenu.js'
import { FeedButton } from './FeedButton.js'
import { mutedBy } from './mutedNotices.js'
import { pageLink } from './pageLink.js'
import { SearchButton } from './SearchButton.js'
import { ShortcutsMenu } from './ShortcutsMenu.js'
import { switchedPath } from './switchedPath.js'
import { useFeed } from './useFeed.js'

/** Props of `ShellTools`. */
export interface ShellToolsProps {
  user: Profile
  visitor: Visitor
  place: Place
  /** Scheme and layout that the user has chosen. */
  look: Look
  onLookChange: (change: Partial<Look>) => void
  /** The choice of a project, for where the header has no room for it. */
  projectFilter?: ReactNode
}

/** The tools of the header: messages, notifications and shortcuts where the server has them. Where there is no room for all, the quiet ones stand behind one button. */
export function ShellTools({ user, visitor, place, look, onLookChange, projectFilter }: ShellToolsProps) {
  const { t } = useTranslation()
  const hrefOf = (link: string) => pageLink(link, place, visitor)
  const scope = { organisation: place.organisation, muted: mutedBy(user.id, look) }
  const notifications = useFeed('notifications', scope)
  const hasFeeds = !notifications.absent
  const quiet = <QuietTools place={place} look={look} onLookChange={onLookChange} />
  return (
    <>
      <SearchButton place={place} visitor={visitor} look={look} onLookChange={onLookChange} />
      <ChatButton pageHref={hrefOf('/bp/chat')} />
      {hasFeeds && (
        <span className="emb-app-wide-tools">
          <FeedButton kind="messages" scope={scope} hrefOf={hrefOf} />
          <FeedButton kind="notifications" scope={scope} hrefOf={hrefOf} />
        </span>
      )}
      <span className="emb-app-wide-tools">
        {hasFeeds && <ShortcutsMenu hrefOf={hrefOf} />}
        {quiet}
        <AppsMenu place={place} visitor={visitor} />
      </span>
      <span className="emb-app-narrow-tools">
        <Popover
          aria-label={t('header.more')}
          placement="bottom end"
          className="emb-app-more"
          trigger={
            <IconButton
              label={t('header.more')}
              className="emb-app-feed-button"
              data-new={notifications.isNew || undefined}
              icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />}
            />
          }
        >
          {projectFilter}
          {hasFeeds && (
            <>
              <FeedButton kind="messages" scope={scope} hrefOf={hrefOf} />
              <FeedButton kind="notifications" scope={scope} hrefOf={hrefOf} />
              <ShortcutsMenu hrefOf={hrefOf} />
            </>
          )}
          {quiet}
          <AppsMenu place={place} visitor={visitor} />
        </Popover>
      </span>
      <AccountMenu user={user} visitor={visitor} place={place} look={look} onLookChange={onLookChange} />
    </>
  )
}

function QuietTools({ place, look, onLookChange }: Pick<ShellToolsProps, 'place' | 'look' | 'onLookChange'>) {
  const router = useRouter()
  return (
    <>
      <LanguageSelector
        variant="menu"
        iconOnly
        value={place.language}
        onValueChange={(next) => {
          const { pathname, searchStr } = router.state.location
          void router.navigate({ href: switchedPath(pathname, { language: languageSchema.parse(next) }) + searchStr })
        }}
      />
      <SchemeSwitch value={look.scheme} onValueChange={(scheme) => onLookChange({ scheme })} />
      <FullscreenSwitch />
    </>
  )
}
