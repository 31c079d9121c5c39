import type { Employee } from '@embpm/contract/employee'
import { MultiValueHelp } from '@embpm/pickers/value-help'
import type { ControlProps } from '@embpm/ui/control'
import { useTranslation } from 'react-i18next'
import { apiOf } from './apiOf.js'
import { useEmployeeTable } from './useEmployeeTable.js'
import { useEntitySource } from './useEntitySource.js'

/** Props of `EmployeesPicker`: the value is the list of the ids of employees. */
export interface EmployeesPickerProps extends ControlProps<readonly string[]> {
  title?: string
  placeholder?: string
}

const kind = { name: 'employees' as const, api: apiOf('employees'), by: 'id' }

/** Picks several employees. */
export function EmployeesPicker({ title, ...props }: EmployeesPickerProps) {
  const { t } = useTranslation()
  return (
    <MultiValueHelp<Employee>
      {...props}
      {...useEmployeeTable()}
      source={useEntitySource(kind)}
      title={title ?? t('eventCalendar.selectPeople')}
    />
  )
}
