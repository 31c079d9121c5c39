import { isApiError } from '@embpm/contract'
import { Button, LinkButton } from '@embpm/ui/button'
import { StateMessage } from '@embpm/ui/state-message'
import { useTranslation } from 'react-i18next'
import { StatePage } from '../shell/StatePage.js'
import { useOnline } from '../shell/useOnline.js'

/** Props of `NotLoaded`. */
export interface NotLoadedProps {
  error: Error
  /** Where one goes on when there is no such thing. */
  back: { href: string; label: string }
  onRetry: () => unknown
}

/** In place of a page about one thing: there is none, or it could not be loaded, and how to go on. */
export function NotLoaded({ error, back, onRetry }: NotLoadedProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const isGone = isApiError(error, 'NOT_FOUND')
  return (
    <StatePage>
      <StateMessage
        kind={isGone ? 'not-found' : online ? 'error' : 'offline'}
        headingLevel={1}
        title={t(isGone ? 'object.notFoundTitle' : 'object.loadFailedTitle')}
        description={t(isGone ? 'object.notFoundText' : 'object.loadFailedText')}
        actions={
          isGone ? (
            <LinkButton href={back.href} variant="primary">
              {back.label}
            </LinkButton>
          ) : (
            <Button variant="primary" onPress={() => onRetry()}>
              {t('states.retry')}
            </Button>
          )
        }
      />
    </StatePage>
  )
}
