import type { Requirement } from '@embpm/contract/requirement'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { CircleCheck, CircleDashed, CircleX, Clock, Lock, Minus, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import './styles.css'

const glyph = { size: 14, strokeWidth: 1.6, 'aria-hidden': true } as const

const tones: Record<Requirement['status'], BadgeProps['tone']> = {
  'in refinement': 'neutral',
  'in approval': 'warning',
  'in planning': 'info',
  'in realisation': 'info',
  'in testing': 'info',
  'successfully tested': 'success',
  confirmed: 'success',
  blocked: 'danger',
  'not planned': 'neutral',
}

/** How far a requirement is, as a badge. */
export function RequirementStatus({ status }: Pick<Requirement, 'status'>) {
  const choiceText = useChoiceText()
  return <Badge tone={tones[status]}>{choiceText('requirementStatus', status)}</Badge>
}

/** Whether the standard does what is asked for, as a badge. */
export function FitGap({ fitGap }: Pick<Requirement, 'fitGap'>) {
  const choiceText = useChoiceText()
  return (
    <Badge tone={fitGap === 'gap' ? 'warning' : 'neutral'} className="emb-app-fit-gap">
      {fitGap === 'gap' ? <CircleDashed {...glyph} size={12} /> : <CircleCheck {...glyph} size={12} />}
      <span className="emb-badge-text">{choiceText('fitGap', fitGap)}</span>
    </Badge>
  )
}

const glyphs: Record<Requirement['approval'], ReactNode> = {
  initial: <PencilLine {...glyph} />,
  'not required': <Minus {...glyph} />,
  ready: <Clock {...glyph} />,
  approved: <Lock {...glyph} />,
  rejected: <CircleX {...glyph} />,
}

/** What was decided about a requirement; what is approved has a lock. */
export function ApprovalMark({ approval }: Pick<Requirement, 'approval'>) {
  const choiceText = useChoiceText()
  return (
    <span className="emb-app-approval" data-approval={approval}>
      {glyphs[approval]}
      {choiceText('approval', approval)}
    </span>
  )
}
