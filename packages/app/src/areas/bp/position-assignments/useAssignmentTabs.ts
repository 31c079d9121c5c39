import { useTranslation } from 'react-i18next'
import { positionAssignmentKind } from '../../../assignments/positionAssignmentKind.js'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'

/** The ways from the list of assignments to the timeline and back. */
export function useAssignmentTabs(): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  const at = kindHref(positionAssignmentKind, usePlace())
  return {
    label: t('timeline.shownAs'),
    tabs: [
      { id: 'list', label: t('timeline.list'), href: at },
      { id: 'timeline', label: t('timeline.timeline'), href: `${at}?view=timeline` },
    ],
  }
}
