import type { Revision } from '@embpm/contract/revision'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './styles.css'

/** What people say of a revision. */
export type RevisionWords = Pick<Revision, 'label' | 'comment'>

/** Props of `RevisionDialog`. */
export interface RevisionDialogProps {
  title: string
  /** Word of the button that ends it. */
  button: string
  /** What is said of it now. */
  words: RevisionWords
  /** Called with what is said of it, without blanks at the ends; resolves to why that could not be done, `null` when it is. */
  onSubmit: (words: RevisionWords) => Promise<string | null>
  onClose: () => void
  /** What is to know before. */
  children?: ReactNode
}

/** As the contract bounds them. */
const longest = { label: 100, comment: 2000 }

/** Asks how a revision is called and what there is to say of it. One that has a name is kept for good. */
export function RevisionDialog({ title, button, words, onSubmit, onClose, children }: RevisionDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [label, setLabel] = useState(words.label)
  const [comment, setComment] = useState(words.comment)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, formProps } = useSubmit(async () => {
    if (label.length > longest.label || comment.length > longest.comment) return
    setProblem(null)
    const found = await onSubmit({ label: label.trim(), comment: comment.trim() })
    if (found === null) onClose()
    else setProblem(found)
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header title={title} closeable={!pending} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-revision-form">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          {children}
          <TextField
            label={t('revisionDialog.label')}
            autoFocus
            maxLength={longest.label}
            value={label}
            onValueChange={(next) => setLabel(next ?? '')}
          />
          <TextField
            label={t('revisionDialog.comment')}
            multiline
            maxLength={longest.comment}
            value={comment}
            onValueChange={(next) => setComment(next ?? '')}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant="primary" pending={pending}>
          {button}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
