import { getRouteApi } from '@tanstack/react-router'
import { SignInPage } from './SignInPage.js'

const route = getRouteApi('/sign-in')

/** The sign-in page; its address says what went wrong. */
export function SignInRoute() {
  const { problem } = route.useSearch()
  return <SignInPage problem={problem} />
}
