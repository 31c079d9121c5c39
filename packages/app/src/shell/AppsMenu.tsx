import { IconButton } from '@embpm/ui/button'
import { Menu } from '@embpm/ui/menu'
import { LayoutGrid } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../routes/addressOf.js'
import { appsOf } from '../routes/appsOf.js'
import type { Visitor } from '../routes/missingFor.js'
import { appIcon } from './pageIcons.js'

/** Props of `AppsMenu`. */
export interface AppsMenuProps {
  place: Place
  visitor: Visitor
}

/** The apps that the visitor has by role and plan; nothing where there is none to go to. */
export function AppsMenu({ place, visitor }: AppsMenuProps) {
  const { t } = useTranslation()
  const apps = appsOf(place, visitor)
  if (apps.length === 0) return null
  return (
    <Menu
      aria-label={t('header.apps')}
      placement="bottom end"
      items={apps.map(({ id, href }) => ({ id, href, label: t(`apps.${id}`), icon: appIcon(id) }))}
      trigger={
        <IconButton label={t('header.apps')} icon={<LayoutGrid size={16} strokeWidth={1.5} aria-hidden="true" />} />
      }
    />
  )
}
