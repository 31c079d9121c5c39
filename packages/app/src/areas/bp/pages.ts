import { lazyRouteComponent } from '@tanstack/react-router'
import {
  Boxes,
  Building2,
  ChartColumn,
  Database,
  Landmark,
  Layers,
  ListChecks,
  ListTree,
  MessageSquare,
  Puzzle,
  Settings,
  Target,
  Users,
  Workflow,
} from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'

/** What only administrators and consultants see in the menu and in the search. */
const hidden = { hiddenWithout: 'role' } as const

/** The processes area. */
export const bp = defineArea(
  'bp',
  { place: 1, family: 'processes', opensWith: 'processes' },
  [
    group('processes', [
      page('processes', {
        title: 'processes',
        icon: Workflow,
        tree: 'processes',
        searched: true,
        screens: {
          tree: lazyRouteComponent(() => import('./processes/ProcessesScreen.js'), 'ProcessesScreen'),
          views: { list: lazyRouteComponent(() => import('./processes/ProcessesList.js'), 'ProcessesList') },
          start: lazyRouteComponent(() => import('./processes/ProcessesStart.js'), 'ProcessesStart'),
          one: lazyRouteComponent(() => import('./processes/ProcessScreen.js'), 'ProcessScreen'),
        },
      }),
      page('task', { title: 'build', icon: Layers, needs: ['role'] }),
      page('view', { title: 'view', icon: ListTree }),
      page('report', { title: 'report', icon: ChartColumn }),
    ]),
    group(
      'businessArea',
      [
        page('data', { title: 'businessAreas', icon: Landmark }),
        page('requirements', { title: 'requirements', icon: ListChecks }),
      ],
      hidden,
    ),
    group(
      'technology',
      [
        page('dictionary', { title: 'dictionary', icon: Database }),
        page('ricefw', {
          title: 'ricefw',
          icon: Puzzle,
          kind: 'ricefws',
          searched: true,
          screens: {
            list: lazyRouteComponent(() => import('./ricefw/RicefwsScreen.js'), 'RicefwsScreen'),
            views: { board: lazyRouteComponent(() => import('./ricefw/RicefwsBoard.js'), 'RicefwsBoard') },
            one: lazyRouteComponent(() => import('./ricefw/RicefwScreen.js'), 'RicefwScreen'),
          },
        }),
      ],
      hidden,
    ),
    group(
      'organisation',
      [
        page('org', { title: 'structure', icon: Building2 }),
        page('org/positions', { title: 'positions', icon: Target }),
        page('org/employees', { title: 'positionAssignment', icon: Users }),
      ],
      hidden,
    ),
    group('masterData', [page('master-data', { title: 'masterData', icon: Boxes })], hidden),
    group('dashboards', [
      page('dashboards/project', { title: 'projectDashboard', icon: ChartColumn }),
      page('dashboards/analytics', { title: 'analyticsDashboard', icon: ChartColumn }),
      page('dashboards/finance', { title: 'financeDashboard', icon: ChartColumn }),
    ]),
  ],
  [
    page('settings', { title: 'settings', icon: Settings }),
    page('chat', {
      title: 'chat',
      icon: MessageSquare,
      screens: { screen: lazyRouteComponent(() => import('./chat/ChatScreen.js'), 'ChatScreen') },
    }),
  ],
)
