import { LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

/** Props of `NotFoundScreen`. */
export interface NotFoundScreenProps {
  /** What is not there: a page, an organisation that does not exist or is not the user's, or one of theirs that is disabled. */
  kind: 'page' | 'organisation' | 'disabledOrganisation'
}

const words = {
  page: { title: 'states.notFoundTitle', text: 'states.notFoundText' },
  organisation: { title: 'states.organisationTitle', text: 'states.organisationText' },
  disabledOrganisation: { title: 'states.disabledTitle', text: 'states.disabledText' },
} as const

/** Says that an address leads nowhere, and where to go from here. */
export function NotFoundScreen({ kind }: NotFoundScreenProps) {
  const { t } = useTranslation()
  // It may be the only one: the start page would lead back here.
  const isDisabled = kind === 'disabledOrganisation'
  return (
    <StatePage>
      <StateMessage
        kind={isDisabled ? 'forbidden' : 'not-found'}
        headingLevel={1}
        title={t(words[kind].title)}
        description={t(words[kind].text)}
        actions={
          <>
            <LinkButton href="/" variant="primary">
              {t('states.home')}
            </LinkButton>
            {isDisabled && <LinkButton href="/sign-out">{t('shell.signOut')}</LinkButton>}
          </>
        }
      />
    </StatePage>
  )
}
