import { ValueHelp } from '@embpm/pickers/value-help'
import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { useTranslation } from 'react-i18next'
import { useRoleTable, type RoleRow } from './useRoleTable.js'

/** Props of `RolePicker`: the value is the id of a role. */
export interface RolePickerProps extends ControlProps<string> {
  source: RowSource<RoleRow>
  title?: string
  placeholder?: string
}

/** Picks one process role. */
export function RolePicker({ title, ...props }: RolePickerProps) {
  const { t } = useTranslation()
  return <ValueHelp<RoleRow> {...props} {...useRoleTable()} title={title ?? t('processRoles.selectOne')} />
}
