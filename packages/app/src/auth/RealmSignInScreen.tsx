import { LinkButton } from '@embpm/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberedTarget } from '../session/landing.js'
import { SignInError, type SignInProblem } from '../session/SignIn.js'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { ProblemMessage } from './ProblemMessage.js'

/** Props of `RealmSignInScreen`. */
export interface RealmSignInScreenProps {
  /** Whose realm to sign in to. */
  page: 'tremco' | 'sub'
}

/** Leaves for the fixed realm of a special sign-in page at once; shows no more than that. Source: spec.md, section 2. */
export function RealmSignInScreen({ page }: RealmSignInScreenProps) {
  const { t } = useTranslation()
  const { signIn, storage } = useServices()
  const [problem, setProblem] = useState<SignInProblem | null>(signIn.kind === 'sample' ? 'realm' : null)
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current || signIn.kind === 'sample') return
    begun.current = true
    signIn
      .begin({ realm: signIn.specialRealm(page), returnTo: rememberedTarget(storage) })
      .catch((error: unknown) => setProblem(error instanceof SignInError ? error.problem : 'unreachable'))
  }, [page, signIn, storage])

  if (problem === null) return <AuthPage title={t('auth.leaving')} lead={t('auth.leavingText')} />
  return (
    <AuthPage title={t('signIn.title')}>
      <ProblemMessage problem={problem} />
      <LinkButton href="/sign-in" variant="primary">
        {t('auth.toSignIn')}
      </LinkButton>
    </AuthPage>
  )
}
