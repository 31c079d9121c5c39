import { useTranslation } from 'react-i18next'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { kindHref, usePlace, useRawSearch } from '../../../entity/usePlace.js'
import { stringifySearch } from '../../../shell/searchParams.js'
import { testTaskKind } from './testTaskKind.js'

/** The ways between the list of test tasks, and the steps of one process as a grid. */
export function useTestTabs(): Omit<LinkTabsProps, 'current'> {
  const { t } = useTranslation()
  const list = kindHref(testTaskKind, usePlace())
  const { scenarioId, scenarioProcessId } = useRawSearch()
  const only = (values: string | string[] | undefined) => (typeof values === 'string' ? values : undefined)
  const [scenario, process] = [only(scenarioId), only(scenarioProcessId)]
  return {
    label: t('board.shownAs'),
    tabs: [
      { id: 'list', label: t('board.list'), href: list },
      {
        id: 'steps',
        label: t('testTasks.steps.title'),
        href: list + stringifySearch({ view: 'steps', ...(scenario && { scenario }), ...(process && { process }) }),
      },
    ],
  }
}
