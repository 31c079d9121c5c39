import type { EntityName } from '@embpm/contract'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../shell/searchParams.js'
import type { LinkTabsProps } from './LinkTabs.js'
import { kindHref, usePlace, useRawSearch } from './usePlace.js'

/**
 * The ways from the `list` of a kind to other views of it and back, with the same search, filters and order.
 * @param views what each is called, by its name in the address
 */
export function useViewTabs(
  kind: { name: EntityName },
  views: Readonly<Record<string, string>>,
): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  const at = kindHref(kind, usePlace())
  const { view: _view, ...rest } = useRawSearch()
  // A bare address opens the view that the list begins with, which may be the other one.
  const list = Object.keys(rest).length > 0 ? rest : { view: 'list' }
  return {
    label: t('board.shownAs'),
    tabs: [
      { id: 'list', label: t('board.list'), href: at + stringifySearch(list) },
      ...Object.entries(views).map(([view, label]) => ({
        id: view,
        label,
        href: at + stringifySearch({ ...rest, view }),
      })),
    ],
  }
}
