import { lazyPart } from '@embpm/ui/lazy-part'
import { getRouteApi } from '@tanstack/react-router'
import { LazyScreen } from '../shell/ErrorScreen.js'
import { SignInScreen } from '../shell/SignInScreen.js'
import { useServices } from '../shell/ServicesProvider.js'

const oidcSignInScreen = lazyPart(async () => (await import('./OidcSignInScreen.js')).OidcSignInScreen)

const route = getRouteApi('/sign-in')

/** The sign-in page of the way to sign in that this deployment has; its address says what went wrong. */
export function SignInPage() {
  const { signIn } = useServices()
  const { problem } = route.useSearch()
  if (signIn.kind !== 'oidc') return <SignInScreen />
  return (
    <LazyScreen part={oidcSignInScreen}>
      {(OidcSignInScreen) => <OidcSignInScreen signIn={signIn} problem={problem} />}
    </LazyScreen>
  )
}
