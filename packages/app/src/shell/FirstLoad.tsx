import { useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react'
import { isPainted, removePainted } from '../painted/painted.js'
import { layoutAt, pageAt } from '../routes/views.js'
import { LoadingFrame } from './LoadingFrame.js'
import { PendingScreen } from './PendingScreen.js'
import { useLook } from './useLook.js'

/** How long a first load may take before something is shown, in ms: the router's `defaultPendingMs`, which begins after it. */
const pendingTime = 300

/**
 * Around what the router shows: until it has a page for the first time, which is after user and organisations are loaded,
 * it shows nothing. What the document has painted stays until then; where it has painted nothing, the frame of the page that
 * is loaded is shown.
 */
export function FirstLoad({ children }: { children: ReactNode }): ReactElement {
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 })
  useLayoutEffect(() => {
    if (!isEmpty) removePainted()
  }, [isEmpty])
  return (
    <>
      {isEmpty && !isPainted() && <PendingFrame />}
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
  const [{ layout: chosen }] = useLook()
  const { pathname, search } = useRouterState({ select: ({ location }) => location })
  const layout = layoutAt(pathname, 'layout' in search ? search.layout : undefined, chosen)
  const isFramed = pageAt(pathname)?.page.signedIn === true && (layout === 'classy' || layout === 'dense')
  if (!isFramed) return <PendingScreen />
  return (
    <LoadingFrame layout={layout}>
      <PendingScreen />
    </LoadingFrame>
  )
}
