import { useSubmit } from '@embpm/ui/action'
import { Button, IconButton } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { Dialog } from '@embpm/ui/dialog'
import { TextField } from '@embpm/ui/text-field'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import './styles.css'

/** Something that is nothing but a name: a tag, a label. */
export interface Named {
  id: string
  title: string
}

/** What a `NamesDialog` says. */
export interface NamesWords {
  /** What they are called, such as "Tags". */
  title: string
  /** Name of the field for another one. */
  fresh: string
  add: string
  nameOf: (title: string) => string
  deleteOf: (title: string) => string
  /** Asks whether one is to be deleted. */
  question: (title: string) => string
  /** What deleting does. */
  consequence: string
  confirm: string
}

/** Props of `NamesDialog`. */
export interface NamesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  names: readonly Named[]
  words: NamesWords
  /** Makes another one; answers whether it is there. Who answers `false` has said why. */
  onAdd: (title: string) => Promise<boolean>
  /** Answers whether it is called so now. */
  onRename: (id: string, title: string) => Promise<boolean>
  onRemove: (id: string) => Promise<unknown>
}

/** All tags, or all labels: made, renamed and deleted here. */
export function NamesDialog({ open, onOpenChange, names, words, onAdd, onRename, onRemove }: NamesDialogProps) {
  const [title, setTitle] = useState('')
  const [asked, setAsked] = useState<Named | null>(null)
  const { pending, formProps } = useSubmit(async () => {
    const wanted = title.trim()
    if (wanted !== '' && (await onAdd(wanted))) setTitle('')
  })
  return (
    <Dialog size="s" open={open} onOpenChange={onOpenChange}>
      <Dialog.Header title={words.title} />
      <Dialog.Body>
        <form {...formProps} className="emb-app-names-add">
          <TextField
            aria-label={words.fresh}
            placeholder={words.fresh}
            autoFocus
            value={title}
            maxLength={60}
            onValueChange={(next) => setTitle(next ?? '')}
          />
          <Button type="submit" variant="primary" pending={pending} disabled={title.trim() === ''}>
            {words.add}
          </Button>
        </form>
        <ul className="emb-app-names">
          {names.map((one) => (
            <NameLine
              key={one.id}
              named={one}
              words={words}
              onRename={(next) => onRename(one.id, next)}
              onDelete={() => setAsked(one)}
            />
          ))}
        </ul>
        <ConfirmDialog
          open={asked !== null}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title={words.question(asked?.title ?? '')}
          message={words.consequence}
          confirmLabel={words.confirm}
          tone="danger"
          onConfirm={async () => {
            if (asked) await onRemove(asked.id)
          }}
        />
      </Dialog.Body>
    </Dialog>
  )
}

interface NameLineProps {
  named: Named
  words: NamesWords
  onRename: (title: string) => Promise<boolean>
  onDelete: () => void
}

function NameLine({ named: { title }, words, onRename, onDelete }: NameLineProps) {
  // What was typed and not stored; it stays when that is refused.
  const [typed, setTyped] = useState<string | null>(null)
  const store = async () => {
    const wanted = typed?.trim() ?? ''
    if (wanted === '' || wanted === title || (await onRename(wanted))) setTyped(null)
  }
  return (
    <li>
      <TextField
        aria-label={words.nameOf(title)}
        value={typed ?? title}
        maxLength={60}
        onValueChange={(next) => setTyped(next ?? '')}
        onBlur={() => void store()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void store()
        }}
      />
      <IconButton
        label={words.deleteOf(title)}
        icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />}
        onPress={onDelete}
      />
    </li>
  )
}
