import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { ForbiddenScreen } from './ForbiddenScreen.js'
import { rootRoute } from './rootRoute.js'

/** The sign-in page. */
export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./SignInScreen.js'), 'SignInScreen'),
})

/** Signs out and goes to the sign-in page. */
export const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-out',
  beforeLoad: ({ context: { services } }) => {
    services.session.signOut()
    services.storage.set('redirectUrl', null)
    throw redirect({ to: '/sign-in', replace: true })
  },
})

/** Where one lands without the role or plan that a page needs. */
export const forbiddenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forbidden',
  component: ForbiddenScreen,
})
