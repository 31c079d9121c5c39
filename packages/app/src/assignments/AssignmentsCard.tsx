import { Button } from '@embpm/ui/button'
import { Card } from '@embpm/ui/card'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayWrite } from '../entity/useUser.js'
import { Assignments } from './Assignments.js'
import type { AssignmentSide } from './assignmentsQuery.js'
import { positionAssignmentKind } from './positionAssignmentKind.js'
import { useAssignmentDialog } from './useAssignmentDialog.js'

/** Props of `AssignmentsCard`. */
export interface AssignmentsCardProps {
  of: AssignmentSide
  /** Id of the position or the employee. */
  id: string
}

/** The assignments of a position or an employee over time, or as a list, as a card of its page; they are added and changed here. */
export function AssignmentsCard({ of, id }: AssignmentsCardProps) {
  const { t } = useTranslation()
  const mayWrite = useMayWrite(positionAssignmentKind)
  const [opened, setOpened] = useState<string | null>(null)
  const dialog = useAssignmentDialog({ of, id, opened, onClose: () => setOpened(null) })
  return (
    <Card
      title={t('positionAssignments.assignments')}
      actions={
        mayWrite && (
          <Button
            size="s"
            pending={dialog.pending}
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
            onPress={() => setOpened('new')}
          >
            {t(of === 'positionId' ? 'positionAssignments.assign' : 'positionAssignments.assignPosition')}
          </Button>
        )
      }
    >
      <Assignments of={of} id={id} onOpen={mayWrite ? setOpened : undefined} />
      {dialog.content}
    </Card>
  )
}
