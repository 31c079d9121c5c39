import type { PositionAssignment } from '@embpm/contract/position-assignment'
import { IconButton } from '@embpm/ui/button'
import { PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { referenceText } from '../entity/referenceText.js'
import { useDates } from '../shell/useDates.js'
import { usePeriodText } from '../timeline/usePeriodText.js'
import type { AssignmentSide } from './assignmentsQuery.js'

/** Props of `AssignmentTable`. */
export interface AssignmentTableProps {
  of: AssignmentSide
  rows: readonly PositionAssignment[]
  onOpen: ((id: string) => void) | undefined
}

/** The same as the timeline says, as a table. */
export function AssignmentTable({ of, rows, onOpen }: AssignmentTableProps) {
  const { t } = useTranslation()
  const { date } = useDates()
  const period = usePeriodText()
  const end = (one: PositionAssignment) => (one.validTo.startsWith('9999') ? t('object.openEnd') : date(one.validTo))
  return (
    <table className="emb-app-assignment-table">
      <thead>
        <tr>
          <th scope="col">{t(of === 'positionId' ? 'fields.employee' : 'fields.position')}</th>
          <th scope="col">{t('fields.percentage')}</th>
          <th scope="col">{t('fields.validFrom')}</th>
          <th scope="col">{t('fields.validTo')}</th>
          {onOpen && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => {
          const name =
            of === 'positionId'
              ? referenceText(t, one.employeeId, one.employee)
              : referenceText(t, one.positionId, one.position)
          return (
            <tr key={one.id}>
              <th scope="row">{name}</th>
              <td>{one.percentage} %</td>
              <td>{date(one.validFrom)}</td>
              <td>{end(one)}</td>
              {onOpen && (
                <td>
                  <IconButton
                    size="s"
                    label={`${t('positionAssignments.change')}: ${name}, ${period(one)}`}
                    icon={<PencilLine size={16} strokeWidth={1.5} aria-hidden />}
                    onPress={() => onOpen(one.id)}
                  />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
