import type { Employee } from '@embpm/contract/employee'
import { ValueHelp } from '@embpm/pickers/value-help'
import { columnHelper } from '@embpm/ui/data-table'
import type { RowSource } from '@embpm/ui/row-source'
import { StateMessage } from '@embpm/ui/state-message'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'

/** Props of `EmployeePicker`: the value is the id of an employee. */
export interface EmployeePickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<Employee>
}

const column = columnHelper<Employee>()

/** Picks one employee. */
export function EmployeePicker({ title, ...props }: EmployeePickerProps) {
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
  return (
    <ValueHelp<Employee>
      {...props}
      columns={columns}
      rowKey={rowKey}
      rowLabel={employeeName}
      title={title ?? t('employees.select')}
      searchLabel={t('employees.search')}
      size="xl"
      empty={
        <StateMessage
          kind="empty"
          title={t('employees.emptyTitle')}
          description={t('employees.emptyText')}
          headingLevel={3}
        />
      }
    />
  )
}

const employeeName = ({ firstName, lastName }: Employee): string => `${firstName} ${lastName}`
const rowKey = ({ id }: Employee): string => id
