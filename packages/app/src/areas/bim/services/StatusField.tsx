import { lifecycleStatuses } from '@embpm/contract'
import { StatusCircle } from '@embpm/ui/status-circle'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ServiceFormValues } from './serviceForm.js'

/** The seven statuses side by side; exactly one is chosen. Taking the chosen one away leaves the default, inactive. */
export function StatusField() {
  const { t } = useTranslation()
  const { field } = useController<ServiceFormValues, 'status'>({ name: 'status' })
  const label = useId()
  return (
    <div className="emb-app-status" role="group" aria-labelledby={label}>
      <span className="emb-app-status-label" id={label}>
        {t('fields.status')}
      </span>
      <div className="emb-app-status-row">
        {lifecycleStatuses.map((status) => (
          <StatusCircle
            key={status}
            status={status}
            showLabel
            checked={field.value === status}
            onCheckedChange={(checked) => field.onChange(checked ? status : 'INACTIVE')}
          />
        ))}
      </div>
    </div>
  )
}
