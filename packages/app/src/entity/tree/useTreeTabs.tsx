import type { EntityName } from '@embpm/contract'
import { List, ListTree } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { stringifySearch, type RawSearch } from '../../shell/searchParams.js'
import { kindHref, usePlace } from '../usePlace.js'
import type { LinkTabsProps } from '../LinkTabs.js'

const glyph = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/**
 * The ways from the `tree` of a kind of entity to the `list` of the same entities and back.
 * @param searched what is searched for, which both show
 */
export function useTreeTabs(kind: { name: EntityName }, searched: RawSearch): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  const at = kindHref(kind, usePlace())
  return {
    label: t('tree.views'),
    tabs: [
      { id: 'tree', label: t('tree.asTree'), href: at + stringifySearch(searched), icon: <ListTree {...glyph} /> },
      {
        id: 'list',
        label: t('tree.asList'),
        href: at + stringifySearch({ ...searched, view: 'list' }),
        icon: <List {...glyph} />,
      },
    ],
  }
}
