import type { NoteLabel, NoteView } from '@embpm/contract/sample/notes'
import { Button, IconButton } from '@embpm/ui/button'
import { Checkbox } from '@embpm/ui/checkbox'
import { DateField } from '@embpm/ui/date-field'
import { FileField } from '@embpm/ui/file-field'
import { TextField } from '@embpm/ui/text-field'
import { toasts } from '@embpm/ui/toast'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChosenNames } from '../chosen-names/ChosenNames.js'
import { largestPicture, pictureOf, pictureTypes } from '../pictureOf.js'
import { dueAt, dueDay } from '../tasks/useDue.js'

/** Props of `NoteFields`. */
export interface NoteFieldsProps {
  note: NoteView
  labels: readonly NoteLabel[]
  onChange: (change: Partial<NoteView>) => void
  /** Adds something to do by the service, for a note that is there; answers whether it did. */
  onAddStep?: (content: string) => Promise<boolean>
}

/** What can be changed of a note. */
export function NoteFields({ note, labels, onChange, onAddStep }: NoteFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('notes.title')}
        autoFocus
        value={note.title}
        maxLength={200}
        onValueChange={(title) => onChange({ title: title ?? '' })}
      />
      <TextField
        label={t('notes.text')}
        multiline
        rows={5}
        value={note.content}
        maxLength={10_000}
        onValueChange={(content) => onChange({ content: content ?? '' })}
      />
      <Steps note={note} onChange={onChange} onAddStep={onAddStep} />
      <ChosenNames
        label={t('notes.labels')}
        choose={t('notes.chooseLabels')}
        names={labels}
        chosen={note.labels.map(({ id }) => id)}
        onChange={(chosen) => onChange({ labels: labels.filter(({ id }) => chosen.includes(id)) })}
      />
      <DateField
        label={t('notes.reminder')}
        value={dueDay({ dueDate: note.reminder })}
        onValueChange={(day) => onChange({ reminder: day === null ? null : dueAt(day) })}
      />
      {note.image === null ? (
        <FileField
          label={t('notes.picture')}
          accept={pictureTypes}
          maxSize={largestPicture}
          onValueChange={async (files) => {
            const [file] = files ?? []
            if (!file) return
            try {
              onChange({ image: await pictureOf(file) })
            } catch {
              toasts.add({ text: t('notes.pictureFailed'), icon: 'error' })
            }
          }}
        />
      ) : (
        <div className="emb-app-note-picture">
          <img src={note.image} alt={t('notes.pictureOf', { title: note.title })} />
          <Button
            size="s"
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            onPress={() => onChange({ image: null })}
          >
            {t('notes.removePicture')}
          </Button>
        </div>
      )}
    </>
  )
}

function Steps({ note, onChange, onAddStep }: Omit<NoteFieldsProps, 'labels'>) {
  const { t } = useTranslation()
  const [fresh, setFresh] = useState('')
  const steps = note.tasks ?? []
  const replace = (next: typeof steps) => onChange({ tasks: next.length > 0 ? next : null })
  const add = async () => {
    const content = fresh.trim()
    if (content === '') return
    setFresh('')
    if (await onAddStep?.(content)) return
    replace([...steps, { id: crypto.randomUUID(), content, completed: false }])
  }
  return (
    <div role="group" aria-label={t('notes.steps')} className="emb-app-note-steps">
      <span className="emb-field-label" aria-hidden>
        {t('notes.steps')}
      </span>
      {steps.map((step) => (
        <div key={step.id} className="emb-app-note-step" data-done={step.completed || undefined}>
          <Checkbox
            aria-label={t('notes.done', { title: step.content })}
            checked={step.completed}
            onCheckedChange={(completed) =>
              replace(steps.map((one) => (one.id === step.id ? { ...one, completed } : one)))
            }
          />
          <TextField
            aria-label={t('notes.step')}
            value={step.content}
            maxLength={300}
            onValueChange={(content) =>
              replace(steps.map((one) => (one.id === step.id ? { ...one, content: content ?? '' } : one)))
            }
          />
          <IconButton
            size="s"
            label={t('notes.removeStep', { title: step.content })}
            icon={<X size={14} strokeWidth={1.5} aria-hidden />}
            onPress={() => replace(steps.filter((one) => one.id !== step.id))}
          />
        </div>
      ))}
      <div className="emb-app-note-step">
        <TextField
          aria-label={t('notes.newStep')}
          placeholder={t('notes.newStep')}
          value={fresh}
          maxLength={300}
          onValueChange={(next) => setFresh(next ?? '')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void add()
          }}
        />
        <Button disabled={fresh.trim() === ''} onPress={add}>
          {t('notes.add')}
        </Button>
      </div>
    </div>
  )
}
