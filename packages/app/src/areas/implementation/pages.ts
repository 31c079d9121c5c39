import { lazyPart } from '@embpm/ui/lazy-part'
import {
  Boxes,
  ChartColumn,
  FlaskConical,
  Layers,
  ListChecks,
  PackageOpen,
  ShieldCheck,
  SquareKanban,
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
      page('scenario-task', { title: 'implementation.pages.scenarioBuild', icon: Layers }),
      page('test-task', { title: 'implementation.pages.testTasks', icon: FlaskConical }),
      page('scenario-results', { title: 'implementation.pages.scenarioResults', icon: ListChecks }),
      page('verify', { title: 'implementation.pages.verify', icon: ShieldCheck }),
      page('report', { title: 'implementation.pages.report', icon: ChartColumn }),
    ]),
    group('implementation.menu.technology', [
      page('technology-instances', { title: 'implementation.pages.technologyInstances', icon: PackageOpen }),
      dictionaryTables,
      page('master-data', { title: 'implementation.pages.masterData', icon: Boxes }),
    ]),
    group('implementation.menu.team', [
      page('project-management', { title: 'implementation.pages.projectManagement', icon: SquareKanban }),
      page('employees', {
        icon: Users,
        kind: 'employees',
        searched: true,
        screens: {
          list: lazyPart(async () => (await import('./employees/EmployeesScreen.js')).EmployeesScreen),
          one: lazyPart(async () => (await import('./employees/EmployeeScreen.js')).EmployeeScreen),
        },
      }),
      page('employee-assignment', { title: 'implementation.pages.employeeAssignment', icon: Users }),
    ]),
  ],
  dictionaryOthers,
)
