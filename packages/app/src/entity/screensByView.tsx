import { useParams, type RouteComponent } from '@tanstack/react-router'
import type { RawSearch } from '../shell/searchParams.js'
import { useRawSearch } from './useRawSearch.js'

/** The screens of one address by its parameter `view`. */
export type ScreensByView = Readonly<Record<string, RouteComponent>>

/** Options of a route with several screens. */
interface ViewOptions {
  validateSearch: (search: RawSearch) => RawSearch
  loaderDeps: (options: { search: RawSearch }) => RawSearch
  loader: (options: { deps: RawSearch; params: object }) => Promise<void>
  staleTime: number
  component: RouteComponent
}

/**
 * Options of a route whose parameter `view` says which of its screens is shown. The one that is asked for is loaded before the
 * one that is shown leaves, and the others are not loaded at all. Below the page of one, which names its `id`, the first
 * screen stays.
 * @param first shown without the parameter, and for a view that there is not
 */
export function screensByView(first: RouteComponent, others: ScreensByView = {}): ViewOptions {
  const screenOf = ({ view }: RawSearch, params: object) =>
    (typeof view === 'string' && Object.hasOwn(others, view) && !('id' in params) ? others[view] : undefined) ?? first
  function ScreenByView() {
    const Screen = screenOf(useRawSearch(), useParams({ strict: false }))
    return <Screen />
  }
  return {
    // Everything passes: the screen names what it could not follow instead of failing or dropping it in silence.
    validateSearch: (search) => search,
    loaderDeps: ({ search: { view = '' } }) => ({ view }),
    loader: async ({ deps, params }) => screenOf(deps, params).preload?.(),
    staleTime: Infinity,
    component: ScreenByView,
  }
}
