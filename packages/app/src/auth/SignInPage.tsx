import { lazyPart } from '@embpm/ui/lazy-part'
import { LazyScreen } from '../shell/LazyScreen.js'
import { SignInScreen } from '../shell/SignInScreen.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { SignInProblem } from '../session/SignIn.js'

const oidcSignInScreen = lazyPart(async () => (await import('./OidcSignInScreen.js')).OidcSignInScreen)

/** Props of `SignInPage`. */
export interface SignInPageProps {
  /** Why a sign-in at the identity provider came to nothing. */
  problem?: SignInProblem
}

/** The sign-in page of the way to sign in that this deployment has. */
export function SignInPage({ problem }: SignInPageProps) {
  const { signIn } = useServices()
  if (signIn.kind !== 'oidc') return <SignInScreen />
  return (
    <LazyScreen part={oidcSignInScreen}>
      {(OidcSignInScreen) => <OidcSignInScreen signIn={signIn} problem={problem} />}
    </LazyScreen>
  )
}
