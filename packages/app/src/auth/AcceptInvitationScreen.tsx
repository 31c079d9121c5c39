import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Message } from '@embpm/ui/message'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedSignInError, signInProblem } from '../session/askForSession.js'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { NewPasswordForm } from './NewPasswordForm.js'

const route = getRouteApi('/accept-invitation')

/** Where the link of an invitation leads: one press signs in; where there are passwords, with the one that is chosen here. */
export function AcceptInvitationScreen() {
  const { t } = useTranslation()
  const { session, storage, configuration } = useServices()
  const router = useRouter()
  const { invitation } = route.useSearch()
  const [problem, setProblem] = useState<unknown>(invitation === '' ? new RefusedSignInError('notInvited') : null)
  const accept = async (password?: string) => {
    setProblem(null)
    try {
      await session.accept(invitation, password)
    } catch (error) {
      setProblem(error)
      return
    }
    // Whoever was here before was at work in other organisations.
    storage.set('redirectUrl', null)
    await router.navigate({ href: '/', replace: true })
  }
  const choosesPassword = configuration.accounts === 'invited' && invitation !== ''
  return (
    <AuthPage title={t('auth.acceptTitle')} lead={t(choosesPassword ? 'auth.acceptWithPassword' : 'auth.acceptLead')}>
      {problem !== null && <Message tone="danger">{signInProblem(problem, t)}</Message>}
      {choosesPassword ? (
        <NewPasswordForm label={t('auth.acceptTitle')} submit={t('auth.accept')} onSubmit={accept} />
      ) : (
        <Button variant="primary" disabled={invitation === ''} onPress={() => accept()}>
          {t('auth.accept')}
        </Button>
      )}
      <p className="emb-app-auth-links">
        <Link href="/sign-in">{t('auth.toSignIn')}</Link>
      </p>
    </AuthPage>
  )
}
