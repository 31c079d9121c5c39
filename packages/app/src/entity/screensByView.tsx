import { useParams, type RouteComponent } from '@tanstack/react-router'
import { routeComponent, type Screen } from '../routes/screen.js'
import type { RawSearch } from '../shell/searchParams.js'
import type { Opening, Prefetch } from './prefetch.js'
import { useRawSearch } from './usePlace.js'

/** The screens of one address by its parameter `view`. */
export type ScreensByView = Readonly<Record<string, Screen>>

/** What is asked for with a screen: with the first one, and with others by their `view`. */
interface PrefetchByView extends Readonly<Record<string, Prefetch>> {
  first: Prefetch
}

/** Options of a route with several screens. */
interface ViewOptions {
  validateSearch: (search: RawSearch) => RawSearch
  loaderDeps: (options: { search: RawSearch }) => RawSearch
  loader: (opening: Opening & { deps: RawSearch }) => Promise<void>
  staleTime: number
  component: RouteComponent
}

/**
 * Options of a route whose parameter `view` says which of its screens is shown. The one that is asked for is loaded before the
 * one that is shown leaves, its data with it, and the others are not loaded at all. Below the page of one, which names its
 * `id`, the first screen stays.
 * @param first shown without the parameter, and for a view that there is not
 * @param prefetch asks for the data of a screen while it is loaded
 */
export function screensByView(first: Screen, others: ScreensByView = {}, prefetch?: PrefetchByView): ViewOptions {
  const firstComponent = routeComponent(first)
  const components = new Map(Object.entries(others).map(([view, screen]) => [view, routeComponent(screen)]))
  const viewOf = ({ view }: RawSearch, params: object) => {
    const other = typeof view === 'string' && !('id' in params) ? components.get(view) : undefined
    return { screen: other ?? firstComponent, name: other ? String(view) : 'first' }
  }
  function ScreenByView() {
    const params: { id?: string } = useParams({ strict: false })
    const { screen: Screen } = viewOf(useRawSearch(), params)
    return <Screen />
  }
  return {
    // Everything passes: the screen names what it could not follow instead of failing or dropping it in silence.
    validateSearch: (search) => search,
    loaderDeps: ({ search: { view = '' } }) => ({ view }),
    loader: async (opening) => {
      const { screen, name } = viewOf(opening.deps, opening.params)
      prefetch?.[name]?.(opening)
      await screen.preload?.()
    },
    staleTime: Infinity,
    component: ScreenByView,
  }
}
