import type { OperationOrder } from '@embpm/contract/operation-order'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityList } from '../../../entity/EntityList.js'
import { LinkTabs } from '../../../entity/LinkTabs.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useCards } from '../../../shell/useCards.js'
import { useDates } from '../../../shell/useDates.js'
import { axisAround, type TimeUnit } from '../../../timeline/timeAxis.js'
import { TimeBars } from '../../../timeline/TimeBars.js'
import { TimeLegend } from '../../../timeline/TimeLegend.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import { TimeTools } from '../../../timeline/TimeTools.js'
import { useToday } from '../../../timeline/useToday.js'
import { operationOrderColumns } from './operationOrderColumns.js'
import { operationOrderKind as kind } from './operationOrderKind.js'
import { useOrderTabs } from './operationOrderViews.js'
import { orderBars } from './orderBars.js'

const units = ['month', 'quarter', 'year'] as const
/** Columns in sight beside the bars; the others can be shown, and filter all the same. */
const names = ['orderNo', 'title'] as const
const wide = ['status', 'responsible'] as const
const narrow = ['status'] as const
const beside = (shown: readonly string[]) =>
  operationOrderColumns
    .filter(({ id }) => id !== 'intervals' && !names.some((name) => name === id))
    .map((column) => ({ ...column, hidden: !shown.includes(column.id) }))
const named = operationOrderColumns.filter(({ id }) => names.some((name) => name === id))

/** The list of orders as a Gantt chart: between which days each is planned, and its months, weeks and days. */
export function OperationOrdersGantt() {
  const today = useToday()
  const { t } = useTranslation()
  const tabs = useOrderTabs()
  const [unit, setUnit] = useState<TimeUnit>('month')
  const [steps, setSteps] = useState(0)
  const isPhone = useCards()
  const barsColumn = useBarsColumn({ unit, steps, today, isPhone })
  const columns = useMemo(
    () => (isPhone ? [...named, ...beside(narrow), barsColumn] : [...named, barsColumn, ...beside(wide)]),
    [isPhone, barsColumn],
  )
  const looks = [
    { look: 'valid', text: t('operationOrders.gantt.planned') },
    { look: 'active', text: t('operationOrders.gantt.intervals') },
    { look: 'ended', text: t('operationOrders.gantt.past') },
  ] as const
  return (
    <EntityList
      kind={kind}
      columns={columns}
      start={<LinkTabs {...tabs} current="gantt" />}
      foot={
        !isPhone && (
          <TimeLegend today={today} looks={looks}>
            <TimeTools
              units={units}
              unit={unit}
              onUnitChange={(next) => {
                setUnit(next)
                setSteps(0)
              }}
              steps={steps}
              onStepsChange={setSteps}
            />
          </TimeLegend>
        )
      }
    />
  )
}

interface BarsProps {
  unit: TimeUnit
  steps: number
  today: string
  isPhone: boolean
}

/** The column whose cells are the bars of an order; a sentence for those who do not see them, and where there is no room. */
function useBarsColumn({ unit, steps, today, isPhone }: BarsProps): ListColumn<OperationOrder> {
  const { t } = useTranslation()
  const dates = useDates()
  return useMemo(() => {
    const axis = axisAround(unit, today, steps)
    const daysOf = ({ plannedStart, plannedEnd }: OperationOrder) => {
      const [from = '', to = from] = [plannedStart, plannedEnd]
        .filter((day) => day !== null)
        .map((day) => dates.date(day))
      return from === '' ? t('operationOrders.gantt.none') : t('operationOrders.gantt.days', { from, to })
    }
    const sentence = (order: OperationOrder) =>
      `${daysOf(order)}, ${t('operationOrders.gantt.intervals')}: ${String(order.intervals.length)}`
    return {
      id: 'intervals',
      type: 'text',
      header: t('operationOrders.gantt.gantt'),
      head: () => (
        <>
          <span className="emb-visually-hidden">{t('operationOrders.gantt.gantt')}</span>
          <TimeHead thin axis={axis} today={today} />
        </>
      ),
      width: 620,
      value: sentence,
      cell: (order) =>
        isPhone ? (
          daysOf(order)
        ) : (
          <TimeBars thin axis={axis} bars={orderBars(order, today)} today={today} label={sentence(order)} />
        ),
    }
  }, [unit, steps, today, isPhone, t, dates])
}
