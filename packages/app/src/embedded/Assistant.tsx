import { Button } from '@embpm/ui/button'
import { Lazy, lazyPart } from '@embpm/ui/lazy-part'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { useOrganisation, useUser } from '../entity/useUser.js'
import { useServices } from '../shell/ServicesProvider.js'
import { StatePage } from '../shell/StatePage.js'
import { NoAssistant } from './NoAssistant.js'

const chat = lazyPart(async () => (await import('./assistant/AssistantChats.js')).AssistantChats)

/** The chat with the assistant, or what is missing for one. */
export function Assistant() {
  const { t } = useTranslation()
  const { assistant } = useServices().configuration
  const { organisationId } = useOrganisation()
  const { id } = useUser()
  if (assistant === undefined) return <NoAssistant />
  const failed = (retry: () => void) => (
    <StatePage>
      <StateMessage
        kind="error"
        headingLevel={1}
        title={t('object.loadFailedTitle')}
        description={t('object.loadFailedText')}
        actions={
          <Button variant="primary" onPress={retry}>
            {t('states.retry')}
          </Button>
        }
      />
    </StatePage>
  )
  return (
    <Lazy part={chat} failed={failed}>
      {(AssistantChats) => <AssistantChats key={`${organisationId} ${id}`} name={assistant} />}
    </Lazy>
  )
}
