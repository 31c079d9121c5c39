import { lazyPart } from '@embpm/ui/lazy-part'
import {
  Boxes,
  CalendarRange,
  ChartColumn,
  CirclePlay,
  Cpu,
  FlaskConical,
  Handshake,
  Layers,
  ListChecks,
  Package,
  PackageOpen,
  ShieldCheck,
  SquareKanban,
  TriangleAlert,
  Users,
  Workflow,
} from 'lucide-react'
import { dictionaryOthers, dictionaryTables } from '../../dictionary/pages.js'
import { defineArea, group, page } from '../../routes/page.js'
import type english from './text/en.json'

type Words = typeof english

declare module '../../text/Text.js' {
  interface Text extends Words {}
}

/** The implementation area. */
export const implementation = defineArea(
  'implementation',
  { place: 3, opensWith: 'scenario-processes' },
  [
    group('implementation.menu.scenarios', [
      page('scenario-processes', {
        icon: Workflow,
        kind: 'scenarioProcesses',
        screens: {
          list: lazyPart(
            async () => (await import('./scenario-processes/ScenarioProcessesScreen.js')).ScenarioProcessesScreen,
          ),
          one: lazyPart(
            async () => (await import('./scenario-processes/ScenarioProcessScreen.js')).ScenarioProcessScreen,
          ),
        },
      }),
      page('scenario-task', {
        title: 'implementation.pages.scenarioBuild',
        icon: Layers,
        kind: 'scenarios',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./scenarios/ScenariosScreen.js')).ScenariosScreen),
          one: lazyPart(async () => (await import('./scenarios/ScenarioScreen.js')).ScenarioScreen),
        },
      }),
      page('test-task', {
        icon: FlaskConical,
        kind: 'testTasks',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./test-tasks/TestTasksScreen.js')).TestTasksScreen),
          views: {
            steps: lazyPart(async () => (await import('./test-tasks/TestStepsScreen.js')).TestStepsScreen),
          },
          one: lazyPart(async () => (await import('./test-tasks/TestTaskScreen.js')).TestTaskScreen),
        },
      }),
      page('scenario-results', {
        title: 'implementation.pages.scenarioResults',
        icon: ListChecks,
        screens: {
          screen: lazyPart(
            async () => (await import('./scenario-results/ScenarioResultsScreen.js')).ScenarioResultsScreen,
          ),
        },
      }),
      page('verify', {
        title: 'implementation.pages.verify',
        icon: ShieldCheck,
        screens: { screen: lazyPart(async () => (await import('./verify/VerifyScreen.js')).VerifyScreen) },
      }),
      page('report', {
        title: 'implementation.pages.report',
        icon: ChartColumn,
        screens: { screen: lazyPart(async () => (await import('./test-coverage/CoverageScreen.js')).CoverageScreen) },
      }),
    ]),
    group('implementation.menu.technology', [
      page('technology-instances', {
        icon: PackageOpen,
        kind: 'technologyInstances',
        screens: {
          list: lazyPart(
            async () => (await import('./technology-instances/TechnologyInstancesScreen.js')).TechnologyInstancesScreen,
          ),
          one: lazyPart(
            async () => (await import('./technology-instances/TechnologyInstanceScreen.js')).TechnologyInstanceScreen,
          ),
        },
      }),
      dictionaryTables,
      page('master-data', {
        title: 'implementation.pages.masterData',
        icon: Boxes,
        screens: {
          screen: lazyPart(async () =>
            (await import('../../master-data/masterDataAt.js')).masterDataAt({
              path: 'implementation/master-data',
              title: 'implementation.pages.masterData',
            }),
          ),
        },
      }),
      page('master-data/technologies', {
        icon: Cpu,
        kind: 'technologies',
        screens: {
          list: lazyPart(async () => (await import('./technologies/TechnologiesScreen.js')).TechnologiesScreen),
          one: lazyPart(async () => (await import('./technologies/TechnologyScreen.js')).TechnologyScreen),
        },
      }),
      page('master-data/business-partners', {
        icon: Handshake,
        kind: 'businessPartners',
        searched: true,
        screens: {
          list: lazyPart(
            async () => (await import('./business-partners/BusinessPartnersScreen.js')).BusinessPartnersScreen,
          ),
          one: lazyPart(
            async () => (await import('./business-partners/BusinessPartnerScreen.js')).BusinessPartnerScreen,
          ),
        },
      }),
      page('master-data/products', {
        icon: Package,
        kind: 'products',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./products/ProductsScreen.js')).ProductsScreen),
          one: lazyPart(async () => (await import('./products/ProductScreen.js')).ProductScreen),
        },
      }),
    ]),
    group('implementation.menu.team', [
      page('project-management', {
        title: 'implementation.pages.projectManagement',
        icon: SquareKanban,
        screens: {
          screen: lazyPart(
            async () => (await import('./project-management/ProjectManagementScreen.js')).ProjectManagementScreen,
          ),
        },
      }),
      page('employees', {
        icon: Users,
        kind: 'employees',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./employees/EmployeesScreen.js')).EmployeesScreen),
          one: lazyPart(async () => (await import('./employees/EmployeeScreen.js')).EmployeeScreen),
        },
      }),
      page('employee-assignment', {
        title: 'implementation.pages.employeeAssignment',
        icon: CalendarRange,
        screens: {
          screen: lazyPart(async () => (await import('./employee-assignment/CapacityScreen.js')).CapacityScreen),
        },
      }),
    ]),
  ],
  [
    ...dictionaryOthers,
    page('employee-assignment/list', {
      icon: CalendarRange,
      kind: 'employeeAssignments',
      screens: {
        list: lazyPart(
          async () => (await import('./employee-assignment/EmployeeAssignmentsScreen.js')).EmployeeAssignmentsScreen,
        ),
        one: lazyPart(
          async () => (await import('./employee-assignment/EmployeeAssignmentScreen.js')).EmployeeAssignmentScreen,
        ),
      },
    }),
    page('project-management/risks', {
      icon: TriangleAlert,
      kind: 'projectRisks',
      screens: {
        list: lazyPart(
          async () => (await import('./project-management/risks/ProjectRisksScreen.js')).ProjectRisksScreen,
        ),
        one: lazyPart(async () => (await import('./project-management/risks/ProjectRiskScreen.js')).ProjectRiskScreen),
      },
    }),
    page('test-task/run', {
      title: 'implementation.pages.testRuns',
      icon: CirclePlay,
      layout: 'dense',
      screens: { screen: lazyPart(async () => (await import('./test-runs/TestRunScreen.js')).TestRunScreen) },
    }),
  ],
)
