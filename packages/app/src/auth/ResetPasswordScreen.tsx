import { Form } from '@embpm/forms/form'
import { TextInput } from '@embpm/forms/text-input'
import { Button, LinkButton } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { useAuthForm } from './useAuthForm.js'

interface Passwords {
  password: string
  repeated: string
}

/** Sets a new password, typed twice. */
export function ResetPasswordScreen() {
  const { t } = useTranslation()
  const { client } = useServices()
  const schema = z
    .object({ password: z.string().check(z.minLength(1)), repeated: z.string().check(z.minLength(1)) })
    .check(
      z.refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: t('auth.different') }),
    )
  const form = useAuthForm<Passwords>(schema, { password: '', repeated: '' })

  const submit = async ({ password }: Passwords) => {
    try {
      await client.auth.resetPassword({ password })
    } catch {
      throw new Error(t('signIn.unreachable'))
    }
  }

  if (form.formState.isSubmitSuccessful) {
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
      <Form form={form} onSubmit={submit} aria-label={t('auth.resetTitle')}>
        <TextInput name="password" type="password" label={t('auth.newPassword')} autoComplete="new-password" required />
        <TextInput
          name="repeated"
          type="password"
          label={t('auth.repeatPassword')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('auth.resetSave')}
        </Button>
      </Form>
    </AuthPage>
  )
}
