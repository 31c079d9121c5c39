import { lazyPart } from '@embpm/ui/lazy-part'
import type { ReactNode } from 'react'
import { usePart } from '../shell/usePart.js'
import type { AssignmentSide } from './assignmentsQuery.js'

const dialogPart = lazyPart(async () => (await import('./AssignmentDialog.js')).AssignmentDialog)

interface Options {
  of: AssignmentSide
  id: string
  /** Id of the assignment that is changed, `new` for another one, `null` for none. */
  opened: string | null
  onClose: () => void
}

/** The dialog in which an assignment of a position or an employee is made or changed; loaded when it is first wanted. */
export function useAssignmentDialog({ of, id, opened, onClose }: Options): { content: ReactNode; pending: boolean } {
  const { Part, pending } = usePart(dialogPart, opened !== null, onClose)
  const content = Part && opened !== null && (
    <Part key={opened} of={of} id={id} assignmentId={opened} onClose={onClose} />
  )
  return { content, pending }
}
