import { isApiError } from '@embpm/contract'
import type { OperationOrder } from '@embpm/contract/operation-order'
import { splitRefusals, type SplitWay } from '@embpm/contract/order-split'
import { useAction } from '@embpm/ui/action'
import { toasts } from '@embpm/ui/toast'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'

/** How an order is to be split; what is absent is as the server suggests. */
export interface SplitWish {
  way: SplitWay
  hours?: number
  quantity?: number
}

/** How long what was split can be taken back, in ms. */
const undoTime = 10_000

const refused = z.object({ reason: z.enum(splitRefusals) })

/** What splitting an order comes to, and doing it. */
export function useSplit(order: OperationOrder, wish: SplitWish, onDone: () => void) {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const [problem, setProblem] = useState<string | null>(null)
  const preview = useQuery({
    queryKey: [...queryKeys.kind(organisation, 'executions'), 'split', order.id, order.lockVersion, wish],
    queryFn: ({ signal }) => client.orderSplit.check({ id: order.id, ...wish }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const refresh = () =>
    Promise.all(
      ['executions', 'executionGrid', 'periodClosing'].map((kind) =>
        queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) }),
      ),
    )
  const takeBack = async (ids: readonly string[]) => {
    try {
      const { refused: kept } = await client.executions.removeMany({ ids: [...ids] })
      if (kept.length > 0) toasts.add({ text: t('operationOrders.split.undoFailed'), icon: 'error' })
    } catch {
      toasts.add({ text: t('operationOrders.split.undoFailed'), icon: 'error' })
    }
    await refresh()
  }
  const split = useAction(async () => {
    setProblem(null)
    try {
      const { created } = await client.orderSplit.act({ id: order.id, lockVersion: order.lockVersion, ...wish })
      toasts.add({
        text: t('operationOrders.split.created', { count: created.length }),
        icon: 'success',
        timeout: undoTime,
        action: { label: t('list.undo'), onPress: () => void takeBack(created.map(({ id }) => id)) },
      })
      onDone()
    } catch (error) {
      const reason = isApiError(error, 'LOCKED') ? refused.safeParse(error.data).data?.reason : undefined
      setProblem(
        reason
          ? t(`operationOrders.split.refusals.${reason}`)
          : t(isApiError(error, 'CONFLICT') ? 'operationOrders.split.changed' : 'operationOrders.split.failed'),
      )
    }
    await refresh()
  })
  return {
    preview: preview.data,
    failed: preview.isError && !preview.data,
    retry: preview.refetch,
    split,
    pending: split.pending,
    problem,
  }
}
