import { useCallback } from 'react'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'

/** Answers the address of the test tasks of a process of a scenario as a grid. */
export function useStepsHref(): (scenario: string, process?: string) => string {
  const place = usePlace()
  return useCallback(
    (scenario, process) =>
      kindHref({ name: 'testTasks' }, place) +
      stringifySearch({ view: 'steps', scenario, ...(process && { process }) }),
    [place],
  )
}
