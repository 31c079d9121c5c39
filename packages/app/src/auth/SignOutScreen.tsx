import { LinkButton } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import { AuthPage } from './AuthPage.js'

/** Props of `SignOutScreen`. */
export interface SignOutScreenProps {
  /** `here` when the identity provider could not be reached: the user may still be signed in there. */
  ended: 'everywhere' | 'here'
}

/** Says that one is signed out, and where from. */
export function SignOutScreen({ ended }: SignOutScreenProps) {
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
