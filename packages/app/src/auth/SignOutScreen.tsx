import { LinkButton } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuthPage } from './AuthPage.js'

const route = getRouteApi('/sign-out')

/**
 * Says that one is signed out, and where from: `here` when the identity provider could not be reached, where the user may
 * still be signed in.
 */
export function SignOutScreen() {
  const { ended } = route.useRouteContext()
  const { t } = useTranslation()
  return (
    <AuthPage title={t('auth.signedOutTitle')} lead={t('auth.signedOutText')}>
      {ended === 'here' && <Message tone="warning">{t('auth.signedOutHere')}</Message>}
      <LinkButton href="/sign-in" variant="primary">
        {t('auth.signInAgain')}
      </LinkButton>
    </AuthPage>
  )
}
