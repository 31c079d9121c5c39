import type { MenuItem } from '@embpm/ui/menu'
import { arraySource } from '@embpm/ui/row-source'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnToRow } from '../../../../entity/useReturnToRow.js'
import type { ReportRow } from '../reportRows.js'
import { ReportTable } from '../ReportTable.js'
import type { ReportTabProps } from '../ReportTabProps.js'
import { useCards } from '../../../../shell/useCards.js'
import { useReportLinks } from '../useReportLinks.js'
import { useReportTable } from '../useReportTable.js'
import { SummaryBar } from './SummaryBar.js'
import { usePortfolioColumns, usePortfolioLinks } from './usePortfolioColumns.js'

/** All processes with how far their models have come, who answers for their steps and what is wrong with them. */
export function PortfolioTab({ rows, view, onShow, hrefOf }: ReportTabProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const links = useReportLinks()
  const cards = useCards()
  const source = useMemo(() => arraySource(rows, { searchIn }), [rows])
  const behind = usePortfolioLinks({ view, hrefOf })
  const columns = usePortfolioColumns(behind, cards)
  const open = useCallback(({ id }: ReportRow) => links.process(id), [links])
  const go = useCallback((href: string) => void router.navigate({ href }), [router])
  const rowActions = useCallback(
    (row: ReportRow) => {
      const action = (id: string, label: string, href: string | null): MenuItem[] =>
        href === null ? [] : [{ id, label, onAction: () => go(href) }]
      return [
        ...action('open', t('processReport.actions.open'), open(row)),
        ...action('view', t('processReport.actions.view'), links.view(row.source)),
        ...action('build', t('building.openBuild'), links.build(row.id)),
        ...action('raci', t('processReport.actions.raci'), behind.roles(row)),
        ...action('steps', t('processReport.actions.steps'), behind.linked(row)),
      ]
    },
    [t, go, open, links, behind],
  )
  const { table, fileName } = useReportTable<ReportRow>({
    view,
    onShow,
    columns,
    source,
    name: t('processReport.tabs.portfolio'),
    rowHref: open,
    onRowAction: (row) => go(open(row)),
    rowActions,
  })
  useReturnToRow(table, open)
  return (
    <>
      <SummaryBar rows={rows} view={view} hrefOf={hrefOf} />
      <ReportTable
        table={table}
        fileName={fileName}
        className="emb-app-portfolio"
        label={t('processReport.tabs.portfolio')}
        note={t('processReport.barNote')}
      />
    </>
  )
}

const searchIn = ({ name, code, owner, area }: ReportRow) => [name, code, owner, area]
