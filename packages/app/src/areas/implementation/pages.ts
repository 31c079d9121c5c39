import { lazyRouteComponent } from '@tanstack/react-router'
import {
  Boxes,
  ChartColumn,
  Database,
  FlaskConical,
  Layers,
  ListChecks,
  PackageOpen,
  ShieldCheck,
  SquareKanban,
  Users,
  Workflow,
} from 'lucide-react'
import { defineArea, group, page } from '../../routes/page.js'

/** The implementation area. */
export const implementation = defineArea('implementation', { place: 3, opensWith: 'scenario-processes' }, [
  group('scenarios', [
    page('scenario-processes', {
      title: 'scenarioProcesses',
      icon: Workflow,
      kind: 'scenarioProcesses',
      screens: {
        list: lazyRouteComponent(
          () => import('./scenario-processes/ScenarioProcessesScreen.js'),
          'ScenarioProcessesScreen',
        ),
        one: lazyRouteComponent(() => import('./scenario-processes/ScenarioProcessScreen.js'), 'ScenarioProcessScreen'),
      },
    }),
    page('scenario-task', { title: 'scenarioBuild', icon: Layers }),
    page('test-task', { title: 'testTasks', icon: FlaskConical }),
    page('scenario-results', { title: 'scenarioResults', icon: ListChecks }),
    page('verify', { title: 'verify', icon: ShieldCheck }),
    page('report', { title: 'report', icon: ChartColumn }),
  ]),
  group('technology', [
    page('technology-instances', { title: 'technologyInstances', icon: PackageOpen }),
    page('dictionary', { title: 'dictionary', icon: Database }),
    page('master-data', { title: 'masterData', icon: Boxes }),
  ]),
  group('team', [
    page('project-management', { title: 'projectManagement', icon: SquareKanban }),
    page('employees', { title: 'employees', icon: Users }),
    page('employee-assignment', { title: 'employeeAssignment', icon: Users }),
  ]),
])
