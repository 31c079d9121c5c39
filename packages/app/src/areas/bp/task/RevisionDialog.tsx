import type { ModelProblem } from '@embpm/bpmn'
import { currentOf } from '@embpm/contract'
import { revision, type Revision } from '@embpm/contract/revision'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { toasts } from '@embpm/ui/toast'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { Drawing } from './drawing.js'

/** Props of `RevisionDialog`. */
export interface RevisionDialogProps {
  /** Whether the newest revision is published, or only gets a name. */
  intent: 'publish' | 'name'
  drawing: Drawing
  /** What should be mended first. */
  problems: readonly ModelProblem[]
  /** Called with the first element that has a problem. */
  onShow: (id: string) => void
  onDone: (revision: Revision) => void
  onClose: () => void
}

const longest = { label: 100, comment: 2000 }

/** Asks how the newest revision is called and what there is to say of it, then publishes or names it. What is drawn is saved before. */
export function RevisionDialog({ intent, drawing, problems, onShow, onDone, onClose }: RevisionDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { saving } = drawing
  const isNaming = intent === 'name'
  const { base } = saving.state()
  const [label, setLabel] = useState(base?.label ?? '')
  const [comment, setComment] = useState(base?.comment ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useId()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const tooLong = label.length > longest.label || comment.length > longest.comment

  const { pending, formProps } = useSubmit(async () => {
    if (tooLong) return
    setProblem(null)
    const isSaved = await saving.flush()
    const newest = saving.state().base
    if (!isSaved || !newest) return setProblem(t('building.publish.notSaved'))
    const given = { id: newest.id, lockVersion: newest.lockVersion, label: label.trim(), comment: comment.trim() }
    try {
      onDone(await (isNaming ? client.revisions.describe(given) : client.revisions.turn({ ...given, to: 'published' })))
      toasts.add({ text: t(isNaming ? 'building.publish.named' : 'building.publish.done'), icon: 'success' })
      onClose()
    } catch (error) {
      const current = currentOf(error, revision)
      if (current) saving.turned(current)
      setProblem(t(current ? 'building.publish.changed' : 'object.saveFailed'))
    }
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} dismissible={!pending}>
      <Dialog.Header
        title={t(isNaming ? 'building.publish.nameTitle' : 'building.publish.title')}
        closeable={!pending}
      />
      <Dialog.Body>
        <form id={form} className="emb-app-build-form" {...formProps}>
          {problem !== null && <Message tone="danger">{problem}</Message>}
          {!isNaming && problems.length > 0 && (
            <Message
              tone="warning"
              title={t('building.publish.problems', { count: problems.length })}
              actions={
                <Button
                  size="s"
                  onPress={() => {
                    onClose()
                    const first = problems.find(({ severity }) => severity === 'error') ?? problems[0]
                    if (first) onShow(first.id)
                  }}
                >
                  {t('building.publish.show')}
                </Button>
              }
            >
              {[
                errors > 0 ? t('building.publish.errors', { count: errors }) : '',
                errors < problems.length ? t('building.publish.warnings', { count: problems.length - errors }) : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </Message>
          )}
          <TextField
            label={t('building.publish.label')}
            autoFocus
            maxLength={longest.label}
            value={label}
            onValueChange={(next) => setLabel(next ?? '')}
          />
          <TextField
            label={t('building.publish.comment')}
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
          {t(isNaming ? 'object.save' : 'building.publish.button')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
