import { lazyRouteComponent } from '@tanstack/react-router'
import { CalendarDays, FileText, Landmark, ListChecks, SquareKanban, Target } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'

/** The project area. */
export const project = defineArea('project', { place: 4, opensWith: 'business-domain' }, [
  group('operation', [
    page('business-domain', {
      title: 'businessDomain',
      icon: Landmark,
      tree: 'businessDomains',
      screens: {
        tree: lazyRouteComponent(() => import('./business-domain/BusinessDomainsScreen.js'), 'BusinessDomainsScreen'),
        views: {
          list: lazyRouteComponent(() => import('./business-domain/BusinessDomainsList.js'), 'BusinessDomainsList'),
        },
        start: lazyRouteComponent(() => import('./business-domain/BusinessDomainsStart.js'), 'BusinessDomainsStart'),
        one: lazyRouteComponent(() => import('./business-domain/BusinessDomainScreen.js'), 'BusinessDomainScreen'),
      },
    }),
    page('operation-area', { title: 'operationArea', icon: Target }),
    page('operation-periods', { title: 'periods', icon: CalendarDays }),
    page('operation-orders', {
      title: 'orders',
      icon: FileText,
      kind: 'operationOrders',
      searched: true,
      screens: {
        list: lazyRouteComponent(() => import('./operation-orders/OperationOrdersScreen.js'), 'OperationOrdersScreen'),
        one: lazyRouteComponent(() => import('./operation-orders/OperationOrderScreen.js'), 'OperationOrderScreen'),
      },
    }),
    page('operation-tasks', { title: 'operationTasks', icon: ListChecks }),
  ]),
  group('execution', [
    page('execution/orders', { title: 'orderExecution', icon: SquareKanban }),
    page('tasks', { title: 'tasks', icon: ListChecks }),
    page('calendar', { title: 'calendar', icon: CalendarDays }),
  ]),
])
