import { MultiValueHelp } from '@embpm/pickers/value-help'
import type { ControlProps } from '@embpm/ui/control'
import type { RowSource } from '@embpm/ui/row-source'
import { useTranslation } from 'react-i18next'
import { useRoleTable, type RoleRow } from './useRoleTable.js'

/** Props of `RolesPicker`: the value is the list of the ids of roles. */
export interface RolesPickerProps extends ControlProps<readonly string[]> {
  source: RowSource<RoleRow>
  title?: string
  placeholder?: string
}

/** Picks several process roles. */
export function RolesPicker({ title, ...props }: RolesPickerProps) {
  const { t } = useTranslation()
  return <MultiValueHelp<RoleRow> {...props} {...useRoleTable()} title={title ?? t('processRoles.selectMany')} />
}
