import { maxAssigned } from '@embpm/contract/test-task-plan'
import type { TestTask } from '@embpm/contract/test-task'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { DateField } from '@embpm/ui/date-field'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { toasts } from '@embpm/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import './styles.css'

/** Props of `AssignDialog`. */
export interface AssignDialogProps {
  tasks: readonly TestTask[]
  onClose: () => void
}

/** Gives many test tasks a tester, a due date or both, all or none. */
export function AssignDialog({ tasks, onClose }: AssignDialogProps) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const [testerId, setTester] = useState<string | null>(null)
  const [dueDate, setDue] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const others = tasks.filter((one) => one.testerId !== null && one.testerId !== testerId).length
  const assigning = useAction(async () => {
    setFailed(false)
    try {
      await client.testTaskPlan.assign({
        ids: tasks.slice(0, maxAssigned).map(({ id }) => id),
        ...(testerId !== null && { testerId }),
        ...(dueDate !== null && { dueDate }),
      })
      await queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'testTasks') })
      toasts.add({ text: t('testTasks.assign.done', { count: tasks.length }), icon: 'success' })
      onClose()
    } catch {
      setFailed(true)
    }
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()} dismissible={!assigning.pending}>
      <Dialog.Header title={t('testTasks.assign.title', { count: tasks.length })} />
      <Dialog.Body>
        <div className="emb-app-test-assign">
          {failed && <Message tone="danger">{t('object.saveFailed')}</Message>}
          <ReferenceControl to="people" label={t('fields.tester')} value={testerId} onValueChange={setTester} />
          <DateField label={t('fields.dueDate')} value={dueDate} onValueChange={setDue} />
          {testerId !== null && others > 0 && <p>{t('testTasks.assign.others', { count: others })}</p>}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={assigning.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={testerId === null && dueDate === null}
          pending={assigning.pending}
          onPress={() => assigning.run()}
        >
          {t('testTasks.assign.act', { count: tasks.length })}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
