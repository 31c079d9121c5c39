import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { useViewTabs } from '../../../entity/useViewTabs.js'
import { costObjectKind } from './costObjectKind.js'

/** The ways from the list of cost objects to the hierarchy of their groups and back. */
export function useCostObjectTabs(): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  return useViewTabs(costObjectKind, { groups: t('costObjects.groups') })
}
