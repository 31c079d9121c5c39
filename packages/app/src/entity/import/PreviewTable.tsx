import { useTranslation } from 'react-i18next'
import { PreviewRegion } from './PreviewRegion.js'
import type { EntityField } from '../EntityField.js'
import { useFieldText } from '../useFieldText.js'
import { convertRow } from './convertRow.js'
import type { ImportPlan } from './usePlan.js'
import { rowOptions } from './rowOptions.js'
import type { Vocabulary } from './Vocabulary.js'

/** Props of `PreviewTable`. */
export interface PreviewTableProps {
  plan: ImportPlan
  fields: Readonly<Record<string, EntityField>>
  vocabularies: readonly Vocabulary[]
}

/** Rows that are shown. */
const SHOWN = 5

/** The first rows of a file as they will be understood; what cannot be read is marked. */
export function PreviewTable({ plan, fields, vocabularies }: PreviewTableProps) {
  const { t } = useTranslation()
  const { label, show } = useFieldText({ fields })
  const names = plan.mapping.filter((name) => name !== null)
  const options = rowOptions(plan, fields, vocabularies)
  const rows = plan.sheet.rows.slice(0, SHOWN).map((row) => ({ line: row.line, ...convertRow(row, options) }))
  return (
    <PreviewRegion title={t('list.import.map.preview')}>
      <table className="emb-app-import-preview">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, values, problems }) => (
            <tr key={line}>
              {names.map((name) => {
                const invalid = problems.some(({ field }) => field === name)
                return (
                  <td key={name} data-invalid={invalid || undefined} data-kind={fields[name]?.kind}>
                    {invalid ? String(values[name]) : show(name, values[name])}
                    {invalid && <span className="emb-app-import-hidden"> ({t('list.import.map.invalid')})</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </PreviewRegion>
  )
}
