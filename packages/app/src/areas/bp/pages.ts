import { lazyPart } from '@embpm/ui/lazy-part'
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
  UserCog,
  Users,
  Workflow,
} from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** What only administrators and consultants see in the menu and in the search. */
const hidden = { hiddenWithout: 'role' } as const

/** The processes area. */
export const bp = defineArea(
  'bp',
  { place: 1, family: 'processes', opensWith: 'processes' },
  [
    group('bp.menu.processes', [
      page('processes', {
        icon: Workflow,
        tree: 'processes',
        searched: true,
        screens: {
          tree: lazyPart(async () => (await import('./processes/ProcessesScreen.js')).ProcessesScreen),
          views: { list: lazyPart(async () => (await import('./processes/ProcessesList.js')).ProcessesList) },
          start: lazyPart(async () => (await import('./processes/ProcessesScreen.js')).ProcessesStart),
          one: lazyPart(async () => (await import('./processes/ProcessScreen.js')).ProcessScreen),
        },
      }),
      page('task', {
        title: 'bp.pages.build',
        icon: Layers,
        layout: 'dense',
        needs: ['role'],
        screens: { screen: lazyPart(async () => (await import('./task/BuildScreen.js')).BuildScreen) },
      }),
      page('view', {
        title: 'bp.pages.view',
        icon: ListTree,
        layout: 'dense',
        screens: { screen: lazyPart(async () => (await import('./view/ViewScreen.js')).ViewScreen) },
      }),
      page('report', {
        title: 'bp.pages.report',
        icon: ChartColumn,
        screens: { screen: lazyPart(async () => (await import('./report/ReportScreen.js')).ReportScreen) },
      }),
    ]),
    group(
      'bp.menu.businessArea',
      [
        page('data', { title: 'bp.pages.businessAreas', icon: Landmark }),
        page('requirements', { title: 'bp.pages.requirements', icon: ListChecks }),
      ],
      hidden,
    ),
    group(
      'bp.menu.technology',
      [
        page('dictionary', { title: 'bp.pages.dictionary', icon: Database }),
        page('ricefw', {
          icon: Puzzle,
          kind: 'ricefws',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./ricefw/RicefwsScreen.js')).RicefwsScreen),
            views: { board: lazyPart(async () => (await import('./ricefw/RicefwsBoard.js')).RicefwsBoard) },
            one: lazyPart(async () => (await import('./ricefw/RicefwScreen.js')).RicefwScreen),
          },
        }),
      ],
      hidden,
    ),
    group(
      'bp.menu.organisation',
      [
        page('org', { title: 'bp.pages.structure', icon: Building2 }),
        page('org/positions', { title: 'bp.pages.positions', icon: Target }),
        page('org/roles', {
          icon: UserCog,
          kind: 'processRoles',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./process-roles/ProcessRolesScreen.js')).ProcessRolesScreen),
            one: lazyPart(async () => (await import('./process-roles/ProcessRoleScreen.js')).ProcessRoleScreen),
          },
        }),
        page('org/employees', { title: 'bp.pages.positionAssignment', icon: Users }),
      ],
      hidden,
    ),
    group('bp.menu.masterData', [page('master-data', { title: 'bp.pages.masterData', icon: Boxes })], hidden),
    group('bp.menu.dashboards', [
      page('dashboards/project', { title: 'bp.pages.projectDashboard', icon: ChartColumn }),
      page('dashboards/analytics', { title: 'bp.pages.analyticsDashboard', icon: ChartColumn }),
      page('dashboards/finance', { title: 'bp.pages.financeDashboard', icon: ChartColumn }),
    ]),
  ],
  [
    page('settings', { title: 'bp.pages.settings', icon: Settings }),
    page('chat', {
      title: 'chat.title',
      icon: MessageSquare,
      screens: { screen: lazyPart(async () => (await import('./chat/ChatScreen.js')).ChatScreen) },
    }),
  ],
)
