import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Message } from '@embpm/ui/message'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInProblem } from '../session/askForSession.js'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'

const route = getRouteApi('/accept-invitation')

/** Where the link of an invitation leads: one press signs in. */
export function AcceptInvitationScreen() {
  const { t } = useTranslation()
  const { session, storage } = useServices()
  const router = useRouter()
  const { invitation } = route.useSearch()
  const [problem, setProblem] = useState<ReturnType<typeof signInProblem> | null>(
    invitation === '' ? 'notInvited' : null,
  )
  const accept = async () => {
    setProblem(null)
    try {
      await session.accept(invitation)
    } catch (error) {
      setProblem(signInProblem(error))
      return
    }
    // Whoever was here before was at work in other organisations.
    storage.set('redirectUrl', null)
    await router.navigate({ href: '/', replace: true })
  }
  return (
    <AuthPage title={t('auth.acceptTitle')} lead={t('auth.acceptLead')}>
      {problem && <Message tone="danger">{t(`signIn.${problem}`)}</Message>}
      <Button variant="primary" disabled={invitation === ''} onPress={accept}>
        {t('auth.accept')}
      </Button>
      <p className="emb-app-auth-links">
        <Link href="/sign-in">{t('auth.toSignIn')}</Link>
      </p>
    </AuthPage>
  )
}
