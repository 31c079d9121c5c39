import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthPage } from '../auth/AuthPage.js'
import { useServices } from '../shell/ServicesProvider.js'

/** The end of a sign-in in a window of its own: closes it. Outside of such a window one goes on in the web. */
export function WindowDone() {
  const { t } = useTranslation()
  const { host } = useServices()
  const navigate = useNavigate()
  useEffect(() => {
    const close = async () => {
      try {
        const opened = await host.open()
        opened.finish()
      } catch {
        await navigate({ href: '/', replace: true })
      }
    }
    void close()
  }, [host, navigate])
  return <AuthPage title={t('embedded.doneTitle')} lead={t('embedded.doneText')} />
}
