import { dayOf } from '@embpm/calendar'
import type { IgnoredFinding } from '@embpm/contract/model-check'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { createCheck } from './createCheck.js'
import { outcomeOfRunning, outcomeOfStored, shownRules } from './shownRules.js'

const none: readonly IgnoredFinding[] = []

/** What was found last, and the run that is going on: its outcome is stored as soon as it is there. */
export function useModelCheck() {
  const { client, queryClient } = useServices()
  const { organisation } = usePlace()
  const queryKey = useMemo(() => queryKeys.kind(organisation, 'modelCheck'), [organisation])
  const known = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.modelCheck.read(undefined, { signal }),
    staleTime: 0,
    // What is ignored by another is seen on coming back.
    refetchOnWindowFocus: 'always',
  })
  const [check] = useState(() =>
    createCheck({
      client,
      today: () => dayOf(new Date()),
      async store(outcome) {
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, await client.modelCheck.store(outcome))
      },
    }),
  )
  const run = useSyncExternalStore(check.subscribe, check.get, check.get)
  useEffect(() => () => check.close(), [check])

  const { data } = known
  const isOwn = run.phase !== 'idle' && run.storing !== 'stored'
  const shown = useMemo(() => {
    const ignored = data?.ignored ?? none
    if (isOwn) return shownRules(outcomeOfRunning(run, ignored))
    return data?.latest ? shownRules(outcomeOfStored(data.latest, ignored)) : null
  }, [data, isOwn, run])
  return {
    ...check,
    known,
    run,
    shown,
    /** Whether what is shown is of the run of this page, and not stored. */
    isOwn,
    queryKey,
  }
}

/** What was found last, and the run that is going on. */
export type ModelCheck = ReturnType<typeof useModelCheck>
