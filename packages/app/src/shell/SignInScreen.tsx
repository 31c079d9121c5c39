import { useRouter } from '@tanstack/react-router'
import { SignInForm } from '../auth/SignInForm.js'
import { takeTarget } from '../session/landing.js'
import { useServices } from './ServicesProvider.js'

/** The sign-in page within the workspace, as one comes to it after a session has ended. */
export function SignInScreen() {
  const { session, storage, sampleCredentials } = useServices()
  const router = useRouter()
  return (
    <SignInForm
      sample={sampleCredentials}
      signIn={async (credentials) => {
        await session.signIn(credentials)
        await router.navigate({ href: takeTarget(storage) ?? '/', replace: true })
      }}
    />
  )
}
