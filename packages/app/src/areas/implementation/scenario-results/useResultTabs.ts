import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { useResultsHref } from '../test-runs/useResultsHref.js'

/** The ways between all runs and all results. */
export function useResultTabs(): Omit<LinkTabsProps, 'current'> {
  const { t } = useTranslation()
  const href = useResultsHref()
  return {
    label: t('board.shownAs'),
    tabs: [
      { id: 'runs', label: t('scenarioRuns.title'), href: href() },
      { id: 'results', label: t('scenarioResults.title'), href: href({ view: 'results' }) },
    ],
  }
}
