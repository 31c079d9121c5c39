import { getRouteApi } from '@tanstack/react-router'
import { useServices } from '../shell/ServicesProvider.js'
import { EmbeddedFrame } from './EmbeddedFrame.js'
import { EmbeddedGate } from './EmbeddedGate.js'
import { EmbeddedSignIn } from './EmbeddedSignIn.js'
import { RealmForm } from './RealmForm.js'
import { WindowStart } from './WindowStart.js'

const route = getRouteApi('/ms-teams/set-realms')

/**
 * Where one signs in inside the host's window: chooses the realm among those of the deployment, or signs in by e-mail and
 * password where there is no identity provider. In the window that the host opens for it, it leaves for the provider.
 */
export function RealmsScreen() {
  const { realms } = route.useRouteContext()
  const { realm } = route.useSearch()
  const { signIn } = useServices()
  if (signIn.kind === 'oidc' && realm !== undefined && realms.includes(realm))
    return <WindowStart signIn={signIn} realm={realm} />
  return (
    <EmbeddedGate web="/sign-in">
      <EmbeddedFrame>
        {signIn.kind === 'oidc' ? <RealmForm signIn={signIn} realms={realms} /> : <EmbeddedSignIn />}
      </EmbeddedFrame>
    </EmbeddedGate>
  )
}
