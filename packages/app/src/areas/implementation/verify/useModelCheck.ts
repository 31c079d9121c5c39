import { dayOf } from '@embpm/calendar'
import type { CheckedModel } from '@embpm/contract/model-check'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { queryKeys } from '../../../session/queryKeys.js'
import { useServices } from '../../../shell/ServicesProvider.js'
import { createCheck, outcomeOf } from './createCheck.js'
import { outcomeOfRunning, outcomeOfStored, shownRules } from './shownRules.js'

/** What became of the outcome of a run on its way to the server. */
type Storing = 'none' | 'storing' | 'stored' | 'failed'

/** What was found last, the run that is going on, and its way to the server. */
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
  const [check] = useState(() => createCheck({ client, today: () => dayOf(new Date()) }))
  const run = useSyncExternalStore(check.subscribe, check.get, check.get)
  useEffect(() => () => check.close(), [check])

  const [storing, setStoring] = useState<Storing>('none')
  const keep = (next: CheckedModel) => queryClient.setQueryData(queryKey, next)
  const store = async () => {
    setStoring('storing')
    try {
      await queryClient.cancelQueries({ queryKey })
      keep(await client.modelCheck.store(outcomeOf(check.get())))
      setStoring('stored')
    } catch {
      setStoring('failed')
    }
  }
  const storeDone = useEffectEvent(() => void store())
  useEffect(() => {
    if (run.phase === 'done') storeDone()
  }, [run.phase])

  const { data } = known
  const isOwn = run.phase !== 'idle' && storing !== 'stored'
  const shown = useMemo(() => {
    const ignored = data?.ignored ?? []
    if (isOwn) return shownRules(outcomeOfRunning(run, ignored))
    return data?.latest ? shownRules(outcomeOfStored(data.latest, ignored)) : null
  }, [data, isOwn, run])
  return {
    known,
    run,
    storing,
    shown,
    /** Whether what is shown is of the run of this page, and not stored. */
    isOwn,
    start() {
      setStoring('none')
      return check.start()
    },
    retry() {
      setStoring('none')
      return check.retry()
    },
    cancel: check.cancel,
    store,
    keep,
    queryKey,
  }
}

/** What was found last, and the run that is going on. */
export type ModelCheck = ReturnType<typeof useModelCheck>
