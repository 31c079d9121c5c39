import { getRouteApi } from '@tanstack/react-router'
import { SignOutScreen } from './SignOutScreen.js'

const route = getRouteApi('/sign-out')

/** The page after signing out; its route says how far the session has ended. */
export function SignOutRoute() {
  const { ended } = route.useRouteContext()
  return <SignOutScreen ended={ended} />
}
