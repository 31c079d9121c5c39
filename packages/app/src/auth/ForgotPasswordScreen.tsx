import { Form } from '@embpm/forms/form'
import { TextInput } from '@embpm/forms/text-input'
import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { ByAdministrators } from './ByAdministrators.js'
import { useAuthForm } from './useAuthForm.js'

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(1)) })

/** Asks for a new password. What it answers does not tell whether there is such an account. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const { client, configuration } = useServices()
  const form = useAuthForm(schema, { email: '' })

  const submit = async (values: z.infer<typeof schema>) => {
    try {
      await client.auth.forgotPassword(values)
    } catch {
      throw new Error(t('signIn.unreachable'))
    }
  }

  if (configuration.accounts === 'invited')
    return <ByAdministrators title={t('auth.forgotTitle')} lead={t('auth.newByAdministrator')} />
  return (
    <AuthPage title={t('auth.forgotTitle')} lead={t('auth.forgotLead')}>
      {form.formState.isSubmitSuccessful && <Message tone="success">{t('auth.forgotSent')}</Message>}
      <Form form={form} onSubmit={submit} aria-label={t('auth.forgotTitle')}>
        <TextInput name="email" type="email" label={t('signIn.email')} autoComplete="username" required />
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('auth.forgotSend')}
        </Button>
      </Form>
      <p className="emb-app-auth-links">
        <Link href="/sign-in">{t('auth.toSignIn')}</Link>
      </p>
    </AuthPage>
  )
}
