import { SkeletonText } from '@embpm/ui/skeleton'
import { useTranslation } from 'react-i18next'

/** Stands in for a page whose code or data is still on its way. */
export function PendingScreen() {
  const { t, i18n } = useTranslation()
  return (
    <div
      className="emb-app-pending"
      role="status"
      aria-label={i18n.exists('states.loading') ? t('states.loading') : 'Loading'}
    >
      <SkeletonText />
    </div>
  )
}
