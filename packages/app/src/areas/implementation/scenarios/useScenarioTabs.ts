import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { useNarrow } from '../../../entity/tree/useNarrow.js'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import { scenarioKind } from './scenarioKind.js'

/** The ways between the sequence of a scenario, its flow, for which a phone has no room, and what is known of it. */
export function useScenarioTabs(id: string): Omit<LinkTabsProps, 'current'> {
  const { t } = useTranslation()
  const href = kindHref(scenarioKind, usePlace(), id)
  const isNarrow = useNarrow()
  return {
    label: t('board.shownAs'),
    tabs: [
      { id: 'list', label: t('scenarioBuild.sequence'), href },
      ...(isNarrow ? [] : [{ id: 'flow', label: t('scenarioBuild.flow'), href: `${href}?view=flow` }]),
      { id: 'details', label: t('scenarioBuild.details'), href: `${href}?view=details` },
    ],
  }
}
