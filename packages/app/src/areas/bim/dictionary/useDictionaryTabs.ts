import { useTranslation } from 'react-i18next'
import { kindHref, usePlace } from '../../../entity/usePlace.js'
import type { LinkTabsProps } from '../../../entity/LinkTabs.js'
import { elementKind } from './elementKind.js'
import { fieldKind, tableKind } from './tableKind.js'

/** The ways from one list of the dictionary to the others, by the names of their kinds: tables, fields, data elements. */
export function useDictionaryTabs(): Pick<LinkTabsProps, 'label' | 'tabs'> {
  const { t } = useTranslation()
  const place = usePlace()
  return {
    label: t('dictionaryTables.dictionary'),
    tabs: [tableKind, fieldKind, elementKind].map((kind) => ({
      id: kind.name,
      label: t(`${kind.words}.title`),
      href: kindHref(kind, place),
    })),
  }
}
