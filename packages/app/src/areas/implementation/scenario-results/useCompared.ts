import type { TestRun } from '@embpm/contract/test-run'
import type { OpenedRun } from '@embpm/contract/test-runner'
import { useMemo } from 'react'
import { type ComparedStep, compareRuns } from './compareRuns.js'
import { useRunQuery, useRunsOf } from './useRunQuery.js'

/** Props of `ComparePage`. */
export interface ComparePageProps {
  /** Ids of the runs; without them the newest two of the scenario, without the first the one before the second. */
  from: string | null
  to: string | null
  /** Id of the scenario, where no run is named. */
  scenario: string | null
}

/** Two runs that are compared, as far as they are loaded. */
export interface Comparison {
  scenarioId: string | null
  /** The runs of the scenario, the newest first. */
  list: readonly TestRun[]
  /** Whether the list is there. */
  loaded: boolean
  /** Ids of the two; `null` where there is none. */
  earlier: string | null
  later: string | null
  before: OpenedRun | undefined
  after: OpenedRun | undefined
  steps: readonly ComparedStep[] | null
  error: Error | null
  /** Asks again for what could not be loaded. */
  retry: () => Promise<unknown>
}

/** Finds the two runs that an address means, and compares them. */
export function useCompared({ from, to, scenario }: ComparePageProps): Comparison {
  const named = useRunQuery(to ?? from)
  const scenarioId = named.data?.run.scenarioId ?? scenario
  const runs = useRunsOf(scenarioId)
  const list = runs.data?.rows ?? []
  const later = to ?? list.find(({ id }) => id !== from)?.id ?? null
  const laterNo = list.find(({ id }) => id === later)?.runNo ?? 0
  const earlier = from ?? list.find(({ runNo }) => runNo < laterNo)?.id ?? null
  const before = useRunQuery(earlier)
  const after = useRunQuery(later)
  const steps = useMemo(
    () => (before.data && after.data ? compareRuns(before.data, after.data) : null),
    [before.data, after.data],
  )
  return {
    scenarioId,
    list,
    loaded: runs.data !== undefined,
    earlier,
    later,
    before: before.data,
    after: after.data,
    steps,
    error: named.error ?? runs.error ?? before.error ?? after.error,
    retry: () => Promise.all([named, runs, before, after].flatMap((one) => (one.isError ? [one.refetch()] : []))),
  }
}
