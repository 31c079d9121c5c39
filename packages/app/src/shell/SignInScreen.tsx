import { isApiError } from '@embpm/contract'
import { Button } from '@embpm/ui/button'
import { EmptyLayout } from '@embpm/ui/empty-layout'
import { Message } from '@embpm/ui/message'
import { SchemeSwitch } from '@embpm/ui/scheme'
import { TextField } from '@embpm/ui/text-field'
import { useRouter } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../session/languages.js'
import { redirectPath } from '../session/redirectPath.js'
import { Banners } from './Banners.js'
import { Brand } from './Brand.js'
import { currentYear } from './currentYear.js'
import { LanguageMenu } from './LanguageMenu.js'
import { useServices } from './ServicesProvider.js'
import { useScheme } from './useScheme.js'
import { version } from './version.js'

type Failure = 'wrong' | 'unreachable' | null

/** The sign-in page. Says where one returns to, and what went wrong without telling which of the two fields it was. */
export function SignInScreen() {
  const { t } = useTranslation()
  const { session, storage, texts, sampleCredentials } = useServices()
  const router = useRouter()
  const [year] = useState(currentYear)
  const [scheme, setScheme] = useScheme()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure>(null)
  const target = redirectPath(storage.get('redirectUrl'))
  const missing = (value: string) => (tried && !value ? t('signIn.required') : undefined)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    setFailure(null)
    if (!email || !password || pending) return
    setPending(true)
    try {
      await session.signIn({ email, password })
      storage.set('redirectUrl', null)
      await router.navigate({ href: target ?? '/', replace: true })
    } catch (error) {
      setFailure(isApiError(error, 'WRONG_CREDENTIALS') ? 'wrong' : 'unreachable')
      setPending(false)
    }
  }

  const switchLanguage = async (language: Language) => {
    storage.set('activeLang', language)
    await texts.load(language)
  }

  return (
    <EmptyLayout
      footer={
        <div className="emb-app-sign-in-footer">
          <span>
            © {year} EMBPM {version}
          </span>
          <span className="emb-app-sign-in-tools">
            <LanguageMenu
              showName
              value={texts.current()?.language ?? 'en'}
              onValueChange={(language) => void switchLanguage(language)}
            />
            <SchemeSwitch value={scheme} onValueChange={setScheme} />
          </span>
        </div>
      }
    >
      <div className="emb-app-sign-in">
        <Banners />
        <Brand />
        <h1>{t('signIn.title')}</h1>
        <p className="emb-app-sign-in-lead">{t(target ? 'signIn.returns' : 'signIn.lead')}</p>
        <form className="emb-app-sign-in-form" noValidate onSubmit={(event) => void submit(event)}>
          {failure && <Message tone="danger">{t(failure === 'wrong' ? 'signIn.wrong' : 'signIn.unreachable')}</Message>}
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
          <Button type="submit" variant="primary" pending={pending}>
            {t('signIn.submit')}
          </Button>
          {sampleCredentials && (
            <Button
              variant="ghost"
              onPress={() => {
                setEmail(sampleCredentials.email)
                setPassword(sampleCredentials.password)
              }}
            >
              {t('signIn.sample')}
            </Button>
          )}
        </form>
      </div>
    </EmptyLayout>
  )
}
