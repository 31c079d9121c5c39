import { lazyPart } from '@embpm/ui/lazy-part'
import {
  BookOpen,
  Boxes,
  Building2,
  ChartColumn,
  FileText,
  Coins,
  FolderTree,
  Landmark,
  Layers,
  ListChecks,
  ListTree,
  MessageSquare,
  Puzzle,
  Server,
  Settings,
  SquareTerminal,
  Target,
  UserCog,
  Users,
  Wallet,
  Workflow,
} from 'lucide-react'
import { dictionaryOthers, dictionaryTables } from '../../dictionary/pages.js'
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
        page('data', {
          icon: Landmark,
          tree: 'businessAreas',
          searched: true,
          screens: {
            tree: lazyPart(async () => (await import('./business-areas/BusinessAreasScreen.js')).BusinessAreasScreen),
            views: {
              list: lazyPart(async () => (await import('./business-areas/BusinessAreasList.js')).BusinessAreasList),
            },
            start: lazyPart(async () => (await import('./business-areas/BusinessAreasScreen.js')).BusinessAreasStart),
            one: lazyPart(async () => (await import('./business-areas/BusinessAreaScreen.js')).BusinessAreaScreen),
          },
        }),
        page('requirements', {
          icon: ListChecks,
          kind: 'requirements',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./requirements/RequirementsScreen.js')).RequirementsScreen),
            views: {
              board: lazyPart(async () => (await import('./requirements/RequirementsBoard.js')).RequirementsBoard),
            },
            one: lazyPart(async () => (await import('./requirements/RequirementScreen.js')).RequirementScreen),
          },
        }),
      ],
      hidden,
    ),
    group(
      'bp.menu.technology',
      [
        dictionaryTables,
        page('ricefw', {
          icon: Puzzle,
          kind: 'ricefws',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./ricefw/RicefwsScreen.js')).RicefwsScreen),
            views: {
              board: lazyPart(async () => (await import('./ricefw/RicefwsBoard.js')).RicefwsBoard),
              effort: lazyPart(async () => (await import('./ricefw/RicefwsEffort.js')).RicefwsEffort),
            },
            one: lazyPart(async () => (await import('./ricefw/RicefwScreen.js')).RicefwScreen),
          },
        }),
      ],
      hidden,
    ),
    group(
      'bp.menu.organisation',
      [
        page('org', {
          title: 'bp.pages.structure',
          icon: Building2,
          kind: 'orgUnits',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./org/OrgScreen.js')).OrgScreen),
            views: { list: lazyPart(async () => (await import('./org-units/OrgUnitsList.js')).OrgUnitsList) },
            one: lazyPart(async () => (await import('./org-units/OrgUnitScreen.js')).OrgUnitScreen),
          },
        }),
        page('org/positions', {
          icon: Target,
          kind: 'positions',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./positions/PositionsScreen.js')).PositionsScreen),
            one: lazyPart(async () => (await import('./positions/PositionScreen.js')).PositionScreen),
          },
        }),
        page('org/roles', {
          icon: UserCog,
          kind: 'processRoles',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./process-roles/ProcessRolesScreen.js')).ProcessRolesScreen),
            one: lazyPart(async () => (await import('./process-roles/ProcessRoleScreen.js')).ProcessRoleScreen),
          },
        }),
        page('org/employees', {
          icon: Users,
          kind: 'positionAssignments',
          screens: {
            list: lazyPart(
              async () =>
                (await import('./position-assignments/PositionAssignmentsScreen.js')).PositionAssignmentsScreen,
            ),
            views: {
              timeline: lazyPart(
                async () => (await import('./position-assignments/AssignmentsTimeline.js')).AssignmentsTimeline,
              ),
            },
            one: lazyPart(
              async () => (await import('./position-assignments/PositionAssignmentScreen.js')).PositionAssignmentScreen,
            ),
          },
        }),
      ],
      hidden,
    ),
    group(
      'bp.menu.masterData',
      [
        page('master-data', {
          title: 'bp.pages.masterData',
          icon: Boxes,
          screens: {
            screen: lazyPart(async () =>
              (await import('../../master-data/masterDataAt.js')).masterDataAt({
                path: 'bp/master-data',
                title: 'bp.pages.masterData',
              }),
            ),
          },
        }),
        page('master-data/documents', {
          icon: FileText,
          kind: 'documents',
          searched: true,
          screens: {
            list: lazyPart(async () => (await import('./documents/DocumentsScreen.js')).DocumentsScreen),
            one: lazyPart(async () => (await import('./documents/DocumentScreen.js')).DocumentScreen),
          },
        }),
        page('master-data/systems', {
          icon: Server,
          kind: 'systems',
          screens: {
            list: lazyPart(async () => (await import('./systems/SystemsScreen.js')).SystemsScreen),
            views: { matrix: lazyPart(async () => (await import('./systems/SystemsMatrix.js')).SystemsMatrix) },
            one: lazyPart(async () => (await import('./systems/SystemScreen.js')).SystemScreen),
          },
        }),
        page('master-data/transactions', {
          icon: SquareTerminal,
          kind: 'transactions',
          screens: {
            list: lazyPart(async () => (await import('./transactions/TransactionsScreen.js')).TransactionsScreen),
            one: lazyPart(async () => (await import('./transactions/TransactionScreen.js')).TransactionScreen),
          },
        }),
        page('master-data/cost-elements', {
          icon: Coins,
          kind: 'costElements',
          screens: {
            list: lazyPart(async () => (await import('./cost-elements/CostElementsScreen.js')).CostElementsScreen),
            one: lazyPart(async () => (await import('./cost-elements/CostElementScreen.js')).CostElementScreen),
          },
        }),
        page('master-data/cost-objects', {
          icon: Wallet,
          kind: 'costObjects',
          screens: {
            list: lazyPart(async () => (await import('./cost-objects/CostObjectsScreen.js')).CostObjectsScreen),
            views: {
              groups: lazyPart(async () => (await import('./cost-objects/CostObjectGroups.js')).CostObjectGroups),
            },
            one: lazyPart(async () => (await import('./cost-objects/CostObjectScreen.js')).CostObjectScreen),
          },
        }),
        page('master-data/cost-object-groups', {
          icon: FolderTree,
          tree: 'costObjectGroups',
          screens: {
            tree: lazyPart(
              async () => (await import('./cost-object-groups/CostObjectGroupsScreen.js')).CostObjectGroupsScreen,
            ),
            views: {
              list: lazyPart(
                async () => (await import('./cost-object-groups/CostObjectGroupsList.js')).CostObjectGroupsList,
              ),
            },
            start: lazyPart(
              async () => (await import('./cost-object-groups/CostObjectGroupsScreen.js')).CostObjectGroupsStart,
            ),
            one: lazyPart(
              async () => (await import('./cost-object-groups/CostObjectGroupScreen.js')).CostObjectGroupScreen,
            ),
          },
        }),
        page('master-data/gl-accounts', {
          icon: BookOpen,
          kind: 'glAccounts',
          screens: {
            list: lazyPart(async () => (await import('./gl-accounts/GlAccountsScreen.js')).GlAccountsScreen),
            one: lazyPart(async () => (await import('./gl-accounts/GlAccountScreen.js')).GlAccountScreen),
          },
        }),
      ],
      hidden,
    ),
    group('bp.menu.dashboards', [
      page('dashboards/project', {
        title: 'bp.pages.projectDashboard',
        icon: ChartColumn,
        screens: {
          screen: lazyPart(
            async () => (await import('./dashboards/project/ProjectDashboardScreen.js')).ProjectDashboardScreen,
          ),
        },
      }),
      page('dashboards/analytics', {
        title: 'bp.pages.analyticsDashboard',
        icon: ChartColumn,
        screens: {
          screen: lazyPart(
            async () => (await import('./dashboards/analytics/AnalyticsDashboardScreen.js')).AnalyticsDashboardScreen,
          ),
        },
      }),
      page('dashboards/finance', {
        title: 'bp.pages.financeDashboard',
        icon: ChartColumn,
        screens: {
          screen: lazyPart(
            async () => (await import('./dashboards/finance/FinanceDashboardScreen.js')).FinanceDashboardScreen,
          ),
        },
      }),
    ]),
  ],
  [
    ...dictionaryOthers,
    page('settings', {
      title: 'bp.pages.settings',
      icon: Settings,
      screens: { screen: lazyPart(async () => (await import('./settings/SettingsScreen.js')).SettingsScreen) },
    }),
    page('chat', {
      title: 'chat.title',
      icon: MessageSquare,
      screens: { screen: lazyPart(async () => (await import('./chat/ChatScreen.js')).ChatScreen) },
    }),
  ],
)
