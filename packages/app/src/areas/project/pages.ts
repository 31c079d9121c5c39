import { lazyPart } from '@embpm/ui/lazy-part'
import {
  CalendarCog,
  CalendarDays,
  ClipboardCheck,
  FileText,
  FolderKanban,
  Landmark,
  ListChecks,
  ListTodo,
  SquareKanban,
  Target,
} from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The project area. */
export const project = defineArea('project', { place: 4, opensWith: 'business-domain' }, [
  group('project.menu.operation', [
    page('projects', {
      icon: FolderKanban,
      kind: 'projects',
      searched: true,
      screens: {
        list: lazyPart(async () => (await import('./projects/ProjectsScreen.js')).ProjectsScreen),
        one: lazyPart(async () => (await import('./projects/ProjectScreen.js')).ProjectScreen),
      },
    }),
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
    page('operation-periods', {
      title: 'project.pages.periods',
      icon: CalendarDays,
      screens: { screen: lazyPart(async () => (await import('./operation-periods/PeriodsScreen.js')).PeriodsScreen) },
    }),
    page('operation-orders', {
      icon: FileText,
      kind: 'operationOrders',
      searched: true,
      screens: {
        list: lazyPart(async () => (await import('./operation-orders/OperationOrdersScreen.js')).OperationOrdersScreen),
        views: {
          board: lazyPart(
            async () => (await import('./operation-orders/OperationOrdersBoard.js')).OperationOrdersBoard,
          ),
          gantt: lazyPart(
            async () => (await import('./operation-orders/OperationOrdersGantt.js')).OperationOrdersGantt,
          ),
        },
        one: lazyPart(async () => (await import('./operation-orders/OperationOrderScreen.js')).OperationOrderScreen),
      },
    }),
    page('operation-tasks', {
      icon: ListChecks,
      kind: 'operationTasks',
      searched: true,
      screens: {
        list: lazyPart(async () => (await import('./operation-tasks/OperationTasksScreen.js')).OperationTasksScreen),
        views: {
          board: lazyPart(async () => (await import('./operation-tasks/OperationTasksBoard.js')).OperationTasksBoard),
          gantt: lazyPart(async () => (await import('./operation-tasks/OperationTasksGantt.js')).OperationTasksGantt),
        },
        one: lazyPart(async () => (await import('./operation-tasks/OperationTaskScreen.js')).OperationTaskScreen),
      },
    }),
    page('calendars', {
      icon: CalendarCog,
      kind: 'calendars',
      screens: {
        list: lazyPart(async () => (await import('./calendars/CalendarsScreen.js')).CalendarsScreen),
        one: lazyPart(async () => (await import('./calendars/CalendarScreen.js')).CalendarScreen),
      },
    }),
  ]),
  group('project.menu.execution', [
    page('executions', {
      icon: ClipboardCheck,
      kind: 'executions',
      screens: {
        list: lazyPart(async () => (await import('./executions/ExecutionsScreen.js')).ExecutionsScreen),
        one: lazyPart(async () => (await import('./executions/ExecutionScreen.js')).ExecutionScreen),
      },
    }),
    page('execution/orders', {
      title: 'project.pages.orderExecution',
      icon: SquareKanban,
      follows: 'operationOrders',
      screens: {
        screen: lazyPart(async () => (await import('./order-execution/OrderExecutionScreen.js')).OrderExecutionScreen),
      },
    }),
    page('tasks', {
      title: 'project.pages.tasks',
      icon: ListTodo,
      follows: 'operationTasks',
      screens: {
        screen: lazyPart(async () => (await import('./operation-tasks/MyTasksScreen.js')).MyTasksScreen),
      },
    }),
    page('calendar', {
      title: 'project.pages.calendar',
      icon: CalendarDays,
      follows: 'operationOrders',
      screens: {
        screen: lazyPart(async () => (await import('./event-calendar/EventCalendarScreen.js')).EventCalendarScreen),
      },
    }),
  ]),
])
