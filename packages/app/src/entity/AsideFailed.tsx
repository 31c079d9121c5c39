import { Button } from '@embpm/ui/button'
import { useTranslation } from 'react-i18next'

/** Says in a card of a page that what belongs there could not be loaded, and asks again. */
export function AsideFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation()
  return (
    <p role="alert" className="emb-app-aside-note">
      {t('object.asideFailed')}{' '}
      <Button variant="ghost" size="s" onPress={() => onRetry()}>
        {t('states.retry')}
      </Button>
    </p>
  )
}
