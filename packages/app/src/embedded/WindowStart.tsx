import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthPage } from '../auth/AuthPage.js'
import { ProblemMessage } from '../auth/ProblemMessage.js'
import { SignInError, type OidcSignIn, type SignInProblem } from '../session/SignIn.js'
import { useServices } from '../shell/ServicesProvider.js'

/** Props of `WindowStart`. */
export interface WindowStartProps {
  signIn: OidcSignIn
  /** One of the realms of the deployment. */
  realm: string
}

/** The beginning of a sign-in in a window of its own: leaves for the identity provider, which no frame could. */
export function WindowStart({ signIn, realm }: WindowStartProps) {
  const { t } = useTranslation()
  const { host } = useServices()
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const leave = async () => {
      try {
        await signIn.begin({ realm, returnTo: '/ms-teams?window=done' })
      } catch (error) {
        const reason = error instanceof SignInError ? error.problem : 'unreachable'
        setProblem(reason)
        const opened = await host.open().catch(() => null)
        opened?.fail(reason)
      }
    }
    void leave()
  }, [host, realm, signIn])
  if (problem === null) return <AuthPage title={t('auth.leaving')} lead={t('auth.leavingText')} />
  return (
    <AuthPage title={t('signIn.title')}>
      <ProblemMessage problem={problem} />
    </AuthPage>
  )
}
