import { differenceOf, readModel } from '@embpm/bpmn'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { StateMessage } from '@embpm/ui/state-message'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagramCompare } from '../../../diagram/compare/DiagramCompare.js'
import { DiagramSkeleton } from '../../../diagram/DiagramSkeleton.js'
import type { ComparedDrawing } from './DifferenceButton.js'

/** Props of `DifferenceDialog`. */
export interface DifferenceDialogProps {
  before: ComparedDrawing
  after: ComparedDrawing
  onClose: () => void
}

async function compared(before: string, after: string) {
  const [old, now] = await Promise.all([readModel(before), readModel(after)])
  return { old, now, changes: differenceOf(old, now) }
}

/** How two drawings of a process differ: over each other, with the list of differences. */
export function DifferenceDialog({ before, after, onClose }: DifferenceDialogProps) {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<string | null>(null)
  const { data, isError } = useQuery({
    queryKey: ['difference', useId()],
    queryFn: () => compared(before.xml, after.xml),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog size="fullscreen" open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header
        title={t('building.difference')}
        context={t('building.between', { before: before.name, after: after.name })}
      />
      <Dialog.Body className="emb-app-build-difference">
        {isError ? (
          <StateMessage kind="error" headingLevel={3} title={t('diagram.unreadable')} />
        ) : data ? (
          <DiagramCompare
            before={{ ...before, model: data.old }}
            after={{ ...after, model: data.now }}
            changes={data.changes}
            mode="overlay"
            selected={selected}
            onSelect={setSelected}
          />
        ) : (
          <DiagramSkeleton />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button slot="close">{t('list.import.close')}</Button>
      </Dialog.Footer>
    </Dialog>
  )
}
