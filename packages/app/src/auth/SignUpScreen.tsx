import { Form } from '@embpm/forms/form'
import { TextInput } from '@embpm/forms/text-input'
import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { ByAdministrators } from './ByAdministrators.js'
import { useAuthForm } from './useAuthForm.js'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  email: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
  company: z.string(),
})

/** Asks for an account; its e-mail address is confirmed next. Source: spec.md, sections 2 and 7. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const { client, configuration } = useServices()
  const navigate = useNavigate()
  const form = useAuthForm(schema, { name: '', email: '', password: '', company: '' })

  const submit = async (values: z.infer<typeof schema>) => {
    try {
      await client.auth.signUp(values)
    } catch {
      throw new Error(t('signIn.unreachable'))
    }
    await navigate({ href: '/confirmation-required' })
  }

  if (configuration.accounts === 'invited')
    return <ByAdministrators title={t('auth.signUpTitle')} lead={t('auth.byInvitation')} />
  return (
    <AuthPage title={t('auth.signUpTitle')} lead={t('auth.signUpLead')}>
      <Form form={form} onSubmit={submit} aria-label={t('auth.signUpTitle')}>
        <TextInput name="name" label={t('auth.name')} autoComplete="name" required />
        <TextInput name="email" type="email" label={t('signIn.email')} autoComplete="username" required />
        <TextInput name="password" type="password" label={t('signIn.password')} autoComplete="new-password" required />
        <TextInput name="company" label={t('auth.company')} autoComplete="organization" />
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('auth.signUp')}
        </Button>
      </Form>
      <p className="emb-app-auth-links">
        <span>{t('auth.haveAccount')}</span> <Link href="/sign-in">{t('signIn.submit')}</Link>
      </p>
    </AuthPage>
  )
}
