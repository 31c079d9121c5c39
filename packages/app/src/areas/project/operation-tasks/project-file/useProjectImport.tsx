import { lazyPart } from '@embpm/ui/lazy-part'
import { useState, type ReactNode } from 'react'
import { usePart } from '../../../../shell/usePart.js'
import type { Plan } from '../gantt/ganttPlan.js'

const dialogPart = lazyPart(async () => (await import('./ProjectFileDialog.js')).ProjectFileDialog)

/** Opens the import of a project file beside a plan; its code comes when it is first wanted. */
export function useProjectImport(plan: Plan): { open: () => void; dialog: ReactNode } {
  const [{ isOpen, round }, setState] = useState({ isOpen: false, round: 0 })
  const setOpen = (open: boolean) => setState({ isOpen: open, round })
  const { Part } = usePart(dialogPart, isOpen, () => setOpen(false))
  return {
    open: () => setState({ isOpen: true, round: round + 1 }),
    dialog: Part ? <Part key={round} plan={plan} open={isOpen} onOpenChange={setOpen} /> : null,
  }
}
