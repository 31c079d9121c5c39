import type { Service } from '@embpm/contract'
import { Card } from '@embpm/ui/card'
import { CopyButton } from '@embpm/ui/copy-button'
import { KeyValue } from '@embpm/ui/key-value'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../shell/useDates.js'

/** Who made and changed a service and when, its version, and its id to copy. */
export function ServiceHistory({ service }: { service: Service }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Card title={t('service.history')}>
      <KeyValue
        items={[
          {
            label: t('fields.id'),
            value: (
              <span className="emb-app-id">
                {service.id} <CopyButton text={service.id} iconOnly />
              </span>
            ),
          },
          { label: t('service.version'), value: String(service.version) },
          { label: t('fields.changedBy'), value: service.changedBy },
          { label: t('fields.changedAt'), value: dates.dateTime(service.changedAt) },
          { label: t('fields.createdBy'), value: service.createdBy },
          { label: t('fields.createdAt'), value: dates.dateTime(service.createdAt) },
        ]}
      />
    </Card>
  )
}
