import { LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

/** Says which role or plan is missing for a page, as the address names it: `?missing=role` or `?missing=plan`. */
export function ForbiddenScreen() {
  const { t } = useTranslation()
  const missing = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('missing') })
  return (
    <StatePage>
      <StateMessage
        kind="forbidden"
        headingLevel={1}
        title={t('states.forbiddenTitle')}
        description={t(
          missing === 'role'
            ? 'states.forbiddenRole'
            : missing === 'plan'
              ? 'states.forbiddenPlan'
              : 'states.forbiddenText',
        )}
        actions={
          <LinkButton href="/sign-out" variant="primary">
            {t('shell.signOut')}
          </LinkButton>
        }
      />
    </StatePage>
  )
}
