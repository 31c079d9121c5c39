import { signInProblem } from '../session/askForSession.js'
import { Form } from '@embpm/forms/form'
import { TextInput } from '@embpm/forms/text-input'
import { Button } from '@embpm/ui/button'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useAuthForm } from '../auth/useAuthForm.js'
import { useServices } from '../shell/ServicesProvider.js'
import { EmbeddedPanel } from './EmbeddedPanel.js'

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
})

/** Signs in by e-mail and password inside the host's window, where the deployment has no identity provider. */
export function EmbeddedSignIn() {
  const { t } = useTranslation()
  const { session, sampleCredentials } = useServices()
  const navigate = useNavigate()
  const form = useAuthForm(schema, { email: '', password: '' })

  const submit = async (values: z.infer<typeof schema>) => {
    try {
      await session.signIn(values)
    } catch (error) {
      throw new Error(signInProblem(error, t), { cause: error })
    }
    await navigate({ href: '/ms-teams', replace: true })
  }

  return (
    <EmbeddedPanel title={t('signIn.title')} lead={t('embedded.noProvider')}>
      <Form form={form} onSubmit={submit} aria-label={t('signIn.title')}>
        <TextInput name="email" type="email" label={t('signIn.email')} autoComplete="username" required />
        <TextInput
          name="password"
          type="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('signIn.submit')}
        </Button>
        {sampleCredentials && (
          <Button variant="ghost" onPress={() => form.reset(sampleCredentials)}>
            {t('signIn.sample')}
          </Button>
        )}
      </Form>
    </EmbeddedPanel>
  )
}
