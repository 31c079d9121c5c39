import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { PendingScreen } from '../shell/PendingScreen.js'
import { useServices } from '../shell/ServicesProvider.js'
import { EmbeddedFrame } from './EmbeddedFrame.js'
import { EmbeddedGate } from './EmbeddedGate.js'
import { entryHref } from './entryHref.js'
import { ErrorMessage } from './ErrorMessage.js'
import { WindowDone } from './WindowDone.js'

const route = getRouteApi('/ms-teams')

/** The page that the host opens: goes on to where one wants to be, or to the sign-in. */
export function EmbeddedEntry() {
  const { window: done } = route.useSearch()
  if (done) return <WindowDone />
  return (
    <EmbeddedGate web="/">
      <Entering />
    </EmbeddedGate>
  )
}

function Entering() {
  const services = useServices()
  const { page } = route.useSearch()
  const navigate = useNavigate()
  const { mutate, isError } = useMutation({
    mutationFn: async () => {
      const state = await services.host.connect()
      if (state.status !== 'ready') throw new Error('The host is gone')
      return entryHref(services, state.context, page)
    },
  })
  const enter = useCallback(
    () => mutate(undefined, { onSuccess: (href) => void navigate({ href, replace: true }) }),
    [mutate, navigate],
  )
  useEffect(enter, [enter])
  return <EmbeddedFrame>{isError ? <ErrorMessage onRetry={enter} /> : <PendingScreen />}</EmbeddedFrame>
}
