import type { EntityName } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../LinkTabs.js'
import { useViewTabs } from '../useViewTabs.js'

/** The ways from the `list` of a kind of entity to its `board` and back, with the same search, filters and order. */
export function useBoardTabs(kind: { name: EntityName }): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  return useViewTabs(kind, { board: t('board.board') })
}
