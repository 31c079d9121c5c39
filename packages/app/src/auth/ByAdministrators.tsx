import { LinkButton } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import { AuthPage, type AuthPageProps } from './AuthPage.js'

/** A page about accounts where administrators make them: who to ask. */
export function ByAdministrators({ title, lead }: Pick<AuthPageProps, 'title' | 'lead'>) {
  const { t } = useTranslation()
  return (
    <AuthPage title={title} lead={lead}>
      <LinkButton href="/sign-in" variant="primary">
        {t('auth.toSignIn')}
      </LinkButton>
    </AuthPage>
  )
}
