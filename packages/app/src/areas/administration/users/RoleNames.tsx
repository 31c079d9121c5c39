import type { UserRecord } from '@embpm/contract/user-record'
import { useChoiceText } from '../../../entity/useFieldText.js'

/** The roles of a user in words. */
export function RoleNames({ roles }: Pick<UserRecord, 'roles'>) {
  const choiceText = useChoiceText()
  return roles.map((role) => choiceText('role', role)).join(', ')
}
