import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { useAction } from '@embpm/ui/action'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import type { BuildStep } from './buildDraft.js'

/** Props of `AddProcessDialog`. */
export interface AddProcessDialogProps {
  onAdd: (process: BuildStep['process']) => void
  onClose: () => void
}

/** Chooses a process by its picker and adds it to the sequence. */
export function AddProcessDialog({ onAdd, onClose }: AddProcessDialogProps) {
  const { t } = useTranslation()
  const { client } = useServices()
  const [id, setId] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const adding = useAction(async () => {
    if (id === null) return setProblem(t('scenarioBuild.chooseProcess'))
    const [found] = await client.processes.resolve({ ids: [id] }).catch(() => [])
    if (found) onAdd({ id: found.id, code: found.code, name: found.name })
    else setProblem(t('object.asideFailed'))
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('scenarioBuild.add')} />
      <Dialog.Body>
        <ReferenceControl
          to="processes"
          label={t('fields.process')}
          required
          value={id}
          errorMessage={problem}
          onValueChange={(next) => {
            setId(next)
            setProblem(undefined)
          }}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onPress={onClose}>{t('shell.cancel')}</Button>
        <Button variant="primary" pending={adding.pending} onPress={() => adding.run()}>
          {t('scenarioBuild.add')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
