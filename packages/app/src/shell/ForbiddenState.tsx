import type { Need } from '@embpm/contract'
import { StateMessage } from '@embpm/ui/state-message'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

/** Props of `ForbiddenState`. */
export interface ForbiddenStateProps {
  /** What the user lacks; general words without any. */
  missing: readonly Need[]
  /** Ways on. */
  actions: ReactNode
}

/** Says what the user lacks for what they wanted. */
export function ForbiddenState({ missing, actions }: ForbiddenStateProps) {
  const { t } = useTranslation()
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
        actions={actions}
      />
    </StatePage>
  )
}
