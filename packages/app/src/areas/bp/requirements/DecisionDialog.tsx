import { maxApprovalComment } from '@embpm/contract/requirement'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `DecisionDialog`. */
export interface DecisionDialogProps {
  action: 'approve' | 'reject'
  /** Key of the requirement. */
  name: string
  /** Decides; resolves to why that could not be done, `null` when it is. */
  onDecide: (comment: string) => Promise<string | null>
  onClose: () => void
}

/** Says what a decision comes to and asks why. A rejection needs a reason. */
export function DecisionDialog({ action, name, onDecide, onClose }: DecisionDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const isReasoned = action === 'reject'
  const { pending, formProps } = useSubmit(async () => {
    const words = comment.trim()
    setProblem(null)
    if (isReasoned && words === '') return setMissing(true)
    if (words.length > maxApprovalComment) return
    const found = await onDecide(words)
    if (found === null) onClose()
    else setProblem(found)
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header title={t(`requirements.decide.${action}`, { name })} closeable={!pending} />
      <Dialog.Body>
        <form {...formProps} id={form} className="emb-app-decision">
          {problem !== null && <Message tone="danger">{problem}</Message>}
          <p>{t(`requirements.decideText.${action}`)}</p>
          <TextField
            label={t(isReasoned ? 'requirements.reason' : 'requirements.comment')}
            multiline
            autoFocus
            required={isReasoned}
            maxLength={maxApprovalComment}
            value={comment}
            errorMessage={isMissing ? t('requirements.reasonMissing') : undefined}
            onValueChange={(next) => {
              setComment(next ?? '')
              setMissing(false)
            }}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" form={form} variant={isReasoned ? 'danger' : 'primary'} pending={pending}>
          {t(`requirements.actions.${action}`)}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
