import { useCallback } from 'react'
import { usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { type RawSearch, stringifySearch } from '../../../shell/searchParams.js'

/** Answers the address of the results: of all runs, or as the search parameters say. */
export function useResultsHref(): (search?: RawSearch) => string {
  const place = usePlace()
  return useCallback(
    (search = {}) => addressOf(inOrganisation('implementation/scenario-results'), place) + stringifySearch(search),
    [place],
  )
}
