import { useNavigate, useRouterState } from '@tanstack/react-router'
import { switchedPath } from './switchedPath.js'

/** How long the switch waits before it goes to the other organisation, in ms. Source: spec.md, section 9. */
const switchDelay = 100

/**
 * Goes to another organisation; switching keeps the list or form one is on. The guard there remembers it and asks for the
 * roles again, so nothing is remembered where unsaved entries keep one here.
 */
export function useOrganisationSwitch() {
  const navigate = useNavigate()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  return (organisation: string) => {
    window.setTimeout(() => void navigate({ href: switchedPath(pathname, { organisation }) }), switchDelay)
  }
}
