import type { Employee } from '@embpm/contract/employee'
import { columnHelper } from '@embpm/ui/data-table'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const column = columnHelper<Employee>()

/** What a picker of employees shows: columns, keys, names and what is said where there are none. */
export function useEmployeeTable() {
  const { t } = useTranslation()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('lastName', { header: t('fields.lastname'), size: 160, meta: { type: 'name', pinned: true } }),
        column.accessor('firstName', { header: t('fields.firstname'), size: 140 }),
        column.accessor('personnelNo', { header: t('fields.personnelNo'), size: 130 }),
        column.accessor(({ orgUnit }) => orgUnit?.name ?? '', {
          id: 'orgUnit',
          header: t('fields.orgUnit'),
          size: 220,
        }),
      ]),
    [t],
  )
  return {
    columns,
    rowKey,
    rowLabel: employeeName,
    searchLabel: t('employees.search'),
    size: 'xl' as const,
    empty: (
      <StateMessage
        kind="empty"
        title={t('employees.emptyTitle')}
        description={t('employees.emptyText')}
        headingLevel={3}
      />
    ),
  }
}

const employeeName = ({ firstName, lastName }: Employee): string => `${firstName} ${lastName}`
const rowKey = ({ id }: Employee): string => id
