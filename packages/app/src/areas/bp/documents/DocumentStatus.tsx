import type { Document } from '@embpm/contract/document'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { useChoiceText } from '../../../entity/useFieldText.js'

const tones: Record<Document['status'], BadgeProps['tone']> = { draft: 'neutral', review: 'info', released: 'success' }

/** How far a document is, as a badge. */
export function DocumentStatus({ status }: Pick<Document, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('documentStatus', status)}</Badge>
}
