import { Form } from '@embpm/forms/form'
import { TextInput } from '@embpm/forms/text-input'
import { Button } from '@embpm/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { rememberedTarget } from '../session/landing.js'
import { SignInError, type OidcSignIn, type SignInProblem } from '../session/SignIn.js'
import { realmSchema } from '../session/storage.js'
import { useServices } from '../shell/ServicesProvider.js'
import { AuthPage } from './AuthPage.js'
import { ProblemMessage } from './ProblemMessage.js'
import { useAuthForm } from './useAuthForm.js'

/** Props of `OidcSignInScreen`. */
export interface OidcSignInScreenProps {
  signIn: OidcSignIn
  /** Why one is here again. */
  problem?: SignInProblem
}

/** Asks for the workspace, which is the realm of the identity provider, and leaves for it. */
export function OidcSignInScreen({ signIn, problem: given }: OidcSignInScreenProps) {
  const { t } = useTranslation()
  const { storage } = useServices()
  const [problem, setProblem] = useState(given)
  const target = rememberedTarget(storage)
  const schema = z.object({
    realm: z.string().check(
      z.trim(),
      z.minLength(1),
      z.refine((value) => realmSchema.safeParse(value).success, t('auth.realmInvalid')),
    ),
  })
  const form = useAuthForm(schema, { realm: signIn.realm() ?? '' })

  const submit = async ({ realm }: z.infer<typeof schema>) => {
    setProblem(undefined)
    try {
      await signIn.begin({ realm, returnTo: target })
    } catch (error) {
      setProblem(error instanceof SignInError ? error.problem : 'unreachable')
    }
  }

  return (
    <AuthPage title={t('signIn.title')} lead={t(target ? 'signIn.returns' : 'auth.realmLead')}>
      {problem && <ProblemMessage problem={problem} />}
      <Form form={form} onSubmit={submit} aria-label={t('signIn.title')}>
        <TextInput name="realm" label={t('auth.realm')} autoComplete="organization" spellCheck={false} required />
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('auth.continue')}
        </Button>
      </Form>
    </AuthPage>
  )
}
