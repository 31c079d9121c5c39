import { StateMessage } from '@embpm/ui/state-message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatePage } from '../shell/StatePage.js'
import { useUser } from './useUser.js'

/** Props of `AdminGate`. */
export interface AdminGateProps {
  children: ReactNode
}

/**
 * Shows a page to administrators (role ADM) and tells everybody else what they lack, before anything is asked of the
 * server, which would refuse it.
 */
export function AdminGate({ children }: AdminGateProps) {
  const { t } = useTranslation()
  if (useUser().roles.includes('ADM')) return children
  return (
    <StatePage>
      <StateMessage
        kind="forbidden"
        headingLevel={1}
        title={t('states.forbiddenTitle')}
        description={`${t('forbidden.administrator')} ${t('forbidden.ask')}`}
      />
    </StatePage>
  )
}
