import { useCallback } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'

/** Answers the address of a run; at a step by the id of its result; without one that of all that are open, of one scenario where it is named. */
export function useRunHref(): (search?: { run?: string; scenario?: string; step?: string }) => string {
  const place = usePlace()
  return useCallback(
    (search = {}) => addressOf(inOrganisation('implementation/test-task/run'), place) + stringifySearch(search),
    [place],
  )
}
