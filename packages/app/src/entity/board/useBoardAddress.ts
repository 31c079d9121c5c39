import type { Entity } from '@embpm/contract'
import type { TableView } from '@embpm/ui/data-table'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { stringifySearch, type RawSearch } from '../../shell/searchParams.js'
import type { EntityKind } from '../EntityKind.js'
import { kindHref, usePlace, useRawSearch } from '../usePlace.js'
import { formatListSearch, parseListSearch } from '../listSearch.js'
import { isNarrowed, stepOf } from '../step.js'
import { useProjectLeave } from '../useProjectFilter.js'
import { groupFilter, type BoardGroup } from './boardGroups.js'

/** The address of a board or of another view of a list, and where it leads. */
export type BoardAddress<E extends Entity> = ReturnType<typeof useBoardAddress<E>>

/**
 * The address of a board, or of another view of a list: the list's own, and what it says besides.
 * @param shownAs name of the view in the address
 * @param groups fields that the view can be grouped by, named by the parameter `group`; without it by the first
 */
export function useBoardAddress<E extends Entity>(
  kind: EntityKind<E>,
  shownAs = 'board',
  groups: readonly (keyof E & string)[] = [],
) {
  const place = usePlace()
  const raw = useRawSearch()
  const router = useRouter()
  const { view, ignored } = useMemo(() => parseListSearch(kind, raw), [kind, raw])
  const group = groups.find((field) => field === raw.group)
  const isGroupIgnored = raw.group !== undefined && groups.length > 0 && group === undefined
  const leaveProject = useProjectLeave(kind.name)
  const goTo = (search: RawSearch, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({ href: kindHref(kind, place) + stringifySearch(search), resetScroll: false, ...step })
  return {
    raw,
    view,
    ignored: isGroupIgnored ? [...ignored, `group=${String(raw.group)}`] : ignored,
    /** The field that it is grouped by; `undefined` for the first one that it can be grouped by. */
    group,
    /** Groups by another field. */
    groupBy: (field: keyof E & string) => {
      const { group: _group, page: _page, ...rest } = raw
      goTo(field === groups[0] ? rest : { ...rest, group: field }, stepOf(router, isNarrowed(view), isNarrowed(view)))
    },
    goTo,
    /** Goes to other rows of the same view. */
    show: (next: TableView) => {
      leaveProject(next.filters)
      goTo(
        {
          view: shownAs,
          ...(group !== undefined && { group }),
          ...(raw.zoom !== undefined && { zoom: raw.zoom }),
          ...(raw.saved !== undefined && { saved: raw.saved }),
          ...formatListSearch(kind, next),
        },
        stepOf(router, isNarrowed(view), isNarrowed(next)),
      )
    },
    /** Address of the list of what is in one group, such as a column's cards. */
    listHref: (field: string, of: Pick<BoardGroup, 'value' | 'name'>) =>
      kindHref(kind, place) +
      stringifySearch(
        formatListSearch(kind, { ...view, page: 1, filters: { ...view.filters, ...groupFilter(kind, field, of) } }),
      ),
  }
}
