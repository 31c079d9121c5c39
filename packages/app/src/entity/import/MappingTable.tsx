import { Badge } from '@embpm/ui/badge'
import { Select } from '@embpm/ui/select'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { cellText, type Sheet } from './Cell.js'
import type { ImportPlan } from './usePlan.js'
import { matchColumns } from './matchColumns.js'
import { useImportLabel } from './useImportLabel.js'
import type { Vocabulary } from './Vocabulary.js'

/** Props of `MappingTable`. */
export interface MappingTableProps {
  plan: ImportPlan
  /** The fields that a file can fill. */
  fields: Readonly<Record<string, EntityField>>
  /** All fields of the kind. */
  allFields: Readonly<Record<string, EntityField>>
  vocabularies: readonly Vocabulary[]
  onColumnChange: (column: number, field: string | null) => void
}

/** The columns of a file, each with some of its values and the field that it fills. */
export function MappingTable({ plan, fields, allFields, vocabularies, onColumnChange }: MappingTableProps) {
  const { t } = useTranslation()
  const importLabel = useImportLabel()
  const { sheet, mapping } = plan
  const computed = matchColumns(sheet.headers, allFields, vocabularies)
  const options = Object.entries(fields).map(([name, field]) => ({
    value: name,
    label: field.required ? `${importLabel(field)} *` : importLabel(field),
  }))
  return (
    <table className="emb-app-import-mapping">
      <thead>
        <tr>
          <th scope="col">{t('list.import.map.column')}</th>
          <th scope="col">{t('list.import.map.values')}</th>
          <th scope="col">{t('list.import.map.field')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.headers.map((header, column) => {
          const name = header || t('list.import.map.unnamed', { number: column + 1 })
          const field = mapping[column] ?? null
          const own = computed[column]
          const system =
            own !== null && own !== undefined && (allFields[own]?.kind === 'computed' || allFields[own]?.readOnly)
          return (
            // The columns of a file have no names of their own: two may be called the same.
            <tr key={column} data-unmapped={field === null || undefined}>
              <th scope="row">{name}</th>
              <td className="emb-app-import-values">{examples(sheet, column)}</td>
              <td>
                <div className="emb-app-import-field">
                  <Select
                    aria-label={t('list.import.map.fieldOf', { column: name })}
                    placeholder={t('list.import.map.leaveOut')}
                    value={field}
                    options={options}
                    onValueChange={(value) => onColumnChange(column, value)}
                  />
                  {field === null && (
                    <Badge tone={system ? 'neutral' : 'warning'}>
                      {t(system ? 'list.import.map.computed' : 'list.import.map.unmapped')}
                    </Badge>
                  )}
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The first different values of a column. */
function examples({ rows }: Sheet, column: number): string {
  const found = new Set<string>()
  for (const { cells } of rows.slice(0, 200)) {
    const text = cellText(cells[column]).trim()
    if (text !== '') found.add(text.length > 40 ? `${text.slice(0, 40)}…` : text)
    if (found.size === 3) break
  }
  return [...found].join(' · ')
}
