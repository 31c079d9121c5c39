import { Badge } from '@embpm/ui/badge'
import { Check, CircleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceName } from '../../../entity/ReferenceName.js'
import type { FieldRow } from './creationForm.js'
import { type GridColumn, gridColumns } from './fieldRows.js'

/** What is wrong with the cells of a row. */
export type CellProblems = Readonly<Partial<Record<GridColumn, string>>>

/** Props of `FieldGridRow`: all of them stay the same until the row changes, so that it is drawn again only then. */
export interface FieldGridRowProps {
  row: FieldRow
  /** From 0. */
  index: number
  problems: CellProblems | undefined
  /** Number of the cell that has the place of the keyboard; `null` where another row has it. */
  active: number | null
  /** What stands in that cell in place of its value, while it is edited. */
  editor: ReactNode
}

/** A field of the new table, as a row of cells that are read. */
export const FieldGridRow = memo(function FieldGridRow({ row, index, problems, active, editor }: FieldGridRowProps) {
  const { t } = useTranslation()
  return (
    <tr data-active={active !== null || undefined}>
      <th scope="row">
        <span className="emb-visually-hidden">{t('fields.position')} </span>
        {index + 1}
      </th>
      {gridColumns.map((name, column) => {
        const problem = problems?.[name]
        const isEdited = active === column && editor !== null
        return (
          <td
            key={name}
            data-column={name}
            data-invalid={problem !== undefined || undefined}
            data-edited={isEdited || undefined}
            title={problem}
            tabIndex={active === column && !isEdited ? 0 : -1}
          >
            {isEdited ? editor : <CellValue row={row} name={name} />}
            {problem !== undefined && !isEdited && (
              <>
                <CircleAlert size={14} strokeWidth={1.5} aria-hidden />
                <span className="emb-visually-hidden">, {problem}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
})

function CellValue({ row, name }: { row: FieldRow; name: GridColumn }) {
  const { t } = useTranslation()
  if (name === 'isKey' || name === 'mandatory') {
    return (
      <>
        {row[name] && <Check size={16} strokeWidth={1.5} aria-hidden />}
        <span className="emb-visually-hidden">{t(row[name] ? 'object.yes' : 'object.no')}</span>
      </>
    )
  }
  if (name !== 'rollName') return <span className="emb-app-create-text">{row[name]}</span>
  if (row.newElement !== '') {
    return (
      <span className="emb-app-create-element">
        <span className="emb-app-create-text">{row.newElement}</span>
        <Badge tone="info">{t('tableCreation.new')}</Badge>
      </span>
    )
  }
  return (
    <span className="emb-app-create-text">
      {row.dataElementId !== null && <ReferenceName to="dataElements" id={row.dataElementId} />}
    </span>
  )
}
