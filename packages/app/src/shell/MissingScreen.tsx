import { useRouterState } from '@tanstack/react-router'
import { routeAt } from '../routes/routeAt.js'
import { stands } from '../routes/stands.js'
import { NotFoundScreen } from './NotFoundScreen.js'
import { RedirectScreen } from './RedirectScreen.js'

/** Props of `MissingScreen`. */
export interface MissingScreenProps {
  /** What a guard said of it: `organisation` where that is not the user's. */
  data?: unknown
}

/** What stands where no page does: an unknown path is tried again once, a page still to come is not. */
export function MissingScreen({ data }: MissingScreenProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  if (data === 'organisation') return <NotFoundScreen kind="organisation" />
  const at = routeAt(pathname)
  if (at && !stands(at.spec.path)) return <NotFoundScreen kind="page" />
  return <RedirectScreen />
}
