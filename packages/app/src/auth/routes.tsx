import { lazyPart } from '@embpm/ui/lazy-part'
import { createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { routeComponent } from '../routes/screen.js'
import { signInProblems } from '../session/SignIn.js'
import { rootRoute } from '../shell/rootRoute.js'
import { signInStep } from './signInStep.js'

const orElse = z.catch

const getParentRoute = () => rootRoute

/** The query of the sign-in page; the identity provider's answer is read from the address itself. */
const signInSearch = z.object({ problem: orElse(z.optional(z.enum(signInProblems)), undefined) })

const signInRoute = createRoute({
  getParentRoute,
  path: '/sign-in',
  validateSearch: signInSearch,
  beforeLoad: async ({ context: { services }, search: { problem }, location, preload }) => {
    // What the provider answered can be taken once only.
    if (preload) return
    const step = await signInStep(services, location.searchStr, problem)
    // The answer must not stay in the history.
    if ('go' in step) throw redirect({ href: step.go, replace: true })
    if ('problem' in step) throw redirect({ to: '/sign-in', search: { problem: step.problem }, replace: true })
  },
  component: routeComponent(lazyPart(async () => (await import('./SignInPage.js')).SignInPage)),
})

const signOutRoute = createRoute({
  getParentRoute,
  path: '/sign-out',
  beforeLoad: async ({ context: { services }, preload }) => {
    if (preload) return { ended: 'everywhere' as const }
    services.storage.set('redirectUrl', null)
    services.drafts.clear()
    services.storage.set('assistantChats', null)
    // The embedded mode has a sign-out of its own: it ends here, and asks for the realm again.
    if (services.host.state().status === 'ready') {
      services.session.signOut()
      throw redirect({ to: '/ms-teams/set-realms', replace: true })
    }
    return { ended: await services.session.endSession() }
  },
  component: routeComponent(lazyPart(async () => (await import('./SignOutScreen.js')).SignOutScreen)),
})

/** Accounts of an identity provider are made and recovered there. */
const ownAccounts = ({
  context: { services },
}: {
  context: Pick<typeof rootRoute.types.routerContext, 'services'>
}) => {
  if (services.signIn.kind === 'oidc') throw redirect({ to: '/sign-in', replace: true })
}

const signUpRoute = createRoute({
  getParentRoute,
  path: '/sign-up',
  beforeLoad: ownAccounts,
  component: routeComponent(lazyPart(async () => (await import('./SignUpScreen.js')).SignUpScreen)),
})

const acceptInvitationRoute = createRoute({
  getParentRoute,
  path: '/accept-invitation',
  validateSearch: z.object({ invitation: orElse(z.string().check(z.maxLength(100)), '') }),
  beforeLoad: ownAccounts,
  component: routeComponent(lazyPart(async () => (await import('./AcceptInvitationScreen.js')).AcceptInvitationScreen)),
})

const forgotPasswordRoute = createRoute({
  getParentRoute,
  path: '/forgot-password',
  beforeLoad: ownAccounts,
  component: routeComponent(lazyPart(async () => (await import('./ForgotPasswordScreen.js')).ForgotPasswordScreen)),
})

const resetPasswordRoute = createRoute({
  getParentRoute,
  path: '/reset-password',
  beforeLoad: ownAccounts,
  component: routeComponent(lazyPart(async () => (await import('./ResetPasswordScreen.js')).ResetPasswordScreen)),
})

const confirmationRequiredRoute = createRoute({
  getParentRoute,
  path: '/confirmation-required',
  component: routeComponent(
    lazyPart(async () => (await import('./ConfirmationRequiredScreen.js')).ConfirmationRequiredScreen),
  ),
})

const unlockRoute = createRoute({
  getParentRoute,
  path: '/unlock-session',
  beforeLoad: async (step) => {
    ownAccounts(step)
    const { session } = step.context.services
    if (step.preload || step.location.state.lock !== true) return
    const user = await session.user()
    if (user) session.lock(user.email)
  },
  component: routeComponent(lazyPart(async () => (await import('./UnlockScreen.js')).UnlockScreen)),
})

const realmSignIn = (page: 'tremco' | 'sub') =>
  routeComponent(
    lazyPart(async () => {
      const { RealmSignInScreen } = await import('./RealmSignInScreen.js')
      return () => <RealmSignInScreen page={page} />
    }),
  )

const tremcoSignInRoute = createRoute({
  getParentRoute,
  path: '/tremco-sign-in',
  component: realmSignIn('tremco'),
})

const subSignInRoute = createRoute({
  getParentRoute,
  path: '/sub-sign-in',
  component: realmSignIn('sub'),
})

/** All pages of signing in and out, for the root route. Source: spec.md, section 2. */
export const authRoutes = [
  signInRoute,
  signOutRoute,
  signUpRoute,
  acceptInvitationRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  confirmationRequiredRoute,
  unlockRoute,
  tremcoSignInRoute,
  subSignInRoute,
] as const
