import { userRoles } from '@embpm/contract/user-record'
import { useBoundField } from '@embpm/forms/form'
import { Checkbox } from '@embpm/ui/checkbox'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useChoiceText } from '../../../entity/useFieldText.js'

/** Props of `RolesField`. */
export interface RolesFieldProps {
  /** Path of the roles in the form. */
  name: string
}

const rolesSchema = z.array(z.string())

/** The roles of a user as checkboxes; a user without one is an ordinary user. Bound to the form around it. */
export function RolesField({ name }: RolesFieldProps) {
  const { t } = useTranslation()
  const choiceText = useChoiceText()
  const label = useId()
  const { value, onChange, onBlur, readOnly } = useBoundField({ name, label: t('fields.roles') })
  const roles = rolesSchema.safeParse(value).data ?? []
  return (
    <div role="group" aria-labelledby={label} className="emb-app-checks">
      <span id={label} className="emb-app-status-label">
        {t('fields.roles')}
      </span>
      {userRoles.map((role) => (
        <Checkbox
          key={role}
          checked={roles.includes(role)}
          onCheckedChange={(on) => onChange(userRoles.filter((one) => (one === role ? on : roles.includes(one))))}
          onBlur={onBlur}
          readOnly={readOnly}
        >
          {choiceText('role', role)}
        </Checkbox>
      ))}
    </div>
  )
}
