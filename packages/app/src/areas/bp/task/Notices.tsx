import { Button } from '@embpm/ui/button'
import { saveFile } from '@embpm/ui/file-export'
import { Message } from '@embpm/ui/message'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../shell/ServicesProvider.js'
import { ConflictPanel } from './ConflictPanel.js'
import type { Drawing } from './drawing.js'
import { focusTitle } from './focusTitle.js'
import type { SavingState } from './saving/Saving.js'
import { useModelProblemText } from './useModelProblemText.js'

/** Props of `Notices`. */
export interface NoticesProps {
  drawing: Drawing
  state: SavingState
  /** Of the process: names the file that is saved where the server takes nothing. */
  name: string
  processId: string
}

/** What one has to know about what one draws: a conflict, why it is not saved, a newer revision. */
export function Notices({ drawing, state, name, processId }: NoticesProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const modelProblem = useModelProblemText()
  const { at, problem, keeping, theirs, isBehind } = state
  const isLoose = at !== 'saved' && (keeping === 'full' || keeping === 'refused')

  const exportIt = async () =>
    saveFile(new Blob([await drawing.text()], { type: 'application/bpmn+xml' }), `${name}.bpmn`)
  const exportButton = (
    <Button size="s" onPress={exportIt}>
      {t('building.exportIt')}
    </Button>
  )
  const showNewest = async () => {
    try {
      const [newest] = await client.revisions.list({ processId })
      if (!newest) return
      const { bpmnXml, ...base } = await client.revisions.get({ id: newest.id })
      if (drawing.saving.state().at !== 'saved') return
      drawing.show(base, bpmnXml)
      focusTitle()
    } catch {
      toasts.add({ text: t('diagram.failed'), icon: 'error' })
    }
  }
  const refused =
    problem?.kind === 'unreadable'
      ? t('building.refused.unreadable', { reason: modelProblem(problem) })
      : problem?.kind === 'gone'
        ? t('building.refused.gone')
        : problem?.kind === 'forbidden'
          ? t('building.refused.forbidden')
          : null
  return (
    <>
      {at === 'conflict' && theirs && <ConflictPanel key={theirs.id} drawing={drawing} theirs={theirs} />}
      {at === 'unsaved' && refused !== null && (
        <Message tone="danger" className="emb-app-build-notice" actions={exportButton}>
          {refused}
        </Message>
      )}
      {isLoose && (
        <Message tone="warning" className="emb-app-build-notice" actions={exportButton}>
          {t(keeping === 'full' ? 'building.loose.full' : 'building.loose.refused')}
        </Message>
      )}
      {isBehind && at === 'saved' && (
        <Message
          tone="info"
          className="emb-app-build-notice"
          actions={
            <Button size="s" onPress={showNewest}>
              {t('building.behind.show')}
            </Button>
          }
        >
          {t('building.behind.text')}
        </Message>
      )}
    </>
  )
}
