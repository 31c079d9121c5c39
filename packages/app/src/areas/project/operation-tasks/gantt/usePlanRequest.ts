import { isApiError, type Client } from '@embpm/contract'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { clashOf } from '../../../../entity/clashOf.js'
import { useClashText } from '../../../../entity/useClashText.js'
import { usePlace } from '../../../../entity/usePlace.js'
import { queryKeys } from '../../../../session/queryKeys.js'
import { useServices } from '../../../../shell/ServicesProvider.js'
import { operationTaskKind as kind } from '../operationTaskKind.js'

type Change = Client['operationTaskPlan']['change']

/** Changes the plan by one request, and says why it was refused; asks for what is shown anew. */
export function usePlanRequest() {
  const { t } = useTranslation()
  const clashText = useClashText()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  return {
    /** `null` where nothing was changed. */
    send: async (change: Parameters<Change>[0]): Promise<Awaited<ReturnType<Change>> | null> => {
      try {
        return await client.operationTaskPlan.change(change)
      } catch (error) {
        const met = clashOf(error)
        const failed = isApiError(error, 'CONFLICT')
          ? 'operationTasks.gantt.conflict'
          : 'operationTasks.gantt.failedSave'
        toasts.add({ text: met ? clashText(met) : t(failed), icon: 'error' })
        return null
      }
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind.name) }),
  }
}
