import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { employeeAssignmentKind } from './employeeAssignmentKind.js'

/** The ways between the list of assignments and the map of capacity, whose page they belong to. */
export function useAssignmentTabs(): Omit<LinkTabsProps, 'current'> {
  const { t } = useTranslation()
  const list = kindHref(employeeAssignmentKind, usePlace())
  return {
    label: t('board.shownAs'),
    tabs: [
      { id: 'list', label: t('board.list'), href: list },
      { id: 'capacity', label: t('employeeAssignments.capacity'), href: list.replace(/\/list$/, '') },
    ],
  }
}
