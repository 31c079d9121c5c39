import { inOrganisation as at } from './inOrganisation.js'
import type { AreaId, Need } from './RouteSpec.js'

/** One page of an area's menu. */
export interface MenuPage {
  /** Its path in the route table. */
  path: string
  /** Its name: a key of the words `pages`. */
  title: string
}

/** A group of an area's menu. */
export interface MenuGroup {
  /** Its name: a key of the words `menus`. */
  title: string
  /** Who does not see it. Source: spec.md, section 6. */
  hiddenWithout?: Need
  pages: readonly MenuPage[]
}

const page = <T extends string>(path: string, title: T) => ({ path: at(path), title })

/**
 * The menu of each area. A page that its visitor may not open, or whose screen is still to come, is left out. The
 * groups of the processes that only administrators and consultants work with carry the flag of the specification.
 */
export const menus = {
  bp: [
    {
      title: 'processes',
      pages: [
        page('bp/processes', 'processes'),
        page('bp/task', 'build'),
        page('bp/view', 'view'),
        page('bp/report', 'report'),
      ],
    },
    {
      title: 'businessArea',
      hiddenWithout: 'role',
      pages: [page('bp/data', 'businessAreas'), page('bp/requirements', 'requirements')],
    },
    {
      title: 'technology',
      hiddenWithout: 'role',
      pages: [page('bp/dictionary', 'dictionary'), page('bp/ricefw', 'ricefw')],
    },
    {
      title: 'organisation',
      hiddenWithout: 'role',
      pages: [
        page('bp/org', 'structure'),
        page('bp/org/positions', 'positions'),
        page('bp/org/employees', 'positionAssignment'),
      ],
    },
    { title: 'masterData', hiddenWithout: 'role', pages: [page('bp/master-data', 'masterData')] },
    {
      title: 'dashboards',
      pages: [
        page('bp/dashboards/project', 'projectDashboard'),
        page('bp/dashboards/analytics', 'analyticsDashboard'),
        page('bp/dashboards/finance', 'financeDashboard'),
      ],
    },
  ],
  bim: [
    {
      title: 'data',
      pages: [
        page('bim/dictionary/tables', 'tables'),
        page('bim/data', 'dataObjects'),
        page('bim/services', 'services'),
        page('bim/create', 'create'),
      ],
    },
  ],
  implementation: [
    {
      title: 'scenarios',
      pages: [
        page('implementation/scenario-processes', 'scenarioProcesses'),
        page('implementation/scenario-task', 'scenarioBuild'),
        page('implementation/test-task', 'testTasks'),
        page('implementation/scenario-results', 'scenarioResults'),
        page('implementation/verify', 'verify'),
        page('implementation/report', 'report'),
      ],
    },
    {
      title: 'technology',
      pages: [
        page('implementation/technology-instances', 'technologyInstances'),
        page('implementation/dictionary', 'dictionary'),
        page('implementation/master-data', 'masterData'),
      ],
    },
    {
      title: 'team',
      pages: [
        page('implementation/project-management', 'projectManagement'),
        page('implementation/employees', 'employees'),
        page('implementation/employee-assignment', 'employeeAssignment'),
      ],
    },
  ],
  project: [
    {
      title: 'operation',
      pages: [
        page('project/business-domain', 'businessDomain'),
        page('project/operation-area', 'operationArea'),
        page('project/operation-periods', 'periods'),
        page('project/operation-orders', 'orders'),
        page('project/operation-tasks', 'operationTasks'),
      ],
    },
    {
      title: 'execution',
      pages: [
        page('project/execution/orders', 'orderExecution'),
        page('project/tasks', 'tasks'),
        page('project/calendar', 'calendar'),
      ],
    },
  ],
  administration: [
    {
      title: 'administration',
      pages: [
        page('administration/organisations', 'organisations'),
        page('administration/users', 'users'),
        page('administration/subscriptions', 'subscriptions'),
        page('administration/object-explorer', 'objectExplorer'),
        page('administration/configurations', 'configurations'),
        page('config', 'config'),
      ],
    },
  ],
  config: [],
} as const satisfies Readonly<Record<AreaId, readonly MenuGroup[]>>
