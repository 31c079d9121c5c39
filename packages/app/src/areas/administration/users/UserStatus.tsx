import type { UserRecord } from '@embpm/contract/user-record'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { useChoiceText } from '../../../entity/useFieldText.js'

const tones: Record<UserRecord['status'], BadgeProps['tone']> = {
  invited: 'info',
  active: 'success',
  locked: 'danger',
}

/** Whether a user can sign in, as a badge. */
export function UserStatus({ status }: Pick<UserRecord, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('userStatus', status)}</Badge>
}
