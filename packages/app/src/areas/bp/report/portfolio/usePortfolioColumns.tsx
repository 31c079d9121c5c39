import { columnHelper, type DataColumnDef } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { raciOf, stepsOf } from '../behind.js'
import { ProblemCount } from '../ProblemCount.js'
import { Share } from '../Share.js'
import type { ReportRow } from '../reportRows.js'
import type { ReportTabProps } from '../ReportTabProps.js'
import { useReportColumns } from '../useReportColumns.js'
import { useReportLinks } from '../useReportLinks.js'

/** Where each figure of a process leads to; `null` where there is nothing behind it. */
export type PortfolioLinks = Readonly<
  Record<'model' | 'roles' | 'linked' | 'documentation' | 'problems', (row: ReportRow) => string | null>
>

/** Where each figure of a process leads to. */
export function usePortfolioLinks({ view, hrefOf }: Pick<ReportTabProps, 'view' | 'hrefOf'>): PortfolioLinks {
  const links = useReportLinks()
  return useMemo(() => {
    const drawn = (hrefFor: (id: string) => string) => (row: ReportRow) => (row.steps === 0 ? null : hrefFor(row.id))
    return {
      model: ({ source }) => links.view(source) ?? links.build(source.id),
      roles: drawn((id) => hrefOf(raciOf(view, id))),
      linked: drawn((id) => hrefOf(stepsOf(view, id, null))),
      documentation: drawn((id) => hrefOf(stepsOf(view, id, 'documentation'))),
      problems: ({ source }) => links.build(source.id) ?? links.view(source),
    }
  }, [links, view, hrefOf])
}

const helper = columnHelper<ReportRow>()
const hidden = ['area'] as const

/** The columns of the portfolio. On a card four bars stand in the place of one. */
export function usePortfolioColumns(behind: PortfolioLinks, cards: boolean): readonly DataColumnDef<ReportRow>[] {
  const { t } = useTranslation()
  const base = useReportColumns({ hidden, cards })
  return useMemo(() => {
    const share = (id: 'model' | 'roles' | 'linked', header: string) =>
      helper.accessor(id, {
        header,
        size: 118,
        enableColumnFilter: true,
        meta: { type: 'number' },
        cell: ({ row: { original: row } }) => {
          if (!cards) return <Share value={row[id]} href={behind[id](row)} />
          return id === 'model' ? <FourBars row={row} behind={behind} /> : null
        },
      })
    return [
      ...base,
      ...helper.columns([
        share('model', t('processReport.columns.model')),
        share('roles', t('processReport.columns.roles')),
        share('linked', t('processReport.columns.linked')),
        helper.accessor('problems', {
          header: t('processReport.columns.problems'),
          size: 110,
          enableColumnFilter: true,
          meta: { type: 'number' },
          cell: ({ row: { original: row } }) =>
            cards ? null : <ProblemCount count={row.problems} href={behind.problems(row)} />,
        }),
      ]),
    ]
  }, [t, base, behind, cards])
}

const bars = ['model', 'roles', 'linked', 'documentation'] as const

function FourBars({ row, behind }: { row: ReportRow; behind: PortfolioLinks }) {
  const { t } = useTranslation()
  return (
    <span className="emb-app-share-four">
      {bars.map((id) => (
        <Share key={id} label={t(`processReport.bars.${id}`)} value={row[id]} href={behind[id](row)} />
      ))}
    </span>
  )
}
