import { ClassyLayout } from '@embpm/ui/classy-layout'
import { Navigation } from '@embpm/ui/navigation'
import { SchemeSwitch } from '@embpm/ui/scheme'
import { getRouteApi, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banners } from './Banners.js'
import { currentYear } from './currentYear.js'
import { LanguageMenu } from './LanguageMenu.js'
import { OrganisationMenu } from './OrganisationMenu.js'
import { InsideShell } from './StatePage.js'
import { switchedPath } from './switchedPath.js'
import { UserMenu } from './UserMenu.js'
import { useScheme } from './useScheme.js'
import { version } from './version.js'

const organisationRoute = getRouteApi('/$lang/$orgId')

/** The frame around every page of an organisation: classy layout, navigation, header, banners. */
export function Shell() {
  const { t } = useTranslation()
  const { user, organisation, organisations, language } = organisationRoute.useRouteContext()
  const [year] = useState(currentYear)
  const [scheme, setScheme] = useScheme()
  const navigate = useNavigate()
  const location = useRouterState({ select: ({ location }) => location })
  const services = `/${language}/${organisation.organisationId}/bim/services`

  return (
    <ClassyLayout
      user={{ name: `${user.firstname} ${user.lastname}`, email: user.email }}
      version={version}
      year={year}
      organisation={<OrganisationMenu organisation={organisation} organisations={organisations} />}
      navigation={
        <Navigation
          current={location.pathname.startsWith(services) ? 'services' : ''}
          items={[
            {
              id: 'data',
              title: t('shell.data'),
              type: 'group',
              children: [
                {
                  id: 'services',
                  title: t('services.title'),
                  type: 'basic',
                  icon: <Link2 size={16} strokeWidth={1.5} aria-hidden />,
                  link: services,
                },
              ],
            },
          ]}
        />
      }
      header={
        <>
          <LanguageMenu
            value={language}
            onValueChange={(next) =>
              void navigate({ href: switchedPath(location.pathname, { language: next }) + location.searchStr })
            }
          />
          <SchemeSwitch value={scheme} onValueChange={setScheme} />
          <UserMenu user={user} />
        </>
      }
    >
      <InsideShell value={true}>
        <Banners />
        <Outlet />
      </InsideShell>
    </ClassyLayout>
  )
}
