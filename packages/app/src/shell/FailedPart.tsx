import { Button } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { StatePage } from './StatePage.js'

/** Props of `FailedPart`. */
export interface FailedPartProps {
  /** What could not be loaded. */
  title: string
  /** Whether it is the whole page. Default `false`. */
  isPage?: boolean
  retry: () => unknown
}

/** Says that something could not be loaded, and tries again. */
export function FailedPart({ title, isPage = false, retry }: FailedPartProps) {
  const { t } = useTranslation()
  const message = (
    <StateMessage
      kind="error"
      headingLevel={isPage ? 1 : 2}
      title={title}
      description={t('object.loadFailedText')}
      actions={<Button onPress={retry}>{t('states.retry')}</Button>}
    />
  )
  return isPage ? <StatePage>{message}</StatePage> : message
}
