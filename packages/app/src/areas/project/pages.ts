import { lazyPart } from '@embpm/ui/lazy-part'
import { CalendarDays, FileText, Landmark, ListChecks, SquareKanban, Target } from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'

/** The project area. */
export const project = defineArea('project', { family: 'project', opensWith: 'business-domain' }, [
  group('operation', [
    page('business-domain', {
      title: 'businessDomain',
      icon: Landmark,
      kind: 'businessDomains',
      screens: {
        tree: lazyPart(async () => (await import('./business-domain/BusinessDomainsScreen.js')).BusinessDomainsScreen),
        views: {
          list: lazyPart(async () => (await import('./business-domain/BusinessDomainsList.js')).BusinessDomainsList),
        },
        start: lazyPart(async () => (await import('./business-domain/BusinessDomainsStart.js')).BusinessDomainsStart),
        one: lazyPart(async () => (await import('./business-domain/BusinessDomainScreen.js')).BusinessDomainScreen),
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
        list: lazyPart(async () => (await import('./operation-orders/OperationOrdersScreen.js')).OperationOrdersScreen),
        one: lazyPart(async () => (await import('./operation-orders/OperationOrderScreen.js')).OperationOrderScreen),
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
