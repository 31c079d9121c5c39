import type { NoteView } from '@embpm/contract/sample/notes'
import { useSubmit } from '@embpm/ui/action'
import { Button, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { emptyNote, noteDraft } from './noteDraft.js'
import { NoteFields } from './NoteFields.js'
import type { Notes } from './useNotes.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Props of `NoteDialog`. */
export interface NoteDialogProps {
  /** The note as it is stored; `undefined` for one that does not exist yet. */
  note: NoteView | undefined
  notes: Notes
  onClose: () => void
}

/**
 * Edits a note. What is typed is kept until it is saved or discarded: when the service refuses it, without network, and when
 * one leaves by the X or by Back.
 */
export function NoteDialog({ note, notes, onClose }: NoteDialogProps) {
  const { t } = useTranslation()
  const { drafts } = useServices()
  const form = useId()
  const name = `note ${note?.id ?? 'new'}`
  const [typed, setTyped] = useState(() => drafts.get(name, noteDraft))
  const [fresh] = useState(() => emptyNote(new Date()))
  const [problem, setProblem] = useState<'refused' | 'offline'>()
  const [asked, setAsked] = useState(false)
  const shown = typed ?? note ?? fresh
  const write = (change: Partial<NoteView>) => {
    const next = { ...shown, ...change }
    setTyped(next)
    drafts.set(name, next)
  }
  const leave = () => {
    drafts.delete(name)
    onClose()
  }
  const { pending, formProps } = useSubmit(async () => {
    setProblem(undefined)
    if (typed && !(await notes.store(typed))) return setProblem(navigator.onLine ? 'refused' : 'offline')
    leave()
  })
  const Glyph = shown.archived ? ArchiveRestore : Archive
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} dismissible={typed === null && !pending}>
      <Dialog.Header title={t(note ? 'notes.edit' : 'notes.new')} context={typed ? t('object.unsaved') : undefined} />
      <Dialog.Body>
        {problem && (
          <Message tone="danger">{t(problem === 'offline' ? 'notes.keptOffline' : 'object.saveFailed')}</Message>
        )}
        <form {...formProps} id={form} className="emb-app-note-fields">
          <NoteFields
            note={shown}
            labels={notes.labels}
            onChange={write}
            onAddStep={
              note &&
              (async (content) => {
                // With changes that are not stored yet the answer would not be all of it.
                if (typed || !(await notes.addStep(note.id, content))) return false
                return true
              })
            }
          />
        </form>
        <ConfirmDialog
          open={asked}
          onOpenChange={setAsked}
          title={t('notes.deleteTitle', { title: shown.title || t('notes.unnamed') })}
          message={t('notes.deleteText')}
          confirmLabel={t('notes.delete')}
          tone="danger"
          onConfirm={async () => {
            if (note && (await notes.remove(note.id))) leave()
          }}
        />
      </Dialog.Body>
      <Dialog.Footer>
        {note && (
          <span className="emb-app-note-tools">
            <IconButton label={t('notes.deleteNote')} icon={<Trash2 {...glyph} />} onPress={() => setAsked(true)} />
            <IconButton
              label={t(shown.archived ? 'notes.restore' : 'notes.archive')}
              icon={<Glyph {...glyph} />}
              onPress={() => write({ archived: !shown.archived })}
            />
          </span>
        )}
        <Button onPress={leave}>{t(typed ? 'object.discard' : 'notes.cancel')}</Button>
        <Button variant="primary" type="submit" form={form} pending={pending} disabled={typed === null}>
          {t('object.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
