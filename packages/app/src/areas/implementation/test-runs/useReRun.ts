import { isApiError } from '@embpm/contract'
import { startRefusals } from '@embpm/contract/test-runner'
import { toasts } from '@embpm/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useRunHref } from './useRunHref.js'

const refusal = z.object({ reason: z.enum(startRefusals) })

/** What is run again: the failed steps of a run, or some tasks of a scenario. */
export interface ReRunOf {
  scenarioId: string
  /** The run whose failed and blocked steps they are. Default: none. */
  sourceRunId?: string
  /** Ids of the test tasks that are run. Default: all that count. */
  taskIds?: readonly string[]
  /** Where it runs: that of the run before. */
  system?: string
}

/**
 * Starts a run of what failed, and opens it in the runner; asked for again before an answer it is the same run. Why none was started
 * is said, with the way to the one that is open.
 */
export function useReRun(): (of: ReRunOf) => Promise<void> {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const router = useRouter()
  const runHref = useRunHref()
  const keys = useRef(new Map<string, string>())
  return useCallback(
    async ({ scenarioId, sourceRunId, taskIds, system = '' }) => {
      const name = JSON.stringify([scenarioId, sourceRunId, taskIds])
      const key = keys.current.get(name) ?? crypto.randomUUID()
      keys.current.set(name, key)
      try {
        const run = await client.testRunner.start({
          key,
          scenarioId,
          system,
          ...(sourceRunId !== undefined && { sourceRunId }),
          ...(taskIds && { taskIds: [...taskIds] }),
        })
        keys.current.delete(name)
        for (const kind of ['testRuns', 'scenarioResults', 'testCoverage'])
          void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) })
        await router.navigate({ href: runHref({ run: run.id }) })
      } catch (error) {
        const reason = isApiError(error, 'LOCKED') ? refusal.safeParse(error.data).data?.reason : undefined
        toasts.add({
          text: t(`testRuns.refused.${reason ?? 'failed'}`),
          icon: 'error',
          ...(reason === 'open' && {
            action: {
              label: t('testRuns.toOpen'),
              onPress: () => void router.navigate({ href: runHref({ scenario: scenarioId }) }),
            },
          }),
        })
      }
    },
    [client, queryClient, organisation, router, runHref, t],
  )
}
