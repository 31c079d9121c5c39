import type { TableView } from '@embpm/ui/data-table'
import type { HistoryState, RegisteredRouter } from '@tanstack/react-router'

/** Whether a view shows less than all there is. */
export const isNarrowed = ({ search, filters }: Pick<TableView, 'search' | 'filters'>): boolean =>
  search !== '' || Object.values(filters).some(({ length }) => length > 0)

/**
 * How the address follows what is done with the rows: in place of the address before, but for the first search or filter,
 * which is a step, so that Back takes it away before it leaves. See decisions/navigation.md.
 * @param before whether the rows were searched or filtered
 * @param after whether they are now
 */
export function stepOf(
  { history }: Pick<RegisteredRouter, 'history'>,
  before: boolean,
  after: boolean,
): { replace: boolean; state: HistoryState } {
  const { narrowed = false } = history.location.state
  const begins = !narrowed && !before && after
  return { replace: !begins, state: narrowed || begins ? { narrowed: true } : {} }
}
