import { isApiError } from '@embpm/contract'
import type { PeriodAction, PeriodCheck } from '@embpm/contract/period-closing'
import { useAction } from '@embpm/ui/action'
import { toasts } from '@embpm/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { closingKey } from './periodQueries.js'
import { refusalIn } from './refusalIn.js'

/** Does something with chosen periods at the versions that were looked at. Resolves to why it could not be done, `null` when it is. */
export function usePeriodAction(check: PeriodCheck | undefined, chosen: readonly string[]) {
  const { t } = useTranslation()
  const { client } = useServices()
  const { organisation } = usePlace()
  const queryClient = useQueryClient()
  return useAction(async (action: PeriodAction, name?: string): Promise<string | null> => {
    // In the order in which they were chosen: the first one is the one whose name is typed.
    const periods = chosen.flatMap((id) => check?.periods.find((one) => one.id === id) ?? [])
    try {
      const done = await client.periodClosing.act({
        action,
        periods: periods.map(({ id, lockVersion }) => ({ id, lockVersion })),
        ...(name !== undefined && { name }),
      })
      toasts.add({ text: t(`periods.done.${action}`, { count: done.length }), icon: 'success' })
      await Promise.all(
        [
          closingKey(organisation),
          queryKeys.kind(organisation, 'periods'),
          queryKeys.kind(organisation, 'executions'),
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
      return null
    } catch (error) {
      const reason = refusalIn(error)
      await queryClient.invalidateQueries({ queryKey: closingKey(organisation) })
      return reason
        ? t(`periods.refusals.${reason}`)
        : t(isApiError(error, 'CONFLICT') ? 'periods.changed' : 'periods.failed')
    }
  })
}
