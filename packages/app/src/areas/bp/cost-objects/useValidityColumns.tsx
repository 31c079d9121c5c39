import { exactly } from '@embpm/calendar/condition'
import type { Day } from '@embpm/calendar'
import { maxPageSize } from '@embpm/contract'
import type { CostObject } from '@embpm/contract/cost-object'
import type { DataColumnDef } from '@embpm/ui/data-table'
import { useQuery } from '@tanstack/react-query'
import { GripVertical, TriangleAlert, Unlink } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsQuery } from '../../../entity/entityQueries.js'
import type { ListColumn } from '../../../entity/ListColumn.js'
import { useEntityColumns } from '../../../entity/useEntityColumns.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useDates } from '../../../shell/useDates.js'
import { TimeBars, type TimeBar } from '../../../timeline/TimeBars.js'
import { TimeHead } from '../../../timeline/TimeHead.js'
import { lookOn, type TimeAxis } from '../../../timeline/timeAxis.js'
import { costObjectKind as kind } from './costObjectKind.js'
import { remarkOn, type ValidityRemark } from './remarkOn.js'

const keyOf = ({ controllingArea, costObject }: CostObject) => `${controllingArea}/${costObject}`

/** The times that the cost objects of a page are valid, by their keys: one number may be valid several times. */
export function useTimes(rows: readonly CostObject[]): ReadonlyMap<string, readonly CostObject[]> {
  const { client } = useServices()
  const { organisation } = usePlace()
  const numbers = [...new Set(rows.map(({ costObject }) => costObject))]
  const { data } = useQuery({
    ...rowsQuery(
      kind,
      { client, organisation },
      // So many fit in the address of a request.
      { filter: { costObject: numbers.slice(0, 100).map(exactly) }, sort: 'validFrom', size: maxPageSize },
    ),
    enabled: numbers.length > 0,
    placeholderData: (before) => before,
  })
  return useMemo(() => Map.groupBy(data?.rows ?? [], keyOf), [data])
}

/** Writes what is to be said of a validity. */
function useRemarkText() {
  const { t } = useTranslation()
  const dates = useDates()
  return useCallback(
    (remark: ValidityRemark): string => {
      if (remark.says === 'openEnd') return t('costObjects.openEnd')
      if (remark.says === 'gap') return t('costObjects.gapIn', { years: remark.years })
      const says = remark.says === 'endsSoon' ? 'ends' : remark.says
      return t(`costObjects.${says}`, { date: dates.date(remark.day) })
    },
    [t, dates],
  )
}

/** What a validity is, as a bar and in words; a gap and a near end have a glyph. */
export function useValidity(today: Day, times: ReadonlyMap<string, readonly CostObject[]>) {
  const text = useRemarkText()
  return useCallback(
    (row: CostObject) => {
      const known = times.get(keyOf(row)) ?? []
      const all = known.some(({ id }) => id === row.id) ? known : [row]
      const remark = remarkOn(row, all, today)
      const bars = all.map((one): TimeBar => ({
        id: one.id,
        validFrom: one.validFrom,
        validTo: one.validTo,
        look: lookOn(one, today),
      }))
      return { bars, remark, text: text(remark) }
    },
    [times, today, text],
  )
}

const glyph = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A remark with its glyph, where one should look. */
export function RemarkCell({ remark, text }: { remark: ValidityRemark; text: string }) {
  const urgent = remark.says === 'gap' || remark.says === 'endsSoon'
  return (
    <span className="emb-app-costs-remark" data-says={remark.says}>
      {urgent && (remark.says === 'gap' ? <Unlink {...glyph} /> : <TriangleAlert {...glyph} />)}
      {text}
    </span>
  )
}

/** Options of {@link useValidityColumns}. */
export interface ValidityColumnOptions {
  axis: TimeAxis
  today: Day
  validity: ReturnType<typeof useValidity>
  /** Begins to drag a row; without it nothing can be dragged. */
  onDragStart?: (row: CostObject) => void
}

/** The columns of the hierarchy: what a cost object is, the years in which it is valid as bars, and that in words. */
export function useValidityColumns(options: ValidityColumnOptions): readonly DataColumnDef<CostObject>[] {
  const { axis, today, validity, onDragStart } = options
  const { t } = useTranslation()
  const columns = useMemo<readonly ListColumn<CostObject>[]>(
    () => [
      {
        id: 'costObject',
        type: 'technical',
        width: 110,
        pinned: true,
        cell: (row) => (
          <span className="emb-app-costs-number">
            {onDragStart && <Grip row={row} onDragStart={onDragStart} />}
            {row.costObject}
          </span>
        ),
      },
      { id: 'name', type: 'name', width: 210, pinned: true },
      {
        id: 'validFrom',
        header: t('fields.validFrom'),
        head: () => (
          <>
            <span className="emb-visually-hidden">{t('fields.validFrom')}</span>
            <TimeHead axis={axis} today={today} />
          </>
        ),
        width: 234,
        cell: (row) => {
          const { bars, text } = validity(row)
          return <TimeBars thin axis={axis} bars={bars} today={today} label={text} />
        },
      },
      { id: 'validTo', header: t('costObjects.valid'), width: 170, cell: (row) => <RemarkCell {...validity(row)} /> },
      { id: 'type', width: 120 },
      { id: 'responsible', width: 150, filterable: true },
    ],
    [axis, today, validity, onDragStart, t],
  )
  return useEntityColumns(kind, columns)
}

/** What a row is dragged by. The keyboard has M for it. */
function Grip({ row, onDragStart }: { row: CostObject; onDragStart: (row: CostObject) => void }) {
  return (
    <span
      draggable
      className="emb-app-costs-grip"
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', row.id)
        event.dataTransfer.effectAllowed = 'move'
        onDragStart(row)
      }}
    >
      <GripVertical {...glyph} />
    </span>
  )
}
