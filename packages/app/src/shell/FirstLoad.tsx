import { LoadingBar } from '@embpm/ui/loading-bar'
import { SidebarLayout } from '@embpm/ui/layout'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { layoutAt, pageAt } from '../routes/views.js'
import { PendingScreen } from './PendingScreen.js'
import { BrandMark, currentYear, version } from './Brand.js'
import { useLook } from './useLook.js'

/** Stands in for the names of the organisation and of the user before they are loaded. Source: spec.md, section 9. */
const company = 'EMBPM'

/** How long a first load may take before something is shown, in ms: the router's `defaultPendingMs`, which begins after it. */
const pendingTime = 300

/**
 * Around what the router shows: until it has a page for the first time, which is after user and organisations are loaded,
 * it shows nothing, so that this shows the frame of the page that is loaded.
 */
export function FirstLoad({ children }: { children: ReactNode }): ReactElement {
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 })
  return (
    <>
      {isEmpty && <PendingFrame />}
      {children}
    </>
  )
}

function PendingFrame(): ReactNode {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pendingTime)
    return () => clearTimeout(timer)
  }, [])
  return isLate && <Frame />
}

function Frame(): ReactNode {
  const [year] = useState(currentYear)
  const [{ layout: chosen }] = useLook()
  const { pathname, search } = useRouterState({ select: ({ location }) => location })
  const layout = layoutAt(pathname, 'layout' in search ? search.layout : undefined, chosen)
  const isFramed = pageAt(pathname)?.page.signedIn === true && (layout === 'classy' || layout === 'dense')
  if (!isFramed) return <PendingScreen />
  return (
    <>
      <LoadingBar pending />
      <SidebarLayout
        inert
        look={layout}
        user={{ name: company, email: '' }}
        mark={<BrandMark />}
        version={version}
        year={year}
        header={null}
        organisation={<span className="emb-app-organisation">{company}</span>}
        navigation={null}
      >
        <PendingScreen />
      </SidebarLayout>
    </>
  )
}
