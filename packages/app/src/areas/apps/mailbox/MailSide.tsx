import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Flag, Folder, Inbox, type LucideIcon, NotebookPen, Plus, Send, ShieldAlert, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { labelClass } from './labelClass.js'
import type { MailPlacesShown } from './mailQueries.js'
import { segmentOf, type MailView } from './mailView.js'
import type { MailWords } from './useMailWords.js'

const glyphs: Readonly<Record<string, LucideIcon>> = {
  inbox: Inbox,
  sent: Send,
  drafts: NotebookPen,
  spam: ShieldAlert,
  trash: Trash2,
  starred: Star,
  important: Flag,
}

/** Props of `MailSide`. */
export interface MailSideProps {
  places: MailPlacesShown
  words: MailWords
  /** The one that is shown. */
  view: MailView
  hrefOf: (view: MailView) => string
  onNewLabel: () => void
  /** Called when one of the links is followed. */
  onFollow?: () => void
}

interface Entry extends MailView {
  name: string
  count?: number
  /** Class of the colour of a label. */
  colour?: string
}

/** Folders, filters and labels, each with its mails. */
export function MailSide({ places, words, view, hrefOf, onNewLabel, onFollow }: MailSideProps) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language || 'en')
  const entry = ({ by, slug, name, count = 0, colour }: Entry) => {
    const Glyph = glyphs[slug] ?? Folder
    return (
      <li key={slug}>
        <Link
          className="emb-app-mailbox-place"
          href={hrefOf({ by, slug })}
          aria-current={segmentOf({ by, slug }) === segmentOf(view) ? 'page' : undefined}
          onClick={onFollow}
        >
          {colour === undefined ? (
            <Glyph size={16} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <span className={`emb-app-mailbox-swatch ${colour}`} />
          )}
          <span className="emb-app-mailbox-name">{name}</span>
          {count > 0 && (
            <span className="emb-app-mailbox-count">
              <span aria-hidden="true">{number.format(count)}</span>
              <span className="emb-visually-hidden">
                {t(slug === 'inbox' ? 'mailbox.unreadCount' : 'mailbox.count', { count })}
              </span>
            </span>
          )}
        </Link>
      </li>
    )
  }
  return (
    <nav className="emb-app-mailbox-places" aria-label={t('mailbox.places')}>
      <ul>{places.folders.map((one) => entry({ ...one, by: 'folder', name: words.folderName(one) }))}</ul>
      <h2>{t('mailbox.filters.title')}</h2>
      <ul>{places.filters.map((one) => entry({ ...one, by: 'filter', name: words.filterName(one) }))}</ul>
      <h2>{t('mailbox.labels.title')}</h2>
      <ul>
        {places.labels.map(({ slug, title, color }) =>
          entry({ by: 'label', slug, name: title, colour: labelClass(color) }),
        )}
      </ul>
      <Button
        variant="ghost"
        size="s"
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
        onPress={onNewLabel}
      >
        {t('mailbox.labels.new')}
      </Button>
    </nav>
  )
}
