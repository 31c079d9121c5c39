import { useRouter } from '@tanstack/react-router'
import { SignInForm } from '../auth/SignInForm.js'
import { useTranslation } from 'react-i18next'
import { takeTarget } from '../session/landing.js'
import { useServices } from './ServicesProvider.js'

/** The sign-in page within the workspace, as one comes to it after a session has ended. */
export function SignInScreen() {
  const { t } = useTranslation()
  const { session, storage, sampleCredentials, lockedFor } = useServices()
  const reason = lockedFor()
  const router = useRouter()
  return (
    <SignInForm
      sample={sampleCredentials}
      notice={reason === null ? undefined : reason === '' ? t('auth.lockedNow') : t('auth.lockedBecause', { reason })}
      signIn={async (credentials) => {
        await session.signIn(credentials)
        await router.navigate({ href: takeTarget(storage) ?? '/', replace: true })
      }}
    />
  )
}
