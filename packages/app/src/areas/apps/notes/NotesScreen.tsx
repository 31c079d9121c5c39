import { Button } from '@embpm/ui/button'
import { lazyPart } from '@embpm/ui/lazy-part'
import { Page } from '@embpm/ui/page'
import { SearchField } from '@embpm/ui/search-field'
import { Skeleton } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IgnoredNotice } from '../../../entity/IgnoredNotice.js'
import { useOffer } from '../../../shell/useOffer.js'
import { usePageKeys } from '../../../shell/usePageKeys.js'
import { usePart } from '../../../shell/usePart.js'
import { NoteCard } from './NoteCard.js'
import { chosenNotes, type NotesChoice } from './notesSearch.js'
import { NotesNav } from './NotesNav.js'
import { type Notes, useNotes } from './useNotes.js'
import { newNote, useNotesAddress } from './useNotesAddress.js'
import type english from './text/en.json'
import './styles.css'

type Words = typeof english

declare module '../../../text/Text.js' {
  interface Text extends Words {}
}

const noteDialog = lazyPart(async () => (await import('./NoteDialog.js')).NoteDialog)
const namesDialog = lazyPart(async () => (await import('../names-dialog/NamesDialog.js')).NamesDialog)

/** The notes as cards, by view or by label. The address names the note that is edited, and which are shown. */
export function NotesScreen() {
  const { t, i18n } = useTranslation()
  const notes = useNotes()
  const address = useNotesAddress()
  const { choice, noteId } = address
  const [editsLabels, setEditsLabels] = useState(false)
  const note = notes.notes?.find(({ id }) => id === noteId)
  const isOpen = noteId === newNote || note !== undefined
  const dialog = usePart(noteDialog, isOpen, address.close)
  const add = {
    id: 'note',
    label: t('notes.new'),
    icon: <Plus size={16} strokeWidth={1.5} aria-hidden />,
    shortcut: 'N',
    onAction: () => address.open(newNote),
  }
  useOffer('page', [add])
  usePageKeys({ n: add.onAction })
  const shown = notes.notes && chosenNotes(notes.notes, choice, i18n.language)
  return (
    <Page className="emb-app-notes">
      <Page.Head
        title={t('apps.pages.notes')}
        count={shown?.length}
        actions={
          <>
            <SearchField
              className="emb-app-notes-search"
              label={t('notes.search')}
              shortcut="/"
              value={choice.search}
              onValueChange={address.searchFor}
            />
            <Button variant="primary" icon={add.icon} onPress={add.onAction}>
              {add.label}
            </Button>
          </>
        }
      />
      <IgnoredNotice ignored={address.ignored} onDismiss={address.clean} />
      <div className="emb-app-notes-columns">
        <NotesNav address={address} labels={notes.labels} onEditLabels={() => setEditsLabels(true)} />
        <Page.Body className="emb-app-notes-body">
          {noteId !== undefined && !isOpen && notes.notes && (
            <p role="status" className="emb-app-aside-note">
              {t('notes.unknown')}
            </p>
          )}
          {shown ? (
            shown.length > 0 ? (
              <ul className="emb-app-notes-cards">
                {shown.map((one) => (
                  <NoteCard key={one.id} note={one} notes={notes} href={address.noteHref(one.id)} />
                ))}
              </ul>
            ) : (
              <NothingShown choice={choice} onClear={() => address.searchFor('')} onNew={add.onAction} />
            )
          ) : notes.failed ? (
            <StateMessage
              kind="error"
              title={t('notes.failed')}
              description={t('object.loadFailedText')}
              actions={<Button onPress={notes.retry}>{t('states.retry')}</Button>}
            />
          ) : (
            <Skeleton rows={8} columns={[260, 260, 260]} label={t('states.loading')} />
          )}
        </Page.Body>
      </div>
      {isOpen && dialog.Part && <dialog.Part key={noteId} note={note} notes={notes} onClose={address.close} />}
      <LabelsDialog notes={notes} open={editsLabels} onOpenChange={setEditsLabels} />
    </Page>
  )
}

interface NothingShownProps {
  choice: NotesChoice
  onClear: () => void
  onNew: () => void
}

function NothingShown({ choice: { search, view }, onClear, onNew }: NothingShownProps) {
  const { t } = useTranslation()
  if (search !== '')
    return (
      <StateMessage
        kind="no-match"
        title={t('notes.noMatch', { search })}
        actions={<Button onPress={onClear}>{t('notes.clearSearch')}</Button>}
      />
    )
  return (
    <StateMessage
      kind="empty"
      title={t(`notes.empty.${view}`)}
      actions={
        view === 'active' ? (
          <Button variant="primary" onPress={onNew}>
            {t('notes.new')}
          </Button>
        ) : undefined
      }
    />
  )
}

interface LabelsDialogProps {
  notes: Notes
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The labels of all notes: made, renamed and deleted here. */
function LabelsDialog({ notes, open, onOpenChange }: LabelsDialogProps) {
  const { t } = useTranslation()
  const { Part: Names } = usePart(namesDialog, open, () => onOpenChange(false))
  if (!Names) return null
  return (
    <Names
      open={open}
      onOpenChange={onOpenChange}
      names={notes.labels}
      onAdd={notes.addLabel}
      onRename={notes.renameLabel}
      onRemove={notes.removeLabel}
      words={{
        title: t('notes.labels'),
        fresh: t('notes.newLabel'),
        add: t('notes.add'),
        nameOf: (title) => t('notes.nameOfLabel', { title }),
        deleteOf: (title) => t('notes.deleteLabel', { title }),
        question: (title) => t('notes.deleteTitle', { title }),
        consequence: t('notes.deleteLabelText'),
        confirm: t('notes.delete'),
      }}
    />
  )
}
