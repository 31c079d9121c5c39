import { Button, IconButton } from '@embpm/ui/button'
import { SlidersHorizontal } from 'lucide-react'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceName } from '../../../entity/ReferenceName.js'
import { useDates } from '../../../shell/useDates.js'
import { longest, type TestRow, type TestRows } from './testRows.js'
import type { GridEditing } from './useGridEditing.js'

/** Props of `TestTable`. */
export interface TestTableProps {
  rows: TestRows
  editing: GridEditing
  tableRef: RefObject<HTMLTableElement | null>
  mayWrite: boolean
  /** Whether rows are cards that one opens. */
  isNarrow: boolean
}

/** The rows of the grid: cells that are written in place, and what else is known of each. */
export function TestTable({ rows, editing, tableRef, mayWrite, isNarrow }: TestTableProps) {
  const { t } = useTranslation()
  if (isNarrow)
    return (
      <ol className="emb-app-tests-cards" aria-label={t('testTasks.steps.title')}>
        {rows.map((row, place) => (
          <li key={row.key}>
            <Button variant="ghost" onPress={() => editing.choose(row.key)}>
              <span>{place + 1}</span>
              <span>
                <b>{row.title || t('testTasks.steps.noTitle')}</b>
                <small>{row.tcode}</small>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    )
  return (
    <div className="emb-app-tests-scroll">
      <table ref={tableRef} className="emb-app-tests-table" aria-label={t('testTasks.steps.title')}>
        <thead>
          <tr>
            <th scope="col">{t('fields.stepNo')}</th>
            {editing.columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`fields.${column}`)}
              </th>
            ))}
            <th scope="col">{t('testTasks.assignment')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <Row key={row.key} row={row} place={place} editing={editing} mayWrite={mayWrite} />
          ))}
        </tbody>
      </table>
      {mayWrite && <p className="emb-app-tests-keys">{t('testTasks.steps.keys')}</p>}
    </div>
  )
}

interface RowProps {
  row: TestRow
  place: number
  editing: GridEditing
  mayWrite: boolean
}

const Row = memo(function Row({ row, place, editing, mayWrite }: RowProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const isChosen = editing.chosen === row.key
  return (
    <tr data-row={row.key} data-chosen={isChosen || undefined}>
      <th scope="row">{place + 1}</th>
      {editing.columns.map((column) => (
        <td key={column}>
          <textarea
            data-column={column}
            rows={1}
            aria-label={`${t(`fields.${column}`)} ${place + 1}`}
            value={row[column]}
            maxLength={longest[column]}
            readOnly={!mayWrite}
            onChange={({ target: { value } }) =>
              editing.change(row.key, { [column]: column === 'title' ? value.replace(/\n/g, ' ') : value })
            }
            onKeyDown={(event) => editing.onKey(event, row, column)}
            onPaste={(event) => mayWrite && editing.onPaste(event, row, column)}
          />
        </td>
      ))}
      <td>
        <div className="emb-app-tests-meta">
          <span>
            {row.tcode !== '' && <code>{row.tcode}</code>}
            {row.testerId !== null && (
              <span>
                <ReferenceName to="people" id={row.testerId} />
              </span>
            )}
            {row.dueDate !== null && <span>{dates.date(row.dueDate)}</span>}
          </span>
          <IconButton
            size="s"
            label={t('testTasks.steps.detailsOf', { number: place + 1 })}
            icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
            onPress={() => editing.choose(isChosen ? null : row.key)}
          />
        </div>
      </td>
    </tr>
  )
})
