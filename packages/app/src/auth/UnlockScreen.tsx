import { Form } from '@embpm/forms/form'
import { TextInput } from '@embpm/forms/text-input'
import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { signInProblem } from '../session/askForSession.js'
import { takeTarget } from '../session/landing.js'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { useAuthForm } from './useAuthForm.js'

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1)),
  password: z.string().check(z.minLength(1)),
})

/** Takes a locked session up again by its password; without a locked one it asks for the e-mail address as well. */
export function UnlockScreen() {
  const { t } = useTranslation()
  const { session, storage } = useServices()
  const router = useRouter()
  const [locked] = useState(() => session.lockedFor())
  const form = useAuthForm(schema, { email: locked ?? '', password: '' })

  const submit = async (values: z.infer<typeof schema>) => {
    try {
      await session.unlock(values)
    } catch (error) {
      throw new Error(signInProblem(error, t), { cause: error })
    }
    await router.navigate({ href: takeTarget(storage) ?? '/', replace: true })
  }

  return (
    <AuthPage title={t('auth.unlockTitle')} lead={t('auth.unlockLead')}>
      <Form form={form} onSubmit={submit} aria-label={t('auth.unlockTitle')}>
        <TextInput
          name="email"
          type="email"
          label={t('signIn.email')}
          autoComplete="username"
          readOnly={locked !== null}
          required
        />
        <TextInput
          name="password"
          type="password"
          label={t('signIn.password')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('auth.unlock')}
        </Button>
      </Form>
      <p className="emb-app-auth-links">
        <Link href="/sign-out">{t('auth.otherUser')}</Link>
      </p>
    </AuthPage>
  )
}
