import { lifecycle, lifecycleStatuses } from '@embpm/contract'
import { useBoundField } from '@embpm/forms/form'
import { StatusCircle } from '@embpm/ui/status-circle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Props of `StatusField`. */
export interface StatusFieldProps {
  /** Name of the form's field. Default `status`. */
  name?: string
}

/** The seven statuses side by side; exactly one is chosen. Taking the chosen one away leaves the default, inactive. */
export function StatusField({ name = 'status' }: StatusFieldProps) {
  const { t } = useTranslation()
  const { value: chosen, onChange, readOnly } = useBoundField({ name, label: t('fields.status') })
  const label = useId()
  const value = lifecycle.safeParse(chosen).data
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
            checked={value === status}
            readOnly={readOnly}
            onCheckedChange={(checked) => onChange(checked ? status : 'INACTIVE')}
          />
        ))}
      </div>
    </div>
  )
}
