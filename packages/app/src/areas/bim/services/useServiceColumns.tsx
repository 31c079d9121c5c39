import { type Service } from '@embpm/contract'
import type { DataColumn } from '@embpm/ui/data-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusCircle } from '@embpm/ui/status-circle'

/** Columns of the list of services: the 13 of the entity, its status, and who changed it when. */
export function useServiceColumns(): DataColumn<Service>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      { id: 'name', header: t('fields.name'), type: 'name', width: 220, pinned: true },
      { id: 'serviceName', header: t('fields.serviceName'), type: 'technical', width: 260 },
      { id: 'wbs', header: t('fields.wbs'), width: 80 },
      { id: 'technology', header: t('fields.technology'), width: 116, filterable: true },
      { id: 'businessDomain', header: t('fields.businessDomain'), width: 150, filterable: true },
      { id: 'host', header: t('fields.host'), width: 190 },
      {
        id: 'status',
        header: t('fields.status'),
        type: 'status',
        width: 150,
        filterable: true,
        cell: ({ status }) => <StatusCircle readOnly checked showLabel status={status} />,
      },
      { id: 'type', header: t('fields.type'), width: 88, filterable: true },
      { id: 'organisation', header: t('fields.organisation'), width: 180, filterable: true },
      { id: 'changedAt', header: t('fields.changedAt'), type: 'date', width: 150, hidden: true },
      { id: 'changedBy', header: t('fields.changedBy'), width: 150, hidden: true },
      { id: 'id', header: t('fields.id'), type: 'technical', width: 140, hidden: true },
      { id: 'parameter', header: t('fields.parameter'), width: 180, hidden: true },
      { id: 'link', header: t('fields.link'), type: 'link', width: 220, hidden: true },
      { id: 'metadata', header: t('fields.metadata'), type: 'json', width: 200, sortable: false, hidden: true },
      { id: 'description', header: t('fields.description'), width: 280, hidden: true },
    ],
    [t],
  )
}
