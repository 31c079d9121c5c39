import { lazy } from 'react'
import { SignInScreen } from '../shell/SignInScreen.js'
import { useServices } from '../shell/ServicesProvider.js'
import type { SignInProblem } from '../session/SignIn.js'

const OidcSignInScreen = lazy(async () => {
  const { OidcSignInScreen } = await import('./OidcSignInScreen.js')
  return { default: OidcSignInScreen }
})

/** Props of `SignInPage`. */
export interface SignInPageProps {
  /** Why a sign-in at the identity provider came to nothing. */
  problem?: SignInProblem
}

/** The sign-in page of the way to sign in that this deployment has. */
export function SignInPage({ problem }: SignInPageProps) {
  const { signIn } = useServices()
  return signIn.kind === 'oidc' ? <OidcSignInScreen signIn={signIn} problem={problem} /> : <SignInScreen />
}
