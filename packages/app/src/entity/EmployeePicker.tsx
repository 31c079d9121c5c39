import type { Employee } from '@embpm/contract/employee'
import { ValueHelp } from '@embpm/pickers/value-help'
import type { RowSource } from '@embpm/ui/row-source'
import { useTranslation } from 'react-i18next'
import type { ReferencePickerProps } from './pickers.js'
import { useEmployeeTable } from './useEmployeeTable.js'

/** Props of `EmployeePicker`: the value is the id of an employee. */
export interface EmployeePickerProps extends Omit<ReferencePickerProps, 'onSelect'> {
  source: RowSource<Employee>
}

/** Picks one employee. */
export function EmployeePicker({ title, ...props }: EmployeePickerProps) {
  const { t } = useTranslation()
  return <ValueHelp<Employee> {...props} {...useEmployeeTable()} title={title ?? t('employees.select')} />
}
