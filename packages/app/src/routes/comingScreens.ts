import { inOrganisation as at } from './inOrganisation.js'

/**
 * Pages of the route table whose screens are still to come: their guards hold already, and whoever passes them is told
 * that there is no such page. Whoever adds a screen adds its route to the area and takes its line away here; a test
 * finds a line that stays, and one that is missing.
 */
export const comingScreens: ReadonlySet<string> = new Set([
  at('bp/dashboards/project'),
  at('bp/dashboards/analytics'),
  at('bp/dashboards/finance'),
  at('bp/requirements'),
  at('bp/task'),
  at('bp/view'),
  at('bp/report'),
  at('bp/master-data'),
  at('bp/data'),
  at('bp/org'),
  at('bp/org/positions'),
  at('bp/org/employees'),
  at('bp/settings'),
  at('bp/dictionary'),

  at('implementation/master-data'),
  at('implementation/technology-instances'),
  at('implementation/scenario-task'),
  at('implementation/test-task'),
  at('implementation/scenario-results'),
  at('implementation/verify'),
  at('implementation/report'),
  at('implementation/project-management'),
  at('implementation/employees'),
  at('implementation/employee-assignment'),
  at('implementation/dictionary'),

  at('bim/create'),
  at('bim/data'),

  at('project/operation-area'),
  at('project/operation-periods'),
  at('project/tasks'),
  at('project/execution/orders'),
  at('project/calendar'),
  at('project/operation-tasks'),

  at('administration/subscriptions'),
  at('administration/object-explorer'),
  at('administration/configurations'),
])
