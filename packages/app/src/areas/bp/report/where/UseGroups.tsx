import { columnHelper, useDataTable } from '@embpm/ui/data-table'
import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Menu } from '@embpm/ui/menu'
import { arraySource } from '@embpm/ui/row-source'
import { StatusCircle } from '@embpm/ui/status-circle'
import { ChevronDown, ChevronRight, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import { useTableExport } from '../useTableExport.js'
import type { UseGroup, UseRow } from './useObjectUses.js'

const helper = columnHelper<UseRow>()

/** How many of a group are shown before one asks for all. */
const most = 50

/** What uses an object, in groups that can be closed; all of it as a file. */
export function UseGroups({ groups }: { groups: readonly UseGroup[] }) {
  const { t } = useTranslation()
  const save = useUsesExport(groups)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const processes = new Set(groups.flatMap(({ rows }) => rows.flatMap(({ part }) => part || []))).size
  return (
    <>
      <div className="emb-app-where-head">
        <p role="status">{t('processReport.uses', { count: total, processes })}</p>
        <Menu
          aria-label={t('ui.dataTable.export')}
          placement="bottom end"
          items={[
            { id: 'xlsx', label: t('ui.dataTable.exportXlsx'), onAction: () => void save('xlsx') },
            { id: 'csv', label: t('ui.dataTable.exportCsv'), onAction: () => void save('csv') },
          ]}
          trigger={
            <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>{t('ui.dataTable.export')}</Button>
          }
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys where nothing in it is a link */}
      <div className="emb-app-where-uses" role="group" aria-label={t('processReport.tabs.where')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('processReport.usedIn')}</th>
              <th scope="col">{t('processReport.partOf')}</th>
              <th scope="col">{t('processReport.how')}</th>
              <th scope="col">{t('fields.status')}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </table>
      </div>
    </>
  )
}

function Group({ group: { title, rows, total } }: { group: UseGroup }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [all, setAll] = useState(false)
  const Chevron = open ? ChevronDown : ChevronRight
  const shown = all ? rows : rows.slice(0, most)
  return (
    <tbody>
      <tr className="emb-app-where-group">
        <th scope="rowgroup" colSpan={4}>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Chevron size={14} strokeWidth={1.5} aria-hidden />
            {title} <span>{total}</span>
          </button>
        </th>
      </tr>
      {open && shown.map((row) => <Use key={row.id} row={row} />)}
      {open && rows.length > shown.length && (
        <tr>
          <td colSpan={4}>
            <Button variant="ghost" size="s" onPress={() => setAll(true)}>
              {t('processReport.showMore', { count: rows.length - shown.length })}
            </Button>
          </td>
        </tr>
      )}
      {open && total > rows.length && (
        <tr>
          <td colSpan={4} className="emb-app-where-more">
            {t('object.usesMore', { count: total - rows.length })}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Use({ row: { name, href, part, partHref, how, status } }: { row: UseRow }) {
  return (
    <tr>
      <th scope="row">{href === null ? name : <Link href={href}>{name}</Link>}</th>
      <td>{partHref === null ? part : <Link href={partHref}>{part}</Link>}</td>
      <td>{how}</td>
      <td>{status !== '' && <StatusCircle status={status} checked readOnly showLabel />}</td>
    </tr>
  )
}

/** Saves what uses an object as a file, and offers that in the header. */
function useUsesExport(groups: readonly UseGroup[]) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const source = useMemo(() => arraySource(groups.flatMap(({ rows }) => rows)), [groups])
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('group', { header: t('processReport.kind') }),
        helper.accessor('name', { header: t('processReport.usedIn') }),
        helper.accessor('part', { header: t('processReport.partOf') }),
        helper.accessor('how', { header: t('processReport.how') }),
        helper.accessor('status', {
          header: t('fields.status'),
          meta: { valueText: (value) => choiceText('lifecycle', value) },
        }),
      ]),
    [t, choiceText],
  )
  const table = useDataTable<UseRow>({ source, columns, paging: 'all' })
  return useTableExport(table, t('processReport.tabs.where')).save
}
