import type { CostObject } from '@embpm/contract/cost-object'
import { toasts } from '@embpm/ui/toast'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { usePlace } from '../../../entity/usePlace.js'

/** How long a move can be taken back, in ms. */
const undoTime = 10_000

/** A cost object as it is now, and the group that it shall be in; none for `null`. */
interface Move {
  row: Pick<CostObject, 'id' | 'lockVersion' | 'groupId'>
  to: string | null
}

/** Moves cost objects to a group, all in one step, and offers to take it back. What was refused is told. */
export function useMoveToGroup() {
  const { t } = useTranslation()
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()

  const write = async (moves: readonly Move[]) => {
    const entities = moves.map(({ row: { id, lockVersion }, to }) => ({ id, lockVersion, fields: { groupId: to } }))
    try {
      return await client.costObjects.updateMany({ entities })
    } finally {
      await queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, 'costObjects') })
    }
  }
  const failed = (count: number, again?: () => void) =>
    toasts.add({
      text: t('costObjects.moveFailed', { count }),
      icon: 'error',
      ...(again && { action: { label: t('states.retry'), onPress: again } }),
    })
  const undo = async (moves: readonly Move[]) => {
    try {
      const { changed, refused } = await write(moves)
      if (refused.length > 0) failed(refused.length)
      if (changed.length > 0)
        toasts.add({ text: t('costObjects.movedBack', { count: changed.length }), icon: 'success' })
    } catch {
      failed(moves.length, () => void undo(moves))
    }
  }

  return async function move(rows: readonly Move['row'][], to: string | null, group: string): Promise<void> {
    const moving = rows.filter(({ groupId }) => groupId !== to)
    if (moving.length === 0) return void toasts.add({ text: t('costObjects.alreadyThere', { group }), icon: 'info' })
    try {
      const { changed, refused } = await write(moving.map((row) => ({ row, to })))
      if (refused.length > 0) failed(refused.length)
      if (changed.length === 0) return
      const before = new Map(moving.map(({ id, groupId }) => [id, groupId]))
      toasts.add({
        text: t('costObjects.moved', { count: changed.length, group }),
        icon: 'success',
        timeout: undoTime,
        action: {
          label: t('list.undo'),
          onPress: () => void undo(changed.map((row) => ({ row, to: before.get(row.id) ?? null }))),
        },
      })
    } catch {
      failed(moving.length, () => void move(rows, to, group))
    }
  }
}
