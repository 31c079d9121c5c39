import type { Client } from '@embpm/contract'
import type { GridCell } from '@embpm/contract/execution-grid'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createEntries } from '../../../entity/entries/createEntries.js'
import { createEntryNotes } from '../../../entity/entries/entryNotes.js'
import { whenHeard } from '../../../entity/entries/whenHeard.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useOnline } from '../../../shell/useOnline.js'
import { executionEntries } from './executionEntries.js'
import { gridKey } from './useGridQuery.js'

type Grid = Awaited<ReturnType<Client['executionGrid']['read']>>

/** What is entered in the grid of the organisation, sent when there is a network, also what an earlier page could not send. */
export function useEntries() {
  const { client, storage, queryClient } = useServices()
  const { organisation } = usePlace()
  const { id: user } = useUser()
  const online = useOnline()
  const [entries] = useState(() => {
    const refresh = () => {
      for (const kind of ['executions', 'periodClosing'])
        void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) })
    }
    return createEntries({
      send: (entered) =>
        client.executions.updateMany({
          entities: entered.map(({ id, lockVersion, fields }) => ({ id, lockVersion, fields })),
        }),
      resolve: (ids) => client.executions.resolve({ ids: [...ids] }),
      onStored(executions) {
        const stored = new Map(executions.map((one) => [one.id, one]))
        const next = (cell: GridCell): GridCell => {
          const found = stored.get(cell.id)
          if (!found) return cell
          const { lockVersion, state, plannedHours, hours, plannedQuantity, quantity } = found
          return { ...cell, lockVersion, state, plannedHours, hours, plannedQuantity, quantity }
        }
        queryClient.setQueriesData<Grid>({ queryKey: gridKey(organisation) }, (grid) =>
          grid ? { ...grid, cells: grid.cells.map(next) } : grid,
        )
        refresh()
        return whenHeard()
      },
      notes: createEntryNotes(executionEntries(storage), user, organisation),
      isOnline: () => navigator.onLine,
    })
  })
  const state = useSyncExternalStore(entries.subscribe, entries.get, entries.get)
  useEffect(() => {
    if (online) void entries.flush()
  }, [online, entries])
  return { ...entries, ...state, online }
}

/** The entries of the grid. */
export type Entries = ReturnType<typeof useEntries>
