import { Checkbox } from '@embpm/ui/checkbox'
import { Select } from '@embpm/ui/select'
import { useTranslation } from 'react-i18next'
import type { EntityField } from '../EntityField.js'
import { dateOrders, decimalMarks, type ImportFormat } from './ImportFormat.js'
import type { ImportPlan } from './usePlan.js'

/** Props of `FormatFields`. */
export interface FormatFieldsProps {
  plan: ImportPlan
  fields: Readonly<Record<string, EntityField>>
  onFormatChange: (format: Partial<ImportFormat>) => void
  onClearingChange: (clearing: boolean) => void
}

const decimals = { ',': '1.234,56', '.': '1,234.56' } as const
const dates = { dmy: '31.12.2026', mdy: '12/31/2026', ymd: '2026/12/31' } as const

/** How the values of a file are read: numbers and dates, where there are any, and empty cells. */
export function FormatFields({ plan, fields, onFormatChange, onClearingChange }: FormatFieldsProps) {
  const { t } = useTranslation()
  const kinds = new Set(plan.mapping.map((name) => (name === null ? undefined : fields[name]?.kind)))
  return (
    <div className="emb-app-import-format">
      {kinds.has('number') && (
        <Select
          label={t('list.import.map.numbers')}
          value={plan.format.decimal}
          options={decimalMarks.map((value) => ({ value, label: decimals[value] }))}
          onValueChange={(decimal) => decimal && onFormatChange({ decimal })}
        />
      )}
      {(kinds.has('date') || kinds.has('dateTime')) && (
        <Select
          label={t('list.import.map.dates')}
          value={plan.format.dateOrder}
          options={dateOrders.map((value) => ({ value, label: dates[value] }))}
          onValueChange={(dateOrder) => dateOrder && onFormatChange({ dateOrder })}
        />
      )}
      <Checkbox checked={plan.clearing} onCheckedChange={onClearingChange}>
        {t('list.import.map.clearing')}
      </Checkbox>
    </div>
  )
}
