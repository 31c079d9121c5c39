import type { NavigationLink } from '@embpm/ui/navigation'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { menuOf, type Place } from '../routes/views.js'
import type { Visitor } from '@embpm/contract'
import type { AreaId } from '../routes/registry.js'
import { pageIcon } from './pageIcon.js'

/** The pages of an area that the visitor may open, in one row without their groups. */
export function useAreaLinks(area: AreaId, place: Place, visitor: Visitor): readonly NavigationLink[] {
  const { t } = useTranslation()
  return useMemo(
    () =>
      menuOf(area, place, visitor).flatMap(({ pages }) =>
        pages.map(({ path, title, icon, href }) => ({
          id: path,
          type: 'basic',
          title: t(title),
          icon: pageIcon(icon),
          link: href,
        })),
      ),
    [area, place, visitor, t],
  )
}
