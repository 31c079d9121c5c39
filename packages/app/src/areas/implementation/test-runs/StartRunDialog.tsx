import { isApiError } from '@embpm/contract'
import { testRun } from '@embpm/contract/test-run'
import { useAction } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Dialog } from '@embpm/ui/dialog'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ReferenceControl } from '../../../entity/ReferenceControl.js'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useRunHref } from './useRunHref.js'

const refusal = z.object({ reason: z.enum(['noTasks', 'open']) })

/** Props of `StartRunDialog`. */
export interface StartRunDialogProps {
  /** Id of the scenario that is proposed. */
  scenario: string | null
  onClose: () => void
}

/** Starts a run through all test tasks of a scenario, and opens it. */
export function StartRunDialog({ scenario, onClose }: StartRunDialogProps) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const router = useRouter()
  const runHref = useRunHref()
  // The same run, however often it is asked for.
  const [key] = useState(() => crypto.randomUUID())
  const [scenarioId, setScenario] = useState(scenario)
  const [system, setSystem] = useState('')
  const [problem, setProblem] = useState<'noTasks' | 'open' | 'failed' | null>(null)
  const starting = useAction(async () => {
    if (scenarioId === null) return
    setProblem(null)
    try {
      const run = await client.testRunner.start({ key: `${key}-${scenarioId}`.slice(0, 64), scenarioId, system })
      void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'testRuns') })
      onClose()
      await router.navigate({ href: runHref({ run: run.id }) })
    } catch (error) {
      const reason = isApiError(error, 'LOCKED') ? refusal.safeParse(error.data).data?.reason : undefined
      setProblem(reason ?? 'failed')
    }
  })
  return (
    <Dialog open size="s" onOpenChange={(open) => !open && onClose()} dismissible={!starting.pending}>
      <Dialog.Header title={t('testRuns.start')} />
      <Dialog.Body>
        <div className="emb-app-run-start">
          {problem && (
            <Message tone={problem === 'failed' ? 'danger' : 'warning'}>{t(`testRuns.refused.${problem}`)}</Message>
          )}
          <ReferenceControl
            to="scenarios"
            label={t('fields.scenario')}
            required
            value={scenarioId}
            onValueChange={(id) => {
              setScenario(id)
              setProblem(null)
            }}
          />
          <TextField
            label={t('testRuns.system')}
            placeholder="QAS 200"
            maxLength={testRun.fields.system.facts.maxLength}
            value={system}
            onValueChange={(text) => setSystem(text ?? '')}
          />
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Button disabled={starting.pending} onPress={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={scenarioId === null}
          pending={starting.pending}
          onPress={() => starting.run()}
        >
          {t('testRuns.start')}
        </Button>
      </Dialog.Footer>
    </Dialog>
  )
}
