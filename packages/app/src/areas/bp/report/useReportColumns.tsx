import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { modelStates, type ModelState, type ReportRow } from './reportRows.js'
import { ProblemCount } from './ProblemCount.js'

const helper = columnHelper<ReportRow>()

/** Options of `useReportColumns`. */
export interface ReportColumnsOptions {
  /** Columns that are not shown at first; declared once, outside of the component. */
  hidden: readonly (keyof ReportRow)[]
  /** Rows are cards: what has a column of its own stands beside the code. */
  cards: boolean
}

/** What a model has become, in words. */
function useStateText(): (state: ModelState) => string {
  const { t } = useTranslation()
  return useCallback((state) => (state === 'none' ? t('processReport.noModel') : t(`processView.states.${state}`)), [t])
}

/** The columns that say what a process is: by them every table of the report is sorted and filtered. */
export function useReportColumns({ hidden, cards }: ReportColumnsOptions): readonly DataColumnDef<ReportRow>[] {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const stateText = useStateText()
  return useMemo(() => {
    const at = (id: keyof ReportRow) => ({ hidden: hidden.includes(id) })
    const choice = { enableColumnFilter: true } as const
    return helper.columns([
      helper.accessor('name', {
        header: t('processReport.process'),
        size: 250,
        meta: { type: 'name', pinned: true },
      }),
      helper.accessor('code', {
        header: t('fields.code'),
        size: 110,
        enableColumnFilter: true,
        meta: { type: 'technical', filter: 'text' },
        ...(cards && { cell: ({ row }) => <CardLine row={row.original} /> }),
      }),
      helper.accessor('area', {
        ...choice,
        header: t('processReport.area'),
        size: 170,
        meta: { filter: 'choice', ...at('area') },
      }),
      helper.accessor('owner', {
        ...choice,
        header: t('fields.owner'),
        size: 150,
        meta: { filter: 'choice', ...at('owner') },
        ...(cards && { cell: () => null }),
      }),
      helper.accessor('status', {
        ...choice,
        header: t('fields.status'),
        size: 150,
        meta: { type: 'status', valueText: (value) => choiceText('lifecycle', value), ...at('status') },
      }),
      helper.accessor('state', {
        ...choice,
        header: t('processReport.model'),
        size: 120,
        meta: { filter: 'choice', valueText: (value) => stateText(isState(value) ? value : 'none'), hidden: true },
      }),
      helper.accessor('class', {
        ...choice,
        header: t('fields.class'),
        meta: { filter: 'choice', valueText: (value) => choiceText('processClass', value), hidden: true },
      }),
      helper.accessor('level', {
        ...choice,
        header: t('fields.level'),
        meta: { filter: 'choice', valueText: (value) => choiceText('processLevel', value), hidden: true },
      }),
    ])
  }, [t, choiceText, stateText, hidden, cards])
}

const isState = (value: string): value is ModelState => modelStates.some((state) => state === value)

/** Code, owner and problems of a process, in one line of its card. */
function CardLine({ row }: { row: ReportRow }) {
  return (
    <span className="emb-app-report-line">
      <span>{row.code}</span>
      {row.owner !== '' && <span>{row.owner}</span>}
      {row.problems > 0 && (
        <span>
          <ProblemCount count={row.problems} href={null} />
        </span>
      )}
    </span>
  )
}
