import { useSyncExternalStore } from 'react'
import { useServices } from '../shell/ServicesProvider.js'
import type { HostState } from './createHostLink.js'

/** How far the workspace has come with the application in whose window it is shown. */
export function useHost(): HostState {
  const { host } = useServices()
  return useSyncExternalStore(host.subscribe, host.state, host.state)
}
