import type { PositionAssignment } from '@embpm/contract/position-assignment'
import { Avatar } from '@embpm/ui/avatar'
import { Button } from '@embpm/ui/button'
import { SegmentedControl } from '@embpm/ui/segmented-control'
import { SkeletonText } from '@embpm/ui/skeleton'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { referenceText } from '../entity/referenceText.js'
import { usePlace } from '../entity/usePlace.js'
import { useServices } from '../shell/ServicesProvider.js'
import { axisAround } from '../timeline/timeAxis.js'
import { Timeline } from '../timeline/Timeline.js'
import { TimeSteps } from '../timeline/TimeSteps.js'
import { useToday } from '../timeline/useToday.js'
import { percentSteps } from './percentSteps.js'
import { AssignmentTable } from './AssignmentTable.js'
import { assignmentsQuery, type AssignmentSide } from './assignmentsQuery.js'
import { useAssignmentBars } from './useAssignmentBars.js'
import './styles.css'

/** Props of `Assignments`. */
export interface AssignmentsProps {
  of: AssignmentSide
  id: string
  /** Called with the assignment that is to be changed; without it they are only shown. */
  onOpen?: ((id: string) => void) | undefined
}

const views = ['timeline', 'list'] as const

/** The other side of an assignment: who has the position, or which position somebody has. */
const otherSide = (t: TFunction, of: AssignmentSide, one: PositionAssignment) =>
  of === 'positionId' ? referenceText(t, one.employeeId, one.employee) : referenceText(t, one.positionId, one.position)

/** The assignments of a position or an employee: bars over the months with what they are together, or the same as a list. */
export function Assignments({ of, id, onOpen }: AssignmentsProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const { data, isError, refetch } = useQuery(assignmentsQuery({ client, organisation }, of, id))
  const today = useToday()
  const [moved, setMoved] = useState(0)
  const axis = useMemo(() => axisAround('month', today, moved), [today, moved])
  const [view, setView] = useState<(typeof views)[number]>('timeline')
  const barOf = useAssignmentBars()
  if (isError)
    return (
      <StateMessage
        kind="error"
        headingLevel={3}
        title={t('object.asideFailed')}
        actions={<Button onPress={() => refetch()}>{t('states.retry')}</Button>}
      />
    )
  if (!data) return <SkeletonText />
  if (data.rows.length === 0)
    return (
      <StateMessage
        kind="empty"
        headingLevel={3}
        title={t('positionAssignments.emptyTitle')}
        description={t('positionAssignments.emptyText')}
      />
    )
  const names = [...Map.groupBy(data.rows, (one) => otherSide(t, of, one))]
  const steps = percentSteps(data.rows)
  return (
    <div className="emb-app-assignments">
      <div className="emb-app-assignments-tools">
        <SegmentedControl
          size="s"
          label={t('timeline.shownAs')}
          value={view}
          onValueChange={setView}
          segments={views.map((value) => ({ value, label: t(`timeline.${value}`) }))}
        />
        {view === 'timeline' && <TimeSteps value={moved} onValueChange={setMoved} />}
      </div>
      {view === 'list' ? (
        <AssignmentTable of={of} rows={data.rows} onOpen={onOpen} />
      ) : (
        <Timeline
          label={t('positionAssignments.assignments')}
          axis={axis}
          today={today}
          onOpen={onOpen}
          rows={names.map(([name, rows]) => ({
            id: name,
            head: (
              <>
                {of === 'positionId' && <Avatar aria-hidden name={name} size="s" />}
                <span>{name}</span>
              </>
            ),
            bars: rows.map((one) => barOf(one, name, today)),
          }))}
          total={{
            label: t('timeline.total'),
            steps: steps.map(({ percent, ...days }) => ({ ...days, text: `${percent} %`, isOver: percent > 100 })),
          }}
        />
      )}
    </div>
  )
}
