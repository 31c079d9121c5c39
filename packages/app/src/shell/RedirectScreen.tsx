import { Spinner } from '@embpm/ui/spinner'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundScreen } from './NotFoundScreen.js'
import { renavigation } from './renavigation.js'
import { useServices } from './ServicesProvider.js'
import { StatePage } from './StatePage.js'

/** How long the message is shown before the path is tried again, in ms: long enough to be read out. */
const pause = 400

/**
 * The catch-all: says that it redirects and goes to the same path again, once; an address that leads nowhere then too
 * does not exist. Source: spec.md, sections 2 and 8.
 */
export function RedirectScreen() {
  const { t } = useTranslation()
  const services = useServices()
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>()
  const { pathname, searchStr, hash, state } = useRouterState({ select: ({ location }) => location })
  const again = state.again === true

  useEffect(() => {
    if (again) return
    let left = false
    const go = async () => {
      try {
        const href = await renavigation(services, pathname, searchStr + (hash && `#${hash}`))
        if (!left) await navigate({ href, replace: true, state: { again: true } })
      } catch (failure) {
        if (!left) setError(failure)
      }
    }
    const timer = setTimeout(() => void go(), pause)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [again, services, navigate, pathname, searchStr, hash])

  if (error !== undefined) throw error
  if (again) return <NotFoundScreen kind="page" />
  return (
    <StatePage>
      <p className="emb-app-redirect" role="status">
        <Spinner size="s" />
        {t('states.redirecting')}
      </p>
    </StatePage>
  )
}
