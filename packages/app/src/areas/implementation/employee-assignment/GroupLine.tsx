import type { CapacityGroup } from '@embpm/contract/capacity'
import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CapacityWords } from './useCapacityWords.js'

/** Props of `GroupLine`. */
export interface GroupLineProps {
  group: CapacityGroup
  row: number
  top: number
  closed: boolean
  active: boolean
  columns: number
  name: string
  words: CapacityWords
}

/** A unit: how many people it has, and what they are together. */
export const GroupLine = memo(function GroupLine(props: GroupLineProps) {
  const { group, row, top, closed, active, columns, name, words } = props
  const { t } = useTranslation()
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-expanded={!closed}
      className="emb-app-capacity-group"
      style={{ insetBlockStart: top }}
      data-closed={closed || undefined}
      data-row={row}
    >
      <div
        id={`${name}-${row}-0`}
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns + 1}
        className="emb-app-capacity-unit"
        data-fold
        data-active={active || undefined}
      >
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        <b>{group.name === '' ? t('employeeAssignments.noUnit') : group.name}</b>
        <span>{t('employeeAssignments.people', { count: group.people, fte: words.number(group.fte) })}</span>
      </div>
    </div>
  )
})
