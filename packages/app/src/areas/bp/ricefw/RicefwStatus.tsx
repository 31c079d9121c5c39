import type { Ricefw } from '@embpm/contract/ricefw'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { useChoiceText } from '../../../entity/useFieldText.js'

const tones: Record<Ricefw['status'], BadgeProps['tone']> = {
  identified: 'neutral',
  'functional spec': 'info',
  'technical spec': 'info',
  build: 'info',
  'unit test': 'warning',
  UAT: 'warning',
  done: 'success',
}

/** How far a RICEFW item is, as a badge. */
export function RicefwStatus({ status }: Pick<Ricefw, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('ricefwStatus', status)}</Badge>
}
