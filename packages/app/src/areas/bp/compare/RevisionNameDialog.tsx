import { isApiError } from '@embpm/contract'
import type { Revision } from '@embpm/contract/revision'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `RevisionNameDialog`. */
export interface RevisionNameDialogProps {
  revision: Revision
  /** Names it; rejects as the client does. */
  onName: (words: { label: string; comment: string }) => Promise<void>
  onClose: () => void
}

/** Names a revision and says what it is for. One that has a name is kept for good. */
export function RevisionNameDialog({ revision, onName, onClose }: RevisionNameDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [label, setLabel] = useState(revision.label)
  const [comment, setComment] = useState(revision.comment)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, formProps } = useSubmit(async () => {
    setProblem(null)
    try {
      await onName({ label: label.trim(), comment: comment.trim() })
      onClose()
    } catch (error) {
      setProblem(t(isApiError(error, 'CONFLICT') ? 'compareRevisions.nameConflict' : 'compareRevisions.nameFailed'))
    }
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="s" dismissible={!pending}>
      <Dialog.Header title={t('compareRevisions.nameTitle')} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-compare-form">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          <TextField
            label={t('compareRevisions.label')}
            autoFocus
            maxLength={100}
            value={label}
            onValueChange={(next) => setLabel(next ?? '')}
          />
          <TextField
            label={t('compareRevisions.comment')}
            multiline
            maxLength={2000}
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
          {t('compareRevisions.save')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
