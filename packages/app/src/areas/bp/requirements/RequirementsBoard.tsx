import type { Requirement } from '@embpm/contract/requirement'
import { moveRefusal, reachedBy } from '@embpm/contract/requirement-approval'
import { requirementStatuses } from '@embpm/contract/requirement'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityBoard } from '../../../entity/board/EntityBoard.js'
import { RequirementCard } from './RequirementCard.js'
import { requirementColumns } from './requirementColumns.js'
import { requirementKind } from './requirementKind.js'
import './styles.css'

const titleOf = ({ title }: Requirement) => title
const facts = (requirement: Requirement) => <RequirementCard requirement={requirement} />

/** The requirements as a board by status. What is approved moves forward only, and a move that is refused says why. */
export function RequirementsBoard() {
  const { t } = useTranslation()
  const refusalOf = useCallback(
    (card: Requirement, column: string) => {
      const to = requirementStatuses.find((status) => status === column)
      // A card that was moved a moment ago has come as far as its column.
      const reason = to && moveRefusal({ ...card, reached: reachedBy(card, card) }, to)
      return reason ? t(`requirements.refusals.${reason}`, { name: card.key }) : null
    },
    [t],
  )
  return (
    <EntityBoard
      kind={requirementKind}
      field="status"
      columns={requirementColumns}
      titleOf={titleOf}
      facts={facts}
      refusalOf={refusalOf}
    />
  )
}
