import type { EntityName } from '@embpm/contract'
import { useCallback } from 'react'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { type RawSearch, stringifySearch } from '../../../shell/searchParams.js'

/** Addresses of what is behind a figure. */
export interface ListHrefs {
  /** The list of a kind, with filters by their columns; a filter that is `null` is left out. */
  list: (kind: EntityName, filters?: Readonly<Record<string, string | readonly string[] | null>>) => string
  /** A page by its path below the organisation. */
  page: (path: string, search?: RawSearch) => string
}

const everywhere: readonly string[] = []

/**
 * Answers the addresses of what is behind a figure.
 * @param areaIds the business areas that the figure is of; only what belongs to areas may be asked for then. Default: all
 */
export function useListHref(areaIds = everywhere): ListHrefs {
  const place = usePlace()
  const list = useCallback<ListHrefs['list']>(
    (kind, filters = {}) =>
      kindHref({ name: kind }, place) + stringifySearch({ ...filters, ...(areaIds.length > 0 && { areaId: areaIds }) }),
    [place, areaIds],
  )
  const page = useCallback<ListHrefs['page']>(
    (path, search = {}) => addressOf(inOrganisation(path), place) + stringifySearch(search),
    [place],
  )
  return { list, page }
}
