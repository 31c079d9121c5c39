import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { FileField } from '@embpm/ui/file-field'
import { Message } from '@embpm/ui/message'
import { SkeletonText } from '@embpm/ui/skeleton'
import { toasts } from '@embpm/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importLimits } from '../../../../entity/import/importLimits.js'
import { ReferenceControl } from '../../../../entity/ReferenceControl.js'
import type { Plan } from '../gantt/ganttPlan.js'
import { usePlanRequest } from '../gantt/usePlanRequest.js'
import { FileMergeList } from './FileMergeList.js'
import { fateOf, requestOf, undoOf } from './mergeFile.js'
import { mostFileTasks, type ProjectFileError } from './ProjectFile.js'
import { useProjectFile } from './useProjectFile.js'
import './styles.css'

/** Props of `ProjectFileDialog`. */
export interface ProjectFileDialogProps {
  plan: Plan
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** How long an import can be taken back, in ms. */
const undoTime = 20_000

/** Brings the tasks of a project file into an order: shows what becomes of each before anything is written. */
export function ProjectFileDialog({ plan, open, onOpenChange }: ProjectFileDialogProps) {
  const { t, i18n } = useTranslation()
  const [orderId, setOrderId] = useState(plan.orders.length === 1 ? (plan.orders[0]?.id ?? null) : null)
  const { file, read, problem, tasks, merge, choose } = useProjectFile(orderId)
  const problemText = useProblemText()
  const { send, refresh } = usePlanRequest()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  const count = merge?.tasks.filter((one) => fateOf(one) !== 'same').length ?? 0

  const bring = async () => {
    if (!merge || orderId === null) return
    const answer = await send(requestOf(orderId, merge))
    await refresh()
    if (!answer) return void tasks.refetch()
    onOpenChange(false)
    toasts.add({
      text: t('operationTasks.file.done', { count, number: numbers.format(count) }),
      icon: 'success',
      timeout: undoTime,
      action: { label: t('list.undo'), onPress: () => void send(undoOf(merge, answer)).then(refresh) },
    })
  }

  return (
    <Dialog size="l" open={open} onOpenChange={onOpenChange} dismissible={file === null}>
      <Dialog.Header title={t('operationTasks.file.import')} />
      <Dialog.Body className="emb-app-project-file">
        <ReferenceControl
          to="operationOrders"
          label={t('fields.order')}
          required
          value={orderId}
          onValueChange={setOrderId}
        />
        <FileField
          label={t('list.import.file.label')}
          description={t('operationTasks.file.help', {
            number: numbers.format(mostFileTasks),
            size: numbers.format(importLimits.bytes / 1_000_000),
          })}
          accept={['.xml']}
          value={file ? [file] : []}
          onValueChange={(files) => void choose(files?.[0] ?? null)}
          errorMessage={problem && problemText(problem)}
        />
        {tasks.error && orderId !== null && <Message tone="danger">{t('operationTasks.gantt.failed')}</Message>}
        {read && orderId === null && <Message>{t('operationTasks.file.orderFirst')}</Message>}
        {read && tasks.isFetching && !merge && <SkeletonText />}
        {read && merge && <FileMergeList merge={merge} read={read} />}
      </Dialog.Body>
      <Dialog.Footer>
        <Button slot="close">{t('shell.cancel')}</Button>
        <Button variant="primary" disabled={count === 0 || merge?.ring != null} onPress={bring}>
          {t('operationTasks.file.apply', { count, number: numbers.format(count) })}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}

/** Says why a file is refused, and in which line. */
function useProblemText(): (problem: ProjectFileError) => string {
  const { t, i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language || 'en')
  return ({ problem, line, what }) => {
    const text = t(`operationTasks.file.problems.${problem}`, { what, number: numbers.format(mostFileTasks) })
    return line === undefined ? text : t('operationTasks.file.inLine', { line: numbers.format(line), text })
  }
}
