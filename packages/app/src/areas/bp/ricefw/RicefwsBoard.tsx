import type { Ricefw } from '@embpm/contract/ricefw'
import { Avatar } from '@embpm/ui/avatar'
import { useTranslation } from 'react-i18next'
import { EntityBoard } from '../../../entity/board/EntityBoard.js'
import { referenceText } from '../../../entity/referenceText.js'
import { useChoiceText } from '../../../entity/useFieldText.js'
import { EffortBar } from './EffortBar.js'
import { ricefwColumns } from './ricefwColumns.js'
import { ricefwKind } from './ricefwKind.js'
import { ricefwGroups, useRicefwTabs } from './ricefwViews.js'

const titleOf = ({ name }: Ricefw) => name
const facts = (item: Ricefw) => <RicefwFacts item={item} />

/** The RICEFW items as a board by status, type or owner. */
export function RicefwsBoard() {
  return (
    <EntityBoard
      kind={ricefwKind}
      groups={ricefwGroups}
      columns={ricefwColumns}
      tabs={useRicefwTabs()}
      titleOf={titleOf}
      facts={facts}
    />
  )
}

/** What the card of a RICEFW item tells on the board: number, type, module, priority, who works on it, and its effort. */
function RicefwFacts({ item }: { item: Ricefw }) {
  const { t } = useTranslation()
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
        {owner && <Avatar name={owner.name} size="s" title={referenceText(t, owner.id, owner)} />}
      </div>
      <EffortBar estimateHours={item.estimateHours} actualHours={item.actualHours} />
    </>
  )
}
