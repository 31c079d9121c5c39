import { isShellParameter, parseSearch, stringifySearch, type RawSearch } from '../../shell/searchParams.js'

/** Value of the parameter `saved` for a list that is shown without any view, not even the default one. */
export const withoutView = 'none'

/** What of an address is where one stands in the list, and no part of a view. */
const isPassing = (name: string) => name === 'saved' || name === 'page' || isShellParameter(name)

/**
 * The part of a list's address that a view keeps: search, filters, order, columns, size and how the list is shown, in a fixed
 * order; without a question mark.
 */
export function viewAddress(search: RawSearch): string {
  const kept = Object.entries(search)
    .filter(([name]) => !isPassing(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return stringifySearch(Object.fromEntries(kept)).replace(/^\?/, '')
}

/** The search parameters that show a view. */
export const viewSearch = ({ id, address }: { id: string; address: string }): RawSearch => ({
  ...Object.fromEntries(Object.entries(parseSearch(address)).filter(([name]) => !isPassing(name))),
  saved: id,
})

/** Whether an address asks for something else than a view; the order of its parameters does not matter. */
export const differsFrom = ({ address }: { address: string }, search: RawSearch): boolean =>
  viewAddress(parseSearch(address)) !== viewAddress(search)
