import type { NoteView } from '@embpm/contract/sample/notes'
import { Badge } from '@embpm/ui/badge'
import { IconButton } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { Link } from '@embpm/ui/link'
import { AlarmClock, Archive, ArchiveRestore } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDue } from '../tasks/useDue.js'
import type { Notes } from './useNotes.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** How many things to do a card shows; the others are in the note. */
const MOST = 8

/** Props of `NoteCard`. */
export interface NoteCardProps {
  note: NoteView
  /** Address with the note opened. */
  href: string
  notes: Notes
}

/** A note as a card: all of it leads to the note, what is to be done is done here. */
export function NoteCard({ note, href, notes }: NoteCardProps) {
  const { t } = useTranslation()
  const { title, content, image, archived, labels } = note
  const name = title || t('notes.unnamed')
  const Glyph = archived ? ArchiveRestore : Archive
  return (
    <li className="emb-app-note">
      <article aria-label={name}>
        <h2>
          <Link href={href} className="emb-app-note-title" dir="auto" data-note={note.id}>
            {name}
          </Link>
        </h2>
        {image !== null && <img src={image} alt={t('notes.pictureOf', { title: name })} />}
        {content !== '' && (
          <p className="emb-app-note-text" dir="auto">
            {content}
          </p>
        )}
        <Steps note={note} notes={notes} />
        <footer>
          {labels.map((label) => (
            <Badge key={label.id}>{label.title}</Badge>
          ))}
          <Reminder reminder={note.reminder} />
          <IconButton
            size="s"
            label={t(archived ? 'notes.restoreNamed' : 'notes.archiveNamed', { title: name })}
            icon={<Glyph {...glyph} />}
            onPress={() => notes.change(note, { archived: !archived })}
          />
        </footer>
      </article>
    </li>
  )
}

function Steps({ note, notes }: Pick<NoteCardProps, 'note' | 'notes'>) {
  const { t } = useTranslation()
  const { tasks } = note
  if (!tasks || tasks.length === 0) return null
  const more = tasks.length - MOST
  return (
    <ul>
      {tasks.slice(0, MOST).map((task) => (
        <li key={task.id} data-done={task.completed || undefined} dir="auto">
          <Checkbox
            checked={task.completed}
            onCheckedChange={(completed) =>
              void notes.change(note, { tasks: tasks.map((one) => (one.id === task.id ? { ...one, completed } : one)) })
            }
          >
            {task.content}
          </Checkbox>
        </li>
      ))}
      {more > 0 && <li className="emb-app-note-more">{t('notes.more', { count: more })}</li>}
    </ul>
  )
}

/** When one is reminded; from that day on it stands out. */
function Reminder({ reminder }: Pick<NoteView, 'reminder'>) {
  const { t } = useTranslation()
  const due = useDue()({ dueDate: reminder, completed: false })
  if (due === null) return null
  return (
    <Badge tone={due.state === null ? 'neutral' : 'warning'}>
      <AlarmClock size={12} strokeWidth={2} aria-hidden />
      <span className="emb-visually-hidden">{t('notes.reminder')}: </span>
      {due.text}
    </Badge>
  )
}
