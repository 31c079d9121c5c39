import type { Subscription } from '@embpm/contract/subscription'
import { Badge, type BadgeProps } from '@embpm/ui/badge'
import { CircleAlert, CircleCheck, CircleSlash, Hourglass, type LucideIcon } from 'lucide-react'
import { useChoiceText } from '../../../../entity/useFieldText.js'
import './styles.css'

const looks: Record<Subscription['state'], { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  trial: { tone: 'info', icon: Hourglass },
  active: { tone: 'success', icon: CircleCheck },
  pastDue: { tone: 'danger', icon: CircleAlert },
  cancelled: { tone: 'neutral', icon: CircleSlash },
}

/** How a subscription stands: by shape, word and colour. */
export function SubscriptionState({ state }: Pick<Subscription, 'state'>) {
  const choiceText = useChoiceText()
  const { tone, icon: Icon } = looks[state]
  return (
    <Badge tone={tone} className="emb-app-subscription-state">
      <Icon size={14} strokeWidth={1.5} aria-hidden />
      <span className="emb-badge-text">{choiceText('subscriptionState', state)}</span>
    </Badge>
  )
}
