import type { Ricefw } from '@embpm/contract/ricefw'
import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { useViewTabs } from '../../../entity/useViewTabs.js'
import { ricefwKind } from './ricefwKind.js'

/** The fields that the board of RICEFW items and their effort are grouped by, the usual one first. */
export const ricefwGroups = [
  'status',
  'type',
  'technicalOwnerId',
  'functionalOwnerId',
] as const satisfies readonly (keyof Ricefw)[]

/** The ways between the list of RICEFW items, their board and their effort. */
export function useRicefwTabs(): Omit<LinkTabsProps, 'current'> {
  const { t } = useTranslation()
  return { ...useViewTabs(ricefwKind, { board: t('board.board'), effort: t('ricefws.effort') }), ownRow: true }
}
