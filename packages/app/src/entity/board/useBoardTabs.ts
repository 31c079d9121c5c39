import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../../shell/searchParams.js'
import { kindHref, usePlace, useRawSearch } from '../usePlace.js'
import type { LinkTabsProps } from '../LinkTabs.js'

/** The ways from the `list` of a kind of entity to its `board` and back, with the same search, filters and order. */
export function useBoardTabs(kind: { path: string }): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  const at = kindHref(kind, usePlace())
  const { view: _view, ...rest } = useRawSearch()
  // A bare address opens the view that the list begins with, which may be the board.
  const list = Object.keys(rest).length > 0 ? rest : { view: 'list' }
  return {
    label: t('board.shownAs'),
    tabs: [
      { id: 'list', label: t('board.list'), href: at + stringifySearch(list) },
      { id: 'board', label: t('board.board'), href: at + stringifySearch({ ...rest, view: 'board' }) },
    ],
  }
}
