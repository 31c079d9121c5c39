import type { LazyPart } from '@embpm/ui/lazy-part'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

/** What a page shows, loaded when it is first opened. */
export type Screen = LazyPart<ComponentType>

/**
 * A screen as the router takes it: it is loaded before the page that is shown leaves. One that cannot be loaded shows the
 * error page, whose button tries again; where a new deployment has replaced its file, the page is loaded again, once.
 */
export const routeComponent = (screen: Screen): RouteComponent =>
  lazyRouteComponent(async () => ({ default: await screen.load() }))
