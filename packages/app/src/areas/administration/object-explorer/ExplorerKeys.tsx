import { Kbd } from '@embpm/ui/kbd'
import { useTranslation } from 'react-i18next'

/** What keys do with objects. */
export function ExplorerKeys() {
  const { t } = useTranslation()
  return (
    <p className="emb-app-explorer-keys">
      <Kbd>Enter</Kbd> {t('objectExplorer.keys.open')} <Kbd>{t('objectExplorer.keys.space')}</Kbd>{' '}
      {t('objectExplorer.keys.centre')}
    </p>
  )
}
