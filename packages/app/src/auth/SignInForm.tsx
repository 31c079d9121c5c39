import type { Credentials } from '@embpm/contract'
import { useSubmit } from '@embpm/ui/action'
import { Button } from '@embpm/ui/button'
import { Link } from '@embpm/ui/link'
import { Message } from '@embpm/ui/message'
import { TextField } from '@embpm/ui/text-field'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { paintedForm, placeCaret, removePainted } from '../painted/painted.js'
import { signInProblem } from '../session/askForSession.js'
import { rememberedTarget } from '../session/landing.js'
import { usePageContext } from '../shell/PageContextProvider.js'
import { AuthPage } from './AuthPage.js'

/** Props of `SignInForm`. */
export interface SignInFormProps {
  /** Signs in and goes on to where the user wanted to be; rejects with a `RefusedSignInError` or anything else. */
  signIn: (credentials: Credentials) => Promise<void>
  /** The sample sign-in, offered where the back end runs in the browser. */
  sample: Credentials | undefined
  /** What is said before, such as why the session before has ended. */
  notice?: string
  /** Called once the user turns to the form: what comes after it may be loaded. */
  onBegin?: () => void
}

/** The sign-in page. Says where one returns to, and what went wrong without telling which of the two fields it was. */
export function SignInForm({ signIn, sample, notice, onBegin }: SignInFormProps) {
  const { t, storage } = usePageContext()
  const [painted] = useState(paintedForm)
  const [email, setEmail] = useState(painted?.email ?? '')
  const [password, setPassword] = useState(painted?.password ?? '')
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const returns = rememberedTarget(storage) !== null
  const form = useRef<HTMLFormElement>(null)
  // Goes on where one was in the form that the document has painted.
  useLayoutEffect(() => {
    removePainted()
    const field = painted?.focus && form.current?.elements.namedItem(painted.focus.name)
    if (field instanceof HTMLInputElement) placeCaret(field, painted?.focus?.selection ?? null)
  }, [painted])
  useEffect(() => {
    if (painted?.sent) form.current?.requestSubmit()
  }, [painted])
  useEffect(() => {
    const element = form.current
    if (!element || !onBegin) return
    if (element.contains(document.activeElement)) onBegin()
    element.addEventListener('focusin', onBegin, { once: true })
    return () => element.removeEventListener('focusin', onBegin)
  }, [onBegin])
  const missing = (value: string) => (tried && !value ? t('signIn.required') : undefined)

  const { pending, formProps } = useSubmit(async () => {
    setTried(true)
    setFailure(null)
    if (!email || !password || done) return
    try {
      await signIn({ email, password })
      // What comes next takes the place of the page.
      setDone(true)
    } catch (error) {
      setFailure(error)
    }
  })

  return (
    <AuthPage title={t('signIn.title')} lead={t(returns ? 'signIn.returns' : 'signIn.lead')}>
      <form {...formProps} ref={form} className="emb-app-sign-in-form">
        {notice !== undefined && failure === null && <Message tone="danger">{notice}</Message>}
        {failure !== null && <Message tone="danger">{signInProblem(failure, t)}</Message>}
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          required
          label={t('signIn.email')}
          value={email}
          onValueChange={(value) => setEmail(value ?? '')}
          errorMessage={missing(email)}
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          required
          label={t('signIn.password')}
          value={password}
          onValueChange={(value) => setPassword(value ?? '')}
          errorMessage={missing(password)}
        />
        <Button type="submit" variant="primary" pending={pending || done}>
          {t('signIn.submit')}
        </Button>
        {sample && (
          <Button
            variant="ghost"
            onPress={() => {
              setEmail(sample.email)
              setPassword(sample.password)
            }}
          >
            {t('signIn.sample')}
          </Button>
        )}
      </form>
      <p className="emb-app-auth-links">
        <Link href="/forgot-password">{t('auth.forgotLink')}</Link>
        <Link href="/sign-up">{t('auth.noAccount')}</Link>
      </p>
    </AuthPage>
  )
}
