import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ComparedColumn, FieldKind } from './tableDifference.js'
import type { NamedField } from './useComparedTable.js'
import type { useDifferenceWords } from './useDifferenceWords.js'

/** Props of `FieldSide`. */
export interface FieldSideProps {
  /** `null` where the table of this side does not have it. */
  field: NamedField | null
  side: 'before' | 'after'
  kind: FieldKind
  /** The columns that differ. */
  columns: readonly ComparedColumn[]
  words: ReturnType<typeof useDifferenceWords>
}

/** The cells of a field in one of two compared tables: name, data element, description, type, length. */
export function FieldSide({ field, side, kind, columns, words }: FieldSideProps) {
  const { t } = useTranslation()
  if (!field) {
    return (
      <td className="emb-app-table-missing" colSpan={5} data-side={side}>
        <span className="emb-visually-hidden">{t('tableCompare.missing')}</span>
      </td>
    )
  }
  const isGone = side === 'before' && kind === 'removed'
  const text = (column: ComparedColumn, shown: string) => {
    if (!columns.includes(column)) return shown
    return side === 'before' ? <del>{shown || '–'}</del> : <ins>{shown || '–'}</ins>
  }
  const cells: readonly (readonly [ComparedColumn, string])[] = [
    ['dataElementId', field.element],
    ['description', field.description],
    ['type', field.type],
  ]
  const length = columns.includes('length') ? 'length' : 'decimals'
  return (
    <>
      <th scope="row" data-side={side} data-changed={columns.includes('isKey') || undefined}>
        {field.isKey && <KeyRound size={14} strokeWidth={1.5} role="img" aria-label={words.columnOf('isKey')} />}
        {isGone ? <del>{field.fieldName}</del> : field.fieldName}
      </th>
      {cells.map(([column, shown]) => (
        <td key={column} data-side={side} data-column={column} data-changed={columns.includes(column) || undefined}>
          {text(column, shown)}
        </td>
      ))}
      <td data-side={side} data-number data-changed={columns.includes(length) || undefined}>
        {text(length, words.lengthOf(field))}
      </td>
    </>
  )
}
