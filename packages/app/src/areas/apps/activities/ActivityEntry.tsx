import type { Activity } from '@embpm/contract/sample/activities'
import { RichText } from '@embpm/forms/rich-text-input'
import { Avatar } from '@embpm/ui/avatar'
import { LinkButton } from '@embpm/ui/button'
import {
  BadgeCheck,
  Bell,
  BookOpen,
  ClipboardCheck,
  LifeBuoy,
  type LucideIcon,
  Sparkles,
  TriangleAlert,
  Upload,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useChatDates } from '../../../chat/useChatDates.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useVisitor } from '../../../entity/useUser.js'
import { pageLink } from '../../../shell/pageLink.js'
import { ownPicture } from '../isOwnFile.js'

/** The glyphs of this house for those that the service names, without their set. */
const glyphs: Readonly<Record<string, LucideIcon>> = {
  'arrow-up-tray': Upload,
  'book-open': BookOpen,
  'check-badge': BadgeCheck,
  'clipboard-document-check': ClipboardCheck,
  'exclamation-triangle': TriangleAlert,
  lifebuoy: LifeBuoy,
  sparkles: Sparkles,
  'user-plus': UserPlus,
}

/** Props of `ActivityEntry`. */
export interface ActivityEntryProps {
  activity: Activity
}

/** What happened: who or what, when, what was written, and where it leads. All texts are the service's HTML, sanitised. */
export function ActivityEntry({ activity }: ActivityEntryProps) {
  const { icon, image, description, date, extraContent } = activity
  const { time } = useChatDates()
  const Glyph = glyphs[icon?.split(':').at(-1) ?? ''] ?? Bell
  const picture = ownPicture(image)
  return (
    <li className="emb-app-activity">
      {picture ? (
        <Avatar name="" src={picture} aria-hidden="true" />
      ) : (
        <span className="emb-app-activity-glyph">
          <Glyph size={16} strokeWidth={1.5} aria-hidden />
        </span>
      )}
      <div className="emb-app-activity-text">
        {/* People write in any script: each text has its own direction. */}
        <RichText html={description} dir="auto" />
        <time dateTime={date}>{time(date)}</time>
        {extraContent !== undefined && <RichText className="emb-app-activity-extra" html={extraContent} dir="auto" />}
        <ActivityLink activity={activity} />
      </div>
    </li>
  )
}

/** Where it leads: a page that the reader may open, or an address of another site; what cannot be followed is not there. */
function ActivityLink({ activity: { link = '', linkedContent, useRouter = false } }: ActivityEntryProps) {
  const { t } = useTranslation()
  const place = usePlace()
  const visitor = useVisitor()
  const href = useRouter ? pageLink(link, place, visitor) : /^https:\/\//iu.test(link) ? link : null
  if (href === null) return null
  return (
    <LinkButton size="s" href={href} newTab={!useRouter}>
      {linkedContent ?? t('activities.open')}
    </LinkButton>
  )
}
