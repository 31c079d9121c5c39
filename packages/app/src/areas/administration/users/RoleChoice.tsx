import { userRoles, type UserRecord } from '@embpm/contract/user-record'
import { Checkbox } from '@embpm/ui/checkbox'
import { useTranslation } from 'react-i18next'
import { useChoiceText } from '../../../entity/useFieldText.js'

/** Props of `RoleChoice`. */
export interface RoleChoiceProps {
  roles: UserRecord['roles']
  onRolesChange: (roles: UserRecord['roles']) => void
}

/** The roles that somebody has in an organisation, as checkboxes of a dialog. */
export function RoleChoice({ roles, onRolesChange }: RoleChoiceProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  return (
    <fieldset>
      <legend>{t('users.rolesHere')}</legend>
      {userRoles.map((role) => (
        <Checkbox
          key={role}
          checked={roles.includes(role)}
          onCheckedChange={(on) => onRolesChange(userRoles.filter((one) => (one === role ? on : roles.includes(one))))}
        >
          {choiceText('role', role)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
