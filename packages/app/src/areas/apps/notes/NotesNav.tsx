import type { NoteLabel } from '@embpm/contract/sample/notes'
import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { AlarmClock, Archive, NotebookPen, PencilLine, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { notesViews } from './notesSearch.js'
import type { NotesAddress } from './useNotesAddress.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const glyphs = { active: NotebookPen, reminders: AlarmClock, archive: Archive } as const

/** Props of `NotesNav`. */
export interface NotesNavProps {
  address: NotesAddress
  labels: readonly NoteLabel[]
  /** Opens the dialog for the labels. */
  onEditLabels: () => void
}

/** Which notes are shown: by view, or by label. */
export function NotesNav({ address: { choice, listHref }, labels, onEditLabels }: NotesNavProps) {
  const { t } = useTranslation()
  return (
    <nav className="emb-app-notes-nav" aria-label={t('notes.which')}>
      <ul>
        {notesViews.map((view) => {
          const Glyph = glyphs[view]
          return (
            <li key={view}>
              <Link
                className="emb-app-notes-choice"
                href={listHref({ view, search: choice.search })}
                aria-current={(choice.view === view && choice.label === undefined) || undefined}
              >
                <Glyph {...glyph} />
                {t(`notes.views.${view}`)}
              </Link>
            </li>
          )
        })}
      </ul>
      <h2 id="emb-app-notes-labels">{t('notes.labels')}</h2>
      <ul aria-labelledby="emb-app-notes-labels">
        {labels.map(({ id, title }) => (
          <li key={id}>
            <Link
              className="emb-app-notes-choice"
              href={listHref({ view: 'active', label: id, search: choice.search })}
              aria-current={choice.label === id || undefined}
              dir="auto"
            >
              <Tag {...glyph} />
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Button variant="ghost" icon={<PencilLine {...glyph} />} onPress={onEditLabels}>
            {t('notes.editLabels')}
          </Button>
        </li>
      </ul>
    </nav>
  )
}
