import type { TestRun } from '@embpm/contract/test-run'
import { Button } from '@embpm/ui/button'
import { ConfirmDialog } from '@embpm/ui/confirm-dialog'
import { toasts } from '@embpm/ui/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { useMayWrite } from '../../../entity/useUser.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useOffer } from '../../../shell/useOffer.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { testTaskKind } from '../test-tasks/testTaskKind.js'

/** Props of `FinishRun`. */
export interface FinishRunProps {
  run: TestRun
  /** How many steps are not run. */
  open: number
  /** Waits for results that are being sent; whether all are stored, for later ones would come too late. */
  allSent: () => Promise<boolean>
}

/** Finishes a run, after a question where steps are left; a finished one is opened again. */
export function FinishRun({ run, open, allSent }: FinishRunProps) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const mayWrite = useMayWrite(testTaskKind)
  const [asks, setAsks] = useState(false)
  const to = run.state === 'open' ? 'finished' : 'open'
  const label = t(to === 'finished' ? 'testRuns.finish' : 'testRuns.reopen')
  const turn = async () => {
    try {
      await client.testRunner.turn({ id: run.id, lockVersion: run.lockVersion, to })
      toasts.add({ text: t(to === 'finished' ? 'testRuns.finished' : 'testRuns.reopened'), icon: 'success' })
    } catch {
      toasts.add({ text: t('object.saveFailed'), icon: 'error' })
    }
    await Promise.all(
      ['testRunner', 'testRuns'].map((kind) =>
        queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) }),
      ),
    )
  }
  const press = async () => {
    if (!(await allSent())) return void toasts.add({ text: t('testRuns.sendFirst'), icon: 'info' })
    if (to === 'finished' && open > 0) return setAsks(true)
    return turn()
  }
  useOffer('page', mayWrite ? [{ id: 'turn-run', label, onAction: () => void press() }] : [])
  if (!mayWrite) return null
  return (
    <>
      <Button onPress={press}>{label}</Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('testRuns.finish')}
        message={t('testRuns.left', { count: open })}
        confirmLabel={t('testRuns.finish')}
        cancelLabel={t('shell.cancel')}
        onConfirm={turn}
      />
    </>
  )
}
