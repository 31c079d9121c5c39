import { lazyPart } from '@embpm/ui/lazy-part'
import { CalendarDays, FileText, Landmark, ListChecks, SquareKanban, Target } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The project area. */
export const project = defineArea('project', { place: 4, opensWith: 'business-domain' }, [
  group('project.menu.operation', [
    page('business-domain', {
      title: 'project.pages.businessDomain',
      icon: Landmark,
      tree: 'businessDomains',
      screens: {
        tree: lazyPart(async () => (await import('./business-domain/BusinessDomainsScreen.js')).BusinessDomainsScreen),
        views: {
          list: lazyPart(async () => (await import('./business-domain/BusinessDomainsList.js')).BusinessDomainsList),
        },
        start: lazyPart(async () => (await import('./business-domain/BusinessDomainsScreen.js')).BusinessDomainsStart),
        one: lazyPart(async () => (await import('./business-domain/BusinessDomainScreen.js')).BusinessDomainScreen),
      },
    }),
    page('operation-area', {
      title: 'project.pages.operationArea',
      icon: Target,
      tree: 'operationAreas',
      screens: {
        tree: lazyPart(async () => (await import('./operation-areas/OperationAreasScreen.js')).OperationAreasScreen),
        views: {
          list: lazyPart(async () => (await import('./operation-areas/OperationAreasList.js')).OperationAreasList),
        },
        start: lazyPart(async () => (await import('./operation-areas/OperationAreasScreen.js')).OperationAreasStart),
        one: lazyPart(async () => (await import('./operation-areas/OperationAreaScreen.js')).OperationAreaScreen),
      },
    }),
    page('operation-periods', { title: 'project.pages.periods', icon: CalendarDays }),
    page('operation-orders', {
      icon: FileText,
      kind: 'operationOrders',
      searched: true,
      screens: {
        list: lazyPart(async () => (await import('./operation-orders/OperationOrdersScreen.js')).OperationOrdersScreen),
        one: lazyPart(async () => (await import('./operation-orders/OperationOrderScreen.js')).OperationOrderScreen),
      },
    }),
    page('operation-tasks', { title: 'project.pages.operationTasks', icon: ListChecks }),
  ]),
  group('project.menu.execution', [
    page('execution/orders', { title: 'project.pages.orderExecution', icon: SquareKanban }),
    page('tasks', { title: 'project.pages.tasks', icon: ListChecks }),
    page('calendar', { title: 'project.pages.calendar', icon: CalendarDays }),
  ]),
])
