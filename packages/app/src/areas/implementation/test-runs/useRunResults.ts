import type { OpenedRun, RunResult } from '@embpm/contract/test-runner'
import { maxRecorded } from '@embpm/contract/test-runner'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createEntries } from '../../../entity/entries/createEntries.js'
import { createEntryNotes } from '../../../entity/entries/entryNotes.js'
import { whenHeard } from '../../../entity/entries/whenHeard.js'
import { usePlace } from '../../../entity/usePlace.js'
import { useUser } from '../../../entity/useUser.js'
import { queryKeys } from '../../../session/queryKeys.js'
import type { Storage } from '../../../session/storage.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { useOnline } from '../../../shell/useOnline.js'
import { type ResultFields, withRead, withStored } from './runModel.js'

/** How often a run that is open asks for what other testers record, in ms. */
const poll = 15_000

const runKey = (organisation: string, id: string) => [...queryKeys.kind(organisation, 'testRunner'), id]

/** A run with its steps, asked for again and again while it is open: two testers see each other's results. */
export function useRun(id: string) {
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const queryKey = runKey(organisation, id)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      withRead(queryClient.getQueryData<OpenedRun>(queryKey), await client.testRunner.read({ id }, { signal })),
    structuralSharing: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) => (query.state.data?.run.state === 'finished' ? false : poll),
  })
}

const store = (storage: Storage) => ({
  read: () => storage.get('testResults') ?? [],
  write: (all: NonNullable<ReturnType<typeof storage.get<'testResults'>>>) =>
    storage.set('testResults', all.length > 0 ? all : null),
})

/** Results that are recorded: kept on this device until they are stored, also over a lost session, and sent when there is a network. */
export function useRunResults(runId: string) {
  const { client, storage, queryClient } = useServices()
  const { organisation } = usePlace()
  const { id: user } = useUser()
  const online = useOnline()
  const [entries] = useState(() => {
    const theirs = new Map<string, RunResult>()
    return createEntries<ResultFields, RunResult>({
      most: maxRecorded,
      async send(entered) {
        const { stored, conflicts, refused } = await client.testRunner.record({
          results: entered.map(({ id, lockVersion, fields }) => ({ id, lockVersion, ...fields })),
        })
        for (const one of conflicts) theirs.set(one.id, one)
        return {
          changed: stored,
          refused: [...refused, ...conflicts.map(({ id }) => ({ id, code: 'CONFLICT' as const }))],
        }
      },
      resolve: (ids) => Promise.resolve(ids.flatMap((id) => theirs.get(id) ?? [])),
      onStored(results) {
        queryClient.setQueryData<OpenedRun>(runKey(organisation, runId), (run) => run && withStored(run, results))
        for (const kind of ['scenarioResults', 'testTasks', 'testRuns', 'testCoverage'])
          void queryClient.invalidateQueries({ queryKey: queryKeys.kind(organisation, kind) })
        return whenHeard()
      },
      notes: createEntryNotes<ResultFields>(store(storage), user, organisation),
      isOnline: () => navigator.onLine,
    })
  })
  const state = useSyncExternalStore(entries.subscribe, entries.get, entries.get)
  useEffect(() => {
    if (online) void entries.flush()
  }, [online, entries])
  return { ...entries, ...state, online }
}

/** Results that are recorded. */
export type RunResults = ReturnType<typeof useRunResults>
