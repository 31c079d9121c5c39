import { lazyPart } from '@embpm/ui/lazy-part'
import { access } from '@embpm/contract'
import { Building2, FileText, History, ListTree, Settings, Users } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The administration area. Its menu leads to the settings, too. */
export const administration = defineArea(
  'administration',
  { place: 6, family: 'administration', opensWith: 'organisations' },
  [
    group('administration.title', [
      page('organisations', {
        icon: Building2,
        kind: 'organisations',
        screens: {
          list: lazyPart(async () => (await import('./organisations/OrganisationsScreen.js')).OrganisationsScreen),
          one: lazyPart(async () => (await import('./organisations/OrganisationScreen.js')).OrganisationScreen),
        },
      }),
      page('users', {
        icon: Users,
        kind: 'users',
        screens: {
          list: lazyPart(async () => (await import('./users/UsersScreen.js')).UsersScreen),
          one: lazyPart(async () => (await import('./users/UserScreen.js')).UserScreen),
        },
      }),
      page('audit-log', {
        title: 'auditLog.title',
        icon: History,
        needs: access.audit.read,
        screens: {
          screen: lazyPart(async () => (await import('./audit-log/AuditLogScreen.js')).AuditLogScreen),
        },
      }),
      page('subscriptions', {
        icon: FileText,
        kind: 'subscriptions',
        screens: {
          list: lazyPart(async () => (await import('./subscriptions/SubscriptionsScreen.js')).SubscriptionsScreen),
          one: lazyPart(async () => (await import('./subscriptions/SubscriptionScreen.js')).SubscriptionScreen),
        },
      }),
      page('object-explorer', {
        title: 'administration.pages.objectExplorer',
        icon: ListTree,
        screens: {
          screen: lazyPart(
            async () => (await import('./object-explorer/ObjectExplorerScreen.js')).ObjectExplorerScreen,
          ),
        },
      }),
      page('configurations', {
        title: 'administration.pages.configurations',
        icon: Settings,
        screens: {
          screen: lazyPart(async () => (await import('./configurations/ConfigurationsScreen.js')).ConfigurationsScreen),
        },
      }),
      page('/config'),
    ]),
  ],
  [
    page('access', {
      title: 'administration.pages.access',
      needs: access.audit.read,
      screens: { screen: lazyPart(async () => (await import('./access/AccessScreen.js')).AccessScreen) },
    }),
  ],
)
