import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../entity/usePlace.js'
import type { LinkTabsProps } from '../entity/LinkTabs.js'

// By name: the definitions of the others come with their own lists.
const kinds = ['dictionaryTables', 'dataFields', 'dataElements'] as const

/** The ways from one list of the dictionary to the others, by the names of their kinds: tables, fields, data elements. */
export function useDictionaryTabs(): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  const place = usePlace()
  return {
    label: t('dictionaryTables.dictionary'),
    tabs: kinds.map((kind) => ({
      id: kind,
      label: t(`${kind}.title`),
      href: kindHref({ name: kind }, place),
    })),
  }
}
