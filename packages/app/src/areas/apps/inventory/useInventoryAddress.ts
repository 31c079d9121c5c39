import type { TableView } from '@embpm/ui/data-table'
import { useParams, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { formatListSearch, parseListSearch } from '../../../entity/listSearch.js'
import { isNarrowed, stepOf } from '../../../entity/step.js'
import { usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { inOrganisation } from '../../../routes/page.js'
import { addressOf } from '../../../routes/views.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { productList } from './productList.js'

/** The id that an address gives a product that does not exist yet. */
export const newProduct = 'new'

/** The order of the service, unless something else is asked for. */
const byName = { column: 'name', direction: 'ascending' } as const

/** The parameters of a view; the order by name goes without saying. */
const searchOf = (view: TableView): string =>
  stringifySearch(
    formatListSearch(productList, {
      ...view,
      sort: view.sort?.column === byName.column && view.sort.direction === byName.direction ? null : view.sort,
    }),
  )

/** What the address of the inventory says, and the ways to another one: `/apps/inventory/{productId}?q=…&sort=-price&page=2`. */
export function useInventoryAddress() {
  const router = useRouter()
  const place = usePlace()
  const { productId }: { productId?: string } = useParams({ strict: false })
  const raw = useRawSearch()
  const { view, ignored } = useMemo(() => parseListSearch(productList, raw), [raw])
  const search = useMemo(() => searchOf(view), [view])
  const list = addressOf(inOrganisation('apps/inventory'), place)
  const productHref = useCallback((id: string) => `${list}/${encodeURIComponent(id)}${search}`, [list, search])
  const go = (href: string, step: Partial<ReturnType<typeof stepOf>> = {}) =>
    void router.navigate({ href, resetScroll: false, ...step })
  const here = productId === undefined ? list : `${list}/${encodeURIComponent(productId)}`
  return {
    /** The product that is open; {@link newProduct} for one that does not exist yet. */
    productId,
    view: useMemo(() => ({ ...view, sort: view.sort ?? byName }), [view]),
    /** What the address asks for in vain. */
    ignored,
    /** Address of the list. */
    listHref: list + search,
    /** Address with a product opened. Memoised. */
    productHref,
    open: (id: string) => go(productHref(id)),
    begin: () => go(productHref(newProduct)),
    close: () => go(list + search, { replace: true }),
    show: (next: TableView) => go(here + searchOf(next), stepOf(router, isNarrowed(view), isNarrowed(next))),
    /** Leaves out of the address what it asks for in vain. */
    clean: () => go(here + search, { replace: true }),
  }
}

/** What the address of the inventory says, and the ways to another one. */
export type InventoryAddress = ReturnType<typeof useInventoryAddress>
