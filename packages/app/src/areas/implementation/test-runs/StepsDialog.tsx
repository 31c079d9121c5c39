import { Dialog } from '@embpm/ui/dialog'
import { useTranslation } from 'react-i18next'
import { RunSteps } from './RunSteps.js'
import type { Runner } from './useRunner.js'

/** Props of `StepsDialog`. */
export interface StepsDialogProps {
  runner: Runner
  onClose: () => void
}

/** The steps of a run where there is no room beside the one that is tested. */
export function StepsDialog({ runner, onClose }: StepsDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open size="m" onOpenChange={(open) => !open && onClose()}>
      <Dialog.Header title={t('testTasks.steps.title')} />
      <Dialog.Body>
        <RunSteps
          steps={runner.steps}
          place={runner.place}
          onGo={(place) => {
            runner.go(place)
            onClose()
          }}
        />
      </Dialog.Body>
    </Dialog>
  )
}
