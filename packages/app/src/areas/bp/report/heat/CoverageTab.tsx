import { coverageKinds } from '@embpm/contract/process-report'
import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { Drawer } from '@embpm/ui/drawer'
import { arraySource } from '@embpm/ui/row-source'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Behind } from '../Behind.js'
import { heatOf, type ReportRow } from '../reportRows.js'
import { ReportTable } from '../ReportTable.js'
import type { ReportTabProps } from '../ReportTabProps.js'
import { stepsOf } from '../behind.js'
import { useCards } from '../../../../shell/useCards.js'
import { useReportColumns } from '../useReportColumns.js'
import { useReportTable } from '../useReportTable.js'
import { coverGlyphs } from './coverGlyphs.js'
import { HeatLegend } from './HeatLegend.js'
import { ProcessSteps } from './ProcessSteps.js'

const helper = columnHelper<ReportRow>()
const hidden = ['area', 'owner', 'status'] as const

/** Which share of the steps of each process is covered by what; a figure opens the steps behind it. */
export function CoverageTab({ rows, view, onShow, hrefOf, process, onProcessChange }: ReportTabProps) {
  const { t } = useTranslation()
  const cards = useCards()
  const source = useMemo(() => arraySource(rows, { searchIn }), [rows])
  const base = useReportColumns({ hidden, cards })
  const columns = useMemo((): readonly DataColumnDef<ReportRow>[] => {
    const cell = (row: ReportRow, kind: (typeof coverageKinds)[number]) => (
      <HeatCell
        key={kind}
        share={row[kind]}
        href={row.steps === 0 ? null : hrefOf(stepsOf(view, row.id, kind))}
        name={cards ? t(`processReport.cover.${kind}`) : undefined}
        glyph={cards ? coverGlyphs[kind] : undefined}
      />
    )
    return [
      ...base,
      ...helper.columns([
        helper.accessor('steps', {
          header: t('processReport.steps'),
          size: 84,
          meta: { type: 'number', hidden: cards },
        }),
      ]),
      ...coverageKinds.map((kind, index) =>
        helper.accessor((row): unknown => row[kind], {
          id: kind,
          header: t(`processReport.cover.${kind}`),
          size: 124,
          enableColumnFilter: true,
          meta: { type: 'number' },
          cell: ({ row: { original: row } }) => {
            if (!cards) return cell(row, kind)
            if (index > 0) return null
            return <span className="emb-app-heat-strip">{coverageKinds.map((one) => cell(row, one))}</span>
          },
        }),
      ),
    ]
  }, [t, base, cards, hrefOf, view])
  const { table, fileName } = useReportTable<ReportRow>({
    view,
    onShow,
    columns,
    source,
    name: t('processReport.tabs.coverage'),
    onRowAction: ({ id, steps }) => steps > 0 && onProcessChange(id),
  })
  const opened = rows.find(({ id }) => id === process)
  return (
    <div className="emb-app-report-beside">
      <div className="emb-app-report-main">
        <ReportTable
          table={table}
          fileName={fileName}
          className="emb-app-heat"
          label={t('processReport.tabs.coverage')}
          note={t('processReport.heatNote')}
        >
          <HeatLegend glyphs={cards} />
        </ReportTable>
      </div>
      <Drawer
        title={opened?.name ?? t('processReport.steps')}
        open={opened !== undefined}
        onOpenChange={(open) => !open && onProcessChange(null)}
        padded={false}
      >
        {opened && (
          <ProcessSteps
            key={opened.id}
            row={opened}
            of={view.of}
            onOfChange={(of) => onShow({ of }, { replace: true })}
          />
        )}
      </Drawer>
    </div>
  )
}

const searchIn = ({ name, code, owner, area }: ReportRow) => [name, code, owner, area]

interface HeatCellProps {
  /** In per cent; `null` for a process without steps. */
  share: number | null
  href: string | null
  /** What is shared, where no head says it. */
  name?: string
  glyph?: ReactNode
}

/** A share as a figure on a ground that is the stronger the more there is. */
function HeatCell({ share, href, name, glyph }: HeatCellProps) {
  const { t } = useTranslation()
  return (
    <Behind href={href} className="emb-app-heat-cell" data-heat={heatOf(share)}>
      {glyph}
      {name !== undefined && <span className="emb-visually-hidden">{name} </span>}
      {share ?? t('processReport.none')}
      {share !== null && <span className="emb-visually-hidden"> %</span>}
    </Behind>
  )
}
