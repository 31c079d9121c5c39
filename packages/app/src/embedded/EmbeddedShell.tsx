import type { Profile, Visitor } from '@embpm/contract'
import { UserMenu } from '@embpm/ui/user-menu'
import { ViewLayout } from '@embpm/ui/view-layout'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../routes/views.js'
import { Brand } from '../shell/Brand.js'
import { switchedPath } from '../shell/switchedPath.js'
import { embeddedHome } from './embeddedPages.js'
import { EmbeddedLanguage } from './EmbeddedLanguage.js'
import { useEmbeddedLinks } from './useEmbeddedLinks.js'

/** Props of `EmbeddedShell`. */
export interface EmbeddedShellProps {
  user: Profile
  visitor: Visitor
  place: Place
  children: ReactNode
}

/**
 * The frame around every page of an organisation inside a host's window. Its bar leads nowhere on a page that says what
 * went wrong. Source: spec.md, section 4.
 */
export function EmbeddedShell({ user, visitor, place, children }: EmbeddedShellProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useRouterState({ select: ({ location }) => location })
  const failed = useRouterState({
    select: ({ matches }) =>
      matches.some(
        ({ status, routeId }) => status === 'error' || status === 'notFound' || /\/(?:forbidden|\$)$/.test(routeId),
      ),
  })
  const visit = useMemo(() => ({ place, visitor }), [place, visitor])
  const items = useEmbeddedLinks(visit)
  const isChat =
    location.pathname === embeddedHome(place) && new URLSearchParams(location.searchStr).get('page') === 'chat'
  return (
    <ViewLayout
      brand={<Brand />}
      items={items}
      current={isChat ? 'chat' : location.pathname}
      navigationDisabled={failed}
      header={
        <>
          <EmbeddedLanguage
            value={place.language}
            onValueChange={(language) =>
              void navigate({ href: switchedPath(location.pathname, { language }) + location.searchStr })
            }
          />
          <UserMenu
            name={`${user.firstname} ${user.lastname}`}
            email={user.email}
            items={[
              {
                id: 'sign-out',
                label: t('shell.signOut'),
                icon: <LogOut size={16} strokeWidth={1.5} aria-hidden="true" />,
                href: '/sign-out',
              },
            ]}
          />
        </>
      }
    >
      {children}
    </ViewLayout>
  )
}
