import type { OperationTask } from '@embpm/contract/operation-task'
import { Progress } from '@embpm/ui/progress'
import { useTranslation } from 'react-i18next'
import { BoardFacts } from '../../../entity/board/BoardFacts.js'
import { EntityBoard } from '../../../entity/board/EntityBoard.js'
import { useDates } from '../../../shell/useDates.js'
import { operationTaskColumns } from './operationTaskColumns.js'
import { operationTaskKind } from './operationTaskKind.js'
import { operationTaskGroups, useTaskTabs } from './operationTaskViews.js'

const titleOf = ({ title }: OperationTask) => title
const facts = (task: OperationTask) => <TaskFacts task={task} />

/** The tasks as a board by status or by who does them. */
export function OperationTasksBoard() {
  return (
    <EntityBoard
      kind={operationTaskKind}
      groups={operationTaskGroups}
      columns={operationTaskColumns}
      tabs={useTaskTabs()}
      titleOf={titleOf}
      facts={facts}
    />
  )
}

/** What the card of a task tells on the board: its number, until when it is planned, whether it is critical, who does it. */
function TaskFacts({ task }: { task: OperationTask }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { taskNo, order, responsible, plannedEnd, critical, progress } = task
  return (
    <>
      <BoardFacts
        code={taskNo}
        facts={[order?.code, plannedEnd && dates.date(plannedEnd), critical && t('fields.critical')]}
        person={responsible}
      />
      <Progress value={progress} max={100} aria-label={t('fields.progress')} />
    </>
  )
}
