import { Navigation, type NavigationItem } from '@embpm/ui/navigation'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { menuOf, type Place } from '../routes/views.js'
import type { Visitor } from '@embpm/contract'
import type { AreaId } from '../routes/registry.js'
import { pageIcon } from './pageIcon.js'

/** Props of `AreaNavigation`. */
export interface AreaNavigationProps {
  area: AreaId
  place: Place
  visitor: Visitor
  /** The address one is at. */
  pathname: string
}

/** The pages of an area that the visitor may open, with the current one marked. */
export function AreaNavigation({ area, place, visitor, pathname }: AreaNavigationProps) {
  const { t } = useTranslation()
  const items = useMemo(
    (): NavigationItem[] =>
      menuOf(area, place, visitor).map(({ title, pages }) => ({
        id: title,
        type: 'group',
        title: t(title),
        children: pages.map((page) => ({
          id: page.path,
          type: 'basic',
          title: t(page.title),
          icon: pageIcon(page.icon),
          link: page.href,
        })),
      })),
    [area, place, visitor, t],
  )
  return <Navigation items={items} current={pathname} />
}
