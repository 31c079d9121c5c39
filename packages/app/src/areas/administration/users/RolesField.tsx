import { userRoles } from '@embpm/contract'
import { Checkbox } from '@embpm/ui/checkbox'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { useChoiceText } from '../../../entity/useChoiceText.js'

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
  const { field } = useController({ name })
  const roles = rolesSchema.safeParse(field.value).data ?? []
  return (
    <div role="group" aria-labelledby={label} className="emb-app-checks">
      <span id={label} className="emb-app-status-label">
        {t('fields.roles')}
      </span>
      {userRoles.map((role) => (
        <Checkbox
          key={role}
          checked={roles.includes(role)}
          onCheckedChange={(on) => field.onChange(userRoles.filter((one) => (one === role ? on : roles.includes(one))))}
          onBlur={field.onBlur}
        >
          {choiceText('role', role)}
        </Checkbox>
      ))}
    </div>
  )
}
