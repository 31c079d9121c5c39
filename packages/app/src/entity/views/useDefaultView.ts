import { useQuery } from '@tanstack/react-query'
import type { RawSearch } from '../../shell/searchParams.js'
import { useServices } from '../../shell/ServicesProvider.js'
import { viewSearch } from './viewAddress.js'
import { viewsQuery } from './viewsQuery.js'

/** What a bare address of a list shows. */
export interface DefaultView {
  /** Whether that is not known yet. */
  pending: boolean
  /** The search parameters of the default view; `null` when there is none, or views cannot be had. */
  search: RawSearch | null
}

/** The view that the user begins a list with. */
export function useDefaultView(kind: { name: string }, organisation: string): DefaultView {
  const { client } = useServices()
  const { data, isPending } = useQuery(viewsQuery(client, organisation, kind.name))
  const view = data?.find(({ isDefault }) => isDefault)
  return { pending: isPending, search: view ? viewSearch(view) : null }
}
