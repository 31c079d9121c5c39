import { LinkButton } from '@embpm/ui/button'
import { CopyButton } from '@embpm/ui/copy-button'
import { StateMessage } from '@embpm/ui/state-message'
import { CircleCheck, CircleX, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../entity/usePlace.js'
import { useVisitor } from '../entity/useUser.js'
import { inOrganisation } from '../routes/page.js'
import { addressOf, isOpen, pageOf } from '../routes/views.js'
import { basesOf } from '../session/apiHosts.js'
import { useServices } from '../shell/ServicesProvider.js'
import { StatePage } from '../shell/StatePage.js'

/** Says that the deployment has no assistant, what is missing, and who can change it. Nothing is asked for. */
export function NoAssistant() {
  const { t } = useTranslation()
  const { configuration } = useServices()
  const place = usePlace()
  const visitor = useVisitor()
  const page = pageOf(inOrganisation('administration/configurations'))
  const address = basesOf(configuration).ai
  return (
    <StatePage>
      <div className="emb-app-no-assistant">
        <StateMessage
          kind="empty"
          headingLevel={1}
          icon={<Sparkles size={20} strokeWidth={1.5} aria-hidden="true" />}
          title={t('embedded.noAssistantTitle')}
          description={t('embedded.noAssistantText')}
        />
        <ul className="emb-app-no-assistant-needs">
          <li>
            <CircleX size={16} strokeWidth={1.5} aria-hidden="true" data-missing />
            <span>
              {t('embedded.assistantName')} <code>assistant.name</code>
            </span>
            <span>{t('embedded.notSet')}</span>
          </li>
          <li>
            <CircleCheck size={16} strokeWidth={1.5} aria-hidden="true" />
            <span>Microsoft Teams</span>
            <span>{t('embedded.connected')}</span>
          </li>
        </ul>
        <div className="emb-app-no-assistant-ways">
          {isOpen(page, visitor) && (
            <LinkButton href={addressOf(page.path, place)} newTab>
              {t('embedded.openConfiguration')}
            </LinkButton>
          )}
          <CopyButton text={t('embedded.messageToAdministrator', { address })} label={t('embedded.copyMessage')} />
        </div>
      </div>
    </StatePage>
  )
}
