import { LinkButton } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { ByAdministrators } from './ByAdministrators.js'
import { NewPasswordForm } from './NewPasswordForm.js'

/** Sets a new password, typed twice. */
export function ResetPasswordScreen() {
  const { t } = useTranslation()
  const { client, configuration } = useServices()
  const [isSaved, setIsSaved] = useState(false)

  const submit = async (password: string) => {
    try {
      await client.auth.resetPassword({ password })
    } catch {
      throw new Error(t('signIn.unreachable'))
    }
    setIsSaved(true)
  }

  if (configuration.accounts === 'invited')
    return <ByAdministrators title={t('auth.resetTitle')} lead={t('auth.newByAdministrator')} />
  if (isSaved) {
    return (
      <AuthPage title={t('auth.resetTitle')}>
        <Message tone="success">{t('auth.resetDone')}</Message>
        <LinkButton href="/sign-in" variant="primary">
          {t('signIn.submit')}
        </LinkButton>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth.resetTitle')} lead={t('auth.resetLead')}>
      <NewPasswordForm label={t('auth.resetTitle')} submit={t('auth.resetSave')} onSubmit={submit} />
    </AuthPage>
  )
}
