import { Button } from '@embpm/ui/button'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { EntityViewPage } from '../../../entity/board/EntityViewPage.js'
import { useBoardAddress } from '../../../entity/board/useBoardAddress.js'
import { Gantt } from './gantt/Gantt.js'
import { zooms, type Zoom } from './gantt/ganttAxis.js'
import { usePlanQuery } from './gantt/useTaskPlan.js'
import { operationTaskColumns } from './operationTaskColumns.js'
import { operationTaskKind as kind } from './operationTaskKind.js'
import { useTaskTabs } from './operationTaskViews.js'

const groups = ['status'] as const

/** The tasks as a Gantt chart: the plans of the orders that have a task which the list shows. How closely is said in the address. */
export function OperationTasksGantt() {
  const { t } = useTranslation()
  const address = useBoardAddress(kind, 'gantt', groups)
  const { raw, goTo } = address
  const zoom = zooms.find((one) => one === raw.zoom) ?? 'week'
  return (
    <EntityViewPage
      kind={kind}
      columns={operationTaskColumns}
      address={address}
      tabs={{ ...useTaskTabs(), current: 'gantt' }}
      groups={groups}
      field="status"
      asks="plan"
      failedTitle={t('operationTasks.gantt.failed')}
      isUnordered
    >
      {() => (
        <PlannedGantt
          address={address}
          zoom={zoom}
          onZoom={(next) => goTo({ ...raw, zoom: next }, { replace: true })}
        />
      )}
    </EntityViewPage>
  )
}

interface PlannedGanttProps {
  address: Pick<ReturnType<typeof useBoardAddress>, 'view'>
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
}

function PlannedGantt({ address: { view }, zoom, onZoom }: PlannedGanttProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = usePlanQuery(view)
  if (data) return <Gantt plan={data} zoom={zoom} onZoom={onZoom} />
  if (!error) return <SkeletonText />
  return (
    <StateMessage
      kind="error"
      title={t('operationTasks.gantt.failed')}
      description={t('object.loadFailedText')}
      actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
    />
  )
}
