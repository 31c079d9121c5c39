import type { Ricefw } from '@embpm/contract/ricefw'
import { BoardFacts } from '../../../entity/board/BoardFacts.js'
import { EntityBoard } from '../../../entity/board/EntityBoard.js'
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
  const choiceText = useChoiceText()
  return (
    <>
      <BoardFacts
        code={item.ricefwId}
        facts={[choiceText('ricefwType', item.type), item.module, choiceText('level', item.priority)]}
        person={item.technicalOwner ?? item.functionalOwner}
      />
      <EffortBar estimateHours={item.estimateHours} actualHours={item.actualHours} />
    </>
  )
}
