import type { ModelProblem } from '@embpm/bpmn'
import { currentOf } from '@embpm/contract'
import { revision, type Revision } from '@embpm/contract/revision'
import { Button } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { RevisionDialog, type RevisionWords } from '../diagrams/RevisionDialog.js'
import type { Drawing } from './drawing.js'

/** Props of `TurnDialog`. */
export interface TurnDialogProps {
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

/** Publishes or names the newest revision. What is drawn is saved before. */
export function TurnDialog({ intent, drawing: { saving }, problems, onShow, onDone, onClose }: TurnDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const isNaming = intent === 'name'
  const { label = '', comment = '' } = saving.state().base ?? {}
  const submit = async (words: RevisionWords) => {
    const isSaved = await saving.flush()
    const newest = saving.state().base
    if (!isSaved || !newest) return t('building.publish.notSaved')
    const given = { ...words, id: newest.id, lockVersion: newest.lockVersion }
    try {
      onDone(await (isNaming ? client.revisions.describe(given) : client.revisions.turn({ ...given, to: 'published' })))
    } catch (error) {
      const current = currentOf(error, revision)
      if (current) saving.turned(current)
      return t(current ? 'building.publish.changed' : 'object.saveFailed')
    }
    toasts.add({ text: t(isNaming ? 'building.publish.named' : 'building.publish.done'), icon: 'success' })
    return null
  }
  const showFirst = () => {
    onClose()
    const first = problems.find(({ severity }) => severity === 'error') ?? problems[0]
    if (first) onShow(first.id)
  }
  return (
    <RevisionDialog
      title={t(isNaming ? 'revisionDialog.nameTitle' : 'building.publish.title')}
      button={t(isNaming ? 'object.save' : 'building.publish.button')}
      words={{ label, comment }}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isNaming && problems.length > 0 && <ProblemsFirst problems={problems} onShow={showFirst} />}
    </RevisionDialog>
  )
}

/** What should be mended before a revision is published. */
function ProblemsFirst({ problems, onShow }: { problems: readonly ModelProblem[]; onShow: () => void }) {
  const { t } = useTranslation()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return (
    <Message
      tone="warning"
      title={t('building.publish.problems', { count: problems.length })}
      actions={
        <Button size="s" onPress={onShow}>
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
  )
}
