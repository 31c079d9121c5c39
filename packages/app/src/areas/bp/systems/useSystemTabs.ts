import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { useViewTabs } from '../../../entity/useViewTabs.js'
import { systemKind } from './systemKind.js'

/** The ways from the list of systems to their matrix and back. */
export function useSystemTabs(): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  return useViewTabs(systemKind, { matrix: t('systems.matrix') })
}
