import type { NavigationLink } from '@embpm/ui/navigation'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../routes/addressOf.js'
import { menuOf } from '../routes/menuOf.js'
import type { Visitor } from '../routes/missingFor.js'
import type { AreaId } from '../routes/RouteSpec.js'
import { pageIcons } from './pageIcons.js'

/** The pages of an area that the visitor may open, in one row without their groups. */
export function useAreaLinks(area: AreaId, place: Place, visitor: Visitor): readonly NavigationLink[] {
  const { t } = useTranslation()
  return useMemo(
    () =>
      menuOf(area, place, visitor).flatMap(({ pages }) =>
        pages.map(({ path, title, href }) => ({
          id: path,
          type: 'basic',
          title: t(`pages.${title}`),
          icon: pageIcons(title),
          link: href,
        })),
      ),
    [area, place, visitor, t],
  )
}
