import { lazyRouteComponent } from '@tanstack/react-router'
import { Building2, FileText, ListTree, Settings, Users } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'

/** The administration area. Its menu leads to the settings, too. */
export const administration = defineArea(
  'administration',
  { place: 6, family: 'administration', opensWith: 'organisations' },
  [
    group('administration', [
      page('organisations', {
        title: 'organisations',
        icon: Building2,
        kind: 'organisations',
        screens: {
          list: lazyRouteComponent(() => import('./organisations/OrganisationsScreen.js'), 'OrganisationsScreen'),
          one: lazyRouteComponent(() => import('./organisations/OrganisationScreen.js'), 'OrganisationScreen'),
        },
      }),
      page('users', {
        title: 'users',
        icon: Users,
        kind: 'users',
        screens: {
          list: lazyRouteComponent(() => import('./users/UsersScreen.js'), 'UsersScreen'),
          one: lazyRouteComponent(() => import('./users/UserScreen.js'), 'UserScreen'),
        },
      }),
      page('subscriptions', { title: 'subscriptions', icon: FileText }),
      page('object-explorer', { title: 'objectExplorer', icon: ListTree }),
      page('configurations', { title: 'configurations', icon: Settings }),
      page('/config'),
    ]),
  ],
)
