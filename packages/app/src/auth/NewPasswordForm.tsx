import { Form } from '@embpm/forms/form'
import { TextInput } from '@embpm/forms/text-input'
import { Button } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useAuthForm } from './useAuthForm.js'

/** Characters of a new password at least. Source: `newPassword` of the contract, which this page does not load. */
const shortest = 12

interface Passwords {
  password: string
  repeated: string
}

/** Props of `NewPasswordForm`. */
export interface NewPasswordFormProps {
  /** Name of the form. */
  label: string
  /** Text of the button. */
  submit: string
  /** Takes the password; what it rejects with is shown above the fields. */
  onSubmit: (password: string) => Promise<void>
}

/** A new password, typed twice. */
export function NewPasswordForm({ label, submit, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation()
  const schema = z
    .object({
      password: z
        .string()
        .check(z.refine((value) => value.length >= shortest, t('auth.passwordShort', { count: shortest }))),
      repeated: z.string(),
    })
    .check(
      z.refine(({ password, repeated }) => password === repeated, { path: ['repeated'], message: t('auth.different') }),
    )
  const form = useAuthForm<Passwords>(schema, { password: '', repeated: '' })
  return (
    <Form form={form} onSubmit={({ password }) => onSubmit(password)} aria-label={label}>
      <TextInput
        name="password"
        type="password"
        label={t('auth.newPassword')}
        description={t('auth.passwordShort', { count: shortest })}
        autoComplete="new-password"
        required
      />
      <TextInput
        name="repeated"
        type="password"
        label={t('auth.repeatPassword')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
        {submit}
      </Button>
    </Form>
  )
}
