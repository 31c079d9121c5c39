import { Form } from '@embpm/forms/form'
import { RadioInput } from '@embpm/forms/radio-input'
import { Button, LinkButton } from '@embpm/ui/button'
import { Message } from '@embpm/ui/message'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useAuthForm } from '../auth/useAuthForm.js'
import type { OidcSignIn } from '../session/SignIn.js'
import { useServices } from '../shell/ServicesProvider.js'
import { EmbeddedPanel } from './EmbeddedPanel.js'
import { adoptSession } from './adoptSession.js'

/** Props of `RealmForm`. */
export interface RealmFormProps {
  signIn: OidcSignIn
  /** Those of the deployment, the usual one first. */
  realms: readonly string[]
}

/** What the last attempt came to: the window was closed or failed, or the browser keeps its session apart. */
type Outcome = 'none' | 'closed' | 'apart' | 'refused'

/**
 * Chooses the realm, which is remembered, and signs in to it in a window that the host opens: an identity provider shows
 * itself in no frame.
 */
export function RealmForm({ signIn, realms }: RealmFormProps) {
  const { t } = useTranslation()
  const { host, queryClient, storage } = useServices()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const remembered = signIn.realm()
  const schema = z.object({ realm: z.string().check(z.minLength(1)) })
  const form = useAuthForm(schema, {
    realm: realms.find((realm) => realm === remembered) ?? (realms.length === 1 ? (realms[0] ?? '') : ''),
  })

  const adopt = async (otherwise: Outcome) => {
    if (!(await adoptSession(storage))) return setOutcome(otherwise)
    // Somebody else may have been here before.
    queryClient.clear()
    await navigate({ href: '/ms-teams', replace: true })
  }
  const submit = async ({ realm }: z.infer<typeof schema>) => {
    setOutcome('none')
    storage.set('clientId', realm)
    const address = new URL('/ms-teams/set-realms', location.origin)
    address.searchParams.set('realm', realm)
    try {
      const opened = await host.open()
      await opened.signInWindow(address.href)
    } catch {
      return setOutcome('closed')
    }
    await adopt('apart')
  }

  if (outcome === 'apart' || outcome === 'refused') {
    return (
      <EmbeddedPanel title={t('embedded.apartTitle')} lead={t('embedded.apartText')}>
        {outcome === 'refused' && <Message tone="danger">{t('embedded.refused')}</Message>}
        <Button variant="primary" onPress={() => adopt('refused')}>
          {t('auth.continue')}
        </Button>
        {outcome === 'refused' && (
          <LinkButton href="/" newTab>
            {t('embedded.open')}
          </LinkButton>
        )}
      </EmbeddedPanel>
    )
  }
  return (
    <EmbeddedPanel title={t('embedded.realmsTitle')} lead={t('embedded.realmsLead')}>
      {outcome === 'closed' && <Message tone="danger">{t('embedded.closed')}</Message>}
      <Form form={form} onSubmit={submit} aria-label={t('embedded.realmsTitle')}>
        <RadioInput
          name="realm"
          label={t('auth.realm')}
          required
          options={realms.map((realm) => ({ value: realm, label: <bdi>{realm}</bdi> }))}
        />
        <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
          {t('signIn.submit')}
        </Button>
      </Form>
      {form.formState.isSubmitting && <p role="status">{t('embedded.opened')}</p>}
    </EmbeddedPanel>
  )
}
