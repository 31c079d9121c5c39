import { useTranslation } from 'react-i18next'
import { RolePicker } from '../../../../entity/RolePicker.js'
import { useRoleSource } from '../../task/properties/useRoleSource.js'
import type { MatrixRole } from './matrix.js'

/** Props of `AddRole`. */
export interface AddRoleProps {
  /** Those that are there already. */
  roles: readonly MatrixRole[]
  onAdd: (role: MatrixRole) => void
}

const none = [] as const

/** Picks a role that is to take part: a column, or row, without letters at first. */
export function AddRole({ roles, onAdd }: AddRoleProps) {
  const { t } = useTranslation()
  const { source, nameOf } = useRoleSource(none)
  return (
    <RolePicker
      className="emb-app-raci-add"
      aria-label={t('raciMatrix.addRole')}
      placeholder={t('raciMatrix.addRole')}
      source={source}
      value={null}
      onValueChange={(ref) => {
        if (ref !== null && !roles.some((role) => role.ref === ref)) onAdd({ ref, name: nameOf(ref) })
      }}
    />
  )
}
