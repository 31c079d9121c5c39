import type { Ricefw } from '@embpm/contract/ricefw'
import { Avatar } from '@embpm/ui/avatar'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { EffortBar } from './EffortBar.js'

/** What the card of a RICEFW item tells on the board: number, type, module, priority, who works on it, and its effort. */
export function RicefwFacts({ item }: { item: Ricefw }) {
  const choiceText = useChoiceText()
  const owner = item.technicalOwner ?? item.functionalOwner
  const facts = [choiceText('ricefwType', item.type), item.module, choiceText('level', item.priority)].filter(
    (fact) => fact !== '',
  )
  return (
    <>
      <div className="emb-app-ricefw-facts">
        <div>
          <bdi className="emb-app-ricefw-id">{item.ricefwId}</bdi>
          <p>{facts.join(' · ')}</p>
        </div>
        {owner && <Avatar name={owner.name} size="s" title={owner.name} />}
      </div>
      <EffortBar estimateHours={item.estimateHours} actualHours={item.actualHours} />
    </>
  )
}
