import type { Requirement } from '@embpm/contract/requirement'
import { isLocked, lockedFields, moveRefusal, reachedBy } from '@embpm/contract/requirement-approval'
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

const groups = ['status', 'type', 'fitGap', 'priority', 'approval', 'ownerId'] as const

/**
 * The requirements as a board by status, type, fit or gap, priority, approval or owner. What is approved moves forward only and keeps
 * what the approval locks, and a move that is refused says why.
 */
export function RequirementsBoard() {
  const { t } = useTranslation()
  const refusalOf = useCallback(
    (card: Requirement, column: string, field: keyof Requirement) => {
      if (field !== 'status') {
        const locks = isLocked(card) && lockedFields.some((locked) => locked === field)
        return locks ? t('requirements.refusals.locked', { name: card.key }) : null
      }
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
      groups={groups}
      columns={requirementColumns}
      titleOf={titleOf}
      facts={facts}
      refusalOf={refusalOf}
    />
  )
}
