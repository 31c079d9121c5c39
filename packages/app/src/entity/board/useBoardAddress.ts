import type { Entity } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stringifySearch, type RawSearch } from '../../shell/searchParams.js'
import type { EntityKind } from '../EntityKind.js'
import { kindHref, usePlace, useRawSearch } from '../usePlace.js'
import { formatListSearch, parseListSearch } from '../listSearch.js'
import { isNarrowed, stepOf } from '../step.js'

/**
 * The address of a board, or of another view of a list: the list's own, and what it says besides.
 * @param shownAs name of the view in the address
 */
export function useBoardAddress<E extends Entity>(kind: EntityKind<E>, shownAs = 'board') {
  const place = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const { view, ignored } = useMemo(() => parseListSearch(kind, raw), [kind, raw])
  const goTo = (search: RawSearch, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({ href: kindHref(kind, place) + stringifySearch(search), resetScroll: false, ...step })
  return {
    raw,
    view,
    ignored,
    goTo,
    /** Goes to other rows of the same view. */
    show: (next: TableView) =>
      goTo(
        {
          view: shownAs,
          ...(raw.saved !== undefined && { saved: raw.saved }),
          ...formatListSearch(kind, next),
        },
        stepOf(router, isNarrowed(view), isNarrowed(next)),
      ),
    /** Address of the list of one column's cards. */
    listHref: (field: string, value: string) =>
      kindHref(kind, place) +
      stringifySearch(formatListSearch(kind, { ...view, page: 1, filters: { ...view.filters, [field]: [value] } })),
  }
}
