import { StateMessage } from '@embpm/ui/state-message'
import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StatePage } from '../shell/StatePage.js'

/** The chat with the assistant: says that the deployment has none. */
export function Assistant() {
  const { t } = useTranslation()
  return (
    <StatePage>
      <StateMessage
        kind="empty"
        headingLevel={1}
        icon={<Sparkles size={20} strokeWidth={1.5} aria-hidden="true" />}
        title={t('embedded.noAssistantTitle')}
        description={t('embedded.noAssistantText')}
      />
    </StatePage>
  )
}
