import { IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageIcon } from './pageIcon.js'
import { appsOf, type Place } from '../routes/views.js'
import type { Visitor } from '@embpm/contract'

/** Props of `AppsMenu`. */
export interface AppsMenuProps {
  place: Place
  visitor: Visitor
}

/** The apps that the visitor has by role and plan; one that cannot be opened says why. */
export function AppsMenu({ place, visitor }: AppsMenuProps) {
  const { t } = useTranslation()
  const apps = appsOf(place, visitor)
  return (
    <Menu
      aria-label={t('header.apps')}
      placement="bottom end"
      items={apps.map(({ id, icon, href, disabled }) => ({
        id,
        label: t(`appNames.${id}`),
        icon: pageIcon(icon),
        ...(disabled === null
          ? { href }
          : {
              disabled: true,
              description: t(disabled === 'unavailable' ? 'appNames.unavailable' : `forbidden.${disabled}`),
            }),
      }))}
      trigger={
        <IconButton label={t('header.apps')} icon={<LayoutGrid size={16} strokeWidth={1.5} aria-hidden="true" />} />
      }
    />
  )
}
