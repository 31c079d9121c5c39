import { mayLoad, type LazyPart } from '@embpm/ui/lazy-part'
import type { RouteComponent } from '@tanstack/react-router'
import { use, type ComponentType } from 'react'

/** What a page shows, loaded when it is first opened. */
export type Screen = LazyPart<ComponentType>

/**
 * A screen as the router takes it: it is loaded before the page that is shown leaves. One that cannot be loaded shows the
 * error page, whose button tries again. Without network, or before the server answers again, it is not asked for: browsers
 * remember a module that failed for as long as the page lives.
 */
export function routeComponent(screen: Screen): RouteComponent {
  const load = () => (mayLoad() ? screen.load() : Promise.reject(new Error('There is no network')))
  function ScreenOfRoute() {
    const Loaded = screen.loaded() ?? use(load())
    return <Loaded />
  }
  const preload = async () => {
    if (!screen.loaded()) await load()
  }
  return Object.assign(ScreenOfRoute, { preload })
}
