import { LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

/** Props of `NotFoundScreen`. */
export interface NotFoundScreenProps {
  /** What is not there: a page, or an organisation that does not exist or is not the user's. */
  kind: 'page' | 'organisation'
}

/** Says that an address leads nowhere, and where to go from here. */
export function NotFoundScreen({ kind }: NotFoundScreenProps) {
  const { t } = useTranslation()
  return (
    <StatePage>
      <StateMessage
        kind="not-found"
        headingLevel={1}
        title={t(kind === 'page' ? 'states.notFoundTitle' : 'states.organisationTitle')}
        description={t(kind === 'page' ? 'states.notFoundText' : 'states.organisationText')}
        actions={
          <LinkButton href="/" variant="primary">
            {t('states.home')}
          </LinkButton>
        }
      />
    </StatePage>
  )
}
