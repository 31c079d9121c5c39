import type { UserRecord } from '@embpm/contract/user-record'
import { useChoiceText } from '../../../entity/useChoiceText.js'

/** The roles of a user in words. */
export function RoleNames({ roles }: Pick<UserRecord, 'roles'>) {
  const choiceText = useChoiceText()
  return roles.map((role) => choiceText('role', role)).join(', ')
}
