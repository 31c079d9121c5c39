import { getRouteApi } from '@tanstack/react-router'
import { SignInPage } from './SignInPage.js'

const route = getRouteApi('/sign-in')

/** The sign-in page, told by its address what went wrong. */
export function SignInRoute() {
  const { problem } = route.useSearch()
  return <SignInPage problem={problem} />
}
