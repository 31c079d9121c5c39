import { useRouterState } from '@tanstack/react-router'
import { isBuilt, pageAt } from '../routes/views.js'
import { NotFoundScreen } from './NotFoundScreen.js'
import { RedirectScreen } from './RedirectScreen.js'

/** Props of `MissingScreen`. */
export interface MissingScreenProps {
  /** What a guard said of it: `organisation` where that is not the user's, `disabledOrganisation` where it opens to nobody. */
  data?: unknown
}

/** Shown where there is no page: an unknown path is tried again once, a page that is not built yet is not. */
export function MissingScreen({ data }: MissingScreenProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  if (data === 'organisation' || data === 'disabledOrganisation') return <NotFoundScreen kind={data} />
  const at = pageAt(pathname)
  if (at && !isBuilt(at.page)) return <NotFoundScreen kind="page" />
  return <RedirectScreen />
}
