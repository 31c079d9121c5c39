import { LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHost } from '../embedded/useHost.js'
import type { Need } from '../routes/RouteSpec.js'
import { StatePage } from './StatePage.js'

const needs: readonly Need[] = ['permission', 'role', 'plan']

/**
 * Says what a page asks for that the user lacks, as the address names it: `?missing=role&missing=plan`; in general words
 * where it names nothing. Source: spec.md, section 8.
 */
export function ForbiddenScreen() {
  const { t } = useTranslation()
  const embedded = useHost().status === 'ready'
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = new URLSearchParams(search).getAll('missing')
  const missing = needs.filter((need) => asked.includes(need))
  return (
    <StatePage>
      <StateMessage
        kind="forbidden"
        headingLevel={1}
        title={t('states.forbiddenTitle')}
        description={
          missing.length === 0
            ? t('states.forbiddenText')
            : [...missing.map((need) => t(`forbidden.${need}`)), t('forbidden.ask')].join(' ')
        }
        actions={
          <>
            {embedded && (
              <LinkButton href="/ms-teams" variant="primary">
                {t('states.home')}
              </LinkButton>
            )}
            <LinkButton href="/sign-out" variant={embedded ? 'secondary' : 'primary'}>
              {t('shell.signOut')}
            </LinkButton>
          </>
        }
      />
    </StatePage>
  )
}
