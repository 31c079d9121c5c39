import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldText } from '../../entity/useFieldText.js'
import { fieldKind } from '../fieldKind.js'
import { type ComparedColumn, comparedColumns, type FieldDifference } from './tableDifference.js'
import type { NamedField } from './useComparedTable.js'

/** What is said of the fields of compared tables, in the user's language. */
export function useDifferenceWords() {
  const { t } = useTranslation()
  const text = useFieldText(fieldKind)
  return useMemo(() => {
    const columnOf = (column: ComparedColumn) => text.label(column)
    const textOf = (field: NamedField, column: ComparedColumn): string =>
      column === 'dataElementId' ? field.element : text.show(column, field[column])
    /** Length, with the decimals where there are any, as the dictionary writes it: 15,2. */
    const lengthOf = ({ length, decimals }: NamedField) => (decimals > 0 ? `${length},${decimals}` : String(length))
    const kindOf = (kind: FieldDifference['kind']) =>
      kind === 'same' ? t('tableCompare.same') : t(`diagram.kinds.${kind}`)
    return {
      kindOf,
      columnOf,
      columnOfField: text.label('fieldName'),
      textOf,
      lengthOf,
      /** What changed, in words: `Length: 10, now 20`. */
      changesOf: ({ before, after, columns }: FieldDifference<NamedField>) =>
        before && after
          ? columns.map((column) =>
              t('tableCompare.changed', {
                column: columnOf(column),
                before: textOf(before, column) || '–',
                after: textOf(after, column) || '–',
              }),
            )
          : [],
      /** Where a moved field stood and stands. */
      movesOf: ({ kind, before, after }: FieldDifference<NamedField>) =>
        kind === 'moved' && before && after
          ? [t('tableCompare.moved', { from: before.position, to: after.position })]
          : [],
      /** The differences as the rows of a spreadsheet: without what is the same. */
      sheetOf: (difference: readonly FieldDifference<NamedField>[]) => ({
        headers: [
          t('tableCompare.difference'),
          text.label('fieldName'),
          ...comparedColumns.flatMap((column) => [
            t('tableCompare.columnBefore', { column: columnOf(column) }),
            t('tableCompare.columnAfter', { column: columnOf(column) }),
          ]),
        ],
        rows: difference
          .filter(({ kind }) => kind !== 'same')
          .map(({ kind, fieldName, before, after }) => [
            kindOf(kind),
            fieldName,
            ...comparedColumns.flatMap((column) => [before && textOf(before, column), after && textOf(after, column)]),
          ]),
      }),
    }
  }, [t, text])
}
