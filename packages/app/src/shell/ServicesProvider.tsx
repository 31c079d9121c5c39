import { createContext, use, type ReactNode, useSyncExternalStore } from 'react'
import type { Services } from '../session/services.js'
import type { HostState } from '../embedded/createHostLink.js'

const Context = createContext<Services | null>(null)

/** Gives the workspace's parts to everything below. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <Context value={services}>{children}</Context>
}

/** The parts of this workspace: client, storage, session, caches. Throws outside of the workspace. */
export function useServices(): Services {
  const services = use(Context)
  if (!services) throw new Error('useServices needs a ServicesProvider above it')
  return services
}

/** How far the workspace has come with the application in whose window it is shown. */
export function useHost(): HostState {
  const { host } = useServices()
  return useSyncExternalStore(host.subscribe, host.state, host.state)
}
