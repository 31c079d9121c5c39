import { LinkButton } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import { AuthPage } from './AuthPage.js'

/** Says that an e-mail address has to be confirmed before one can sign in. */
export function ConfirmationRequiredScreen() {
  const { t } = useTranslation()
  return (
    <AuthPage title={t('auth.confirmTitle')} lead={t('auth.confirmText')}>
      <LinkButton href="/sign-in" variant="primary">
        {t('auth.toSignIn')}
      </LinkButton>
    </AuthPage>
  )
}
