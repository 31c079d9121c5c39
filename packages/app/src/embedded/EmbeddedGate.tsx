import { Spinner } from '@embpm/ui/spinner'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices, useHost } from '../shell/ServicesProvider.js'

/** Props of `EmbeddedGate`. */
export interface EmbeddedGateProps {
  /** Where one goes on in the web when no host answers in time. */
  web: string
  /** Whether the page needs the host at all; without it the page is shown at once. Default `true`. */
  needed?: boolean
  children: ReactNode
}

/**
 * Shows a page once the theme of the host is known, so that nothing is painted in a wrong one. Until then there is a sign of
 * loading on the host's own ground. When no host answers in time, one goes on in the web.
 */
export function EmbeddedGate({ web, needed = true, children }: EmbeddedGateProps) {
  const { t } = useTranslation()
  const { host } = useServices()
  const { status } = useHost()
  const navigate = useNavigate()

  useEffect(() => {
    if (needed) void host.connect()
  }, [needed, host])
  const absent = needed && status === 'absent'
  useEffect(() => {
    if (absent) void navigate({ href: web, replace: true })
  }, [absent, navigate, web])

  if (!needed || status === 'ready') return children
  return (
    <main className="emb-app-host-wait">
      <p className="emb-app-redirect" role="status">
        <Spinner size="s" />
        {t(absent ? 'embedded.toWeb' : 'embedded.connecting')}
      </p>
    </main>
  )
}
