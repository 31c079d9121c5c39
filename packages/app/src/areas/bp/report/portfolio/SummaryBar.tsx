import { lifecycleStatuses } from '@embpm/contract'
import { Link } from '@embpm/ui/link'
import { StatusCircle } from '@embpm/ui/status-circle'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { narrowed, shareOf, summaryOf, type ReportRow } from '../reportRows.js'
import type { ReportTabProps } from '../ReportTabProps.js'

/** The columns whose filters say which processes the figures are of; those of others are what the figures set. */
const scope = ['area', 'owner', 'class', 'level', 'code'] as const

/** The figures of all processes that are looked at; each opens the list of those it is about. */
export function SummaryBar({ rows, view, hrefOf }: Pick<ReportTabProps, 'rows' | 'view' | 'hrefOf'>) {
  const { t, i18n } = useTranslation()
  const choiceText = useChoiceText()
  const { filters } = view.table
  const summary = useMemo(() => summaryOf(narrowed(rows, filters, scope)), [rows, filters])
  const number = new Intl.NumberFormat(i18n.language)
  const percent = (part: number, whole: number) => {
    const share = shareOf(part, whole)
    return share === null ? '–' : new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share / 100)
  }
  const kept = Object.fromEntries(scope.flatMap((column) => (filters[column] ? [[column, filters[column]]] : [])))

  /** The list with one condition more, or without it where it is what is shown. */
  const behind = (column: keyof ReportRow, condition: string) => {
    const isShown = filters[column]?.length === 1 && filters[column][0] === condition
    return {
      href: hrefOf({
        table: { ...view.table, filters: { ...kept, ...(!isShown && { [column]: [condition] }) }, page: 1 },
      }),
      'aria-current': isShown || undefined,
    }
  }
  const statuses = lifecycleStatuses.flatMap((status) => {
    const count = summary.statuses.get(status)
    return count === undefined ? [] : [{ status, count }]
  })
  const bySize = ({ count }: { count: number }): CSSProperties => ({ flexGrow: count })
  const figure = (label: string, value: string, detail: ReactNode, link: ReturnType<typeof behind>) => (
    <Link key={label} {...link} className="emb-app-report-figure">
      <span>{label}</span>
      <strong>{value}</strong>
      <span>{detail}</span>
    </Link>
  )
  const { processes, steps, published, accountable, linked, problems, withProblems } = summary
  return (
    <section className="emb-app-report-summary" aria-label={t('processReport.summary')}>
      <div className="emb-app-report-lifecycle">
        <p>
          <strong>{t('processReport.count', { count: processes })}</strong>{' '}
          <span>{t('processReport.byLifecycle')}</span>
        </p>
        <div className="emb-app-lifecycle-bar" aria-hidden="true">
          {statuses.map((one) => (
            <span key={one.status} data-status={one.status} style={bySize(one)} />
          ))}
        </div>
        <ul>
          {statuses.map(({ status, count }) => (
            <li key={status}>
              <Link {...behind('status', status)}>
                <StatusCircle status={status} checked readOnly aria-hidden="true" />
                {choiceText('lifecycle', status)} <b>{number.format(count)}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="emb-app-report-figures">
        {figure(
          t('processReport.figures.published'),
          percent(published, processes),
          t('processReport.ofTotal', { part: number.format(published), total: number.format(processes) }),
          behind('state', 'published'),
        )}
        {figure(
          t('processReport.figures.accountable'),
          percent(accountable, steps),
          t('processReport.wrongSteps', { count: steps - accountable }),
          behind('roles', '<100'),
        )}
        {figure(
          t('processReport.figures.linked'),
          percent(linked, steps),
          t('processReport.ofTotal', { part: number.format(linked), total: number.format(steps) }),
          behind('linked', '<100'),
        )}
        {figure(
          t('processReport.figures.problems'),
          number.format(problems),
          t('processReport.inProcesses', { count: withProblems }),
          behind('problems', '>0'),
        )}
      </div>
    </section>
  )
}
