import type { ModelRow, PartView } from './Model.js'
import { rule } from './Rule.js'

/** Whether something holds on a day. */
const holdsOn = (view: PartView<'validFrom' | 'validTo'>, row: ModelRow, day: string): boolean =>
  view.text(row, 'validFrom') <= day && day <= view.text(row, 'validTo')

/** What is to hold of units, positions and people. */
export const organisationRules = [
  rule('positionVacant', {
    severity: 'warning',
    topic: 'organisation',
    verb: 'fill',
    reads: { positions: ['validFrom', 'validTo'], positionAssignments: ['positionId', 'validFrom', 'validTo'] },
    *find(model) {
      const positions = model.part('positions')
      const assignments = model.part('positionAssignments')
      for (const row of positions.each()) {
        if (!holdsOn(positions, row, model.today)) continue
        const isFilled = assignments.by('positionId', row.id).some((one) => holdsOn(assignments, one, model.today))
        if (!isFilled) yield { kind: 'positions', row }
      }
    },
  }),
  rule('employeeLeft', {
    severity: 'error',
    topic: 'organisation',
    verb: 'hand',
    reads: {
      employees: ['userId', 'validFrom', 'validTo'],
      testTasks: ['testerId', 'result'],
      processes: ['ownerId'],
      requirements: ['ownerId'],
      scenarios: ['ownerId'],
      projects: ['managerId'],
      operationAreas: ['managerId'],
    },
    *find(model) {
      const employees = model.part('employees')
      const tests = model.part('testTasks')
      for (const row of employees.each()) {
        const user = employees.text(row, 'userId')
        if (user === '' || employees.text(row, 'validTo') >= model.today) continue
        // Who came back has another validity.
        if (employees.by('userId', user).some((other) => holdsOn(employees, other, model.today))) continue
        const isNamed =
          tests.by('testerId', user).some((test) => tests.text(test, 'result') === 'not run') ||
          model.part('processes').by('ownerId', user).length > 0 ||
          model.part('requirements').by('ownerId', user).length > 0 ||
          model.part('scenarios').by('ownerId', user).length > 0 ||
          model.part('projects').by('managerId', user).length > 0 ||
          model.part('operationAreas').by('managerId', user).length > 0
        if (isNamed) yield { kind: 'employees', row }
      }
    },
  }),
  rule('unitLead', {
    severity: 'note',
    topic: 'organisation',
    verb: 'setOwner',
    mend: { at: 'object', field: 'managerPositionId' },
    reads: { orgUnits: ['managerPositionId', 'validFrom', 'validTo'], positions: ['orgUnitId', 'isChief'] },
    *find(model) {
      const units = model.part('orgUnits')
      const positions = model.part('positions')
      for (const row of units.each()) {
        if (units.text(row, 'managerPositionId') !== '' || !holdsOn(units, row, model.today)) continue
        if (!positions.by('orgUnitId', row.id).some((one) => positions.flag(one, 'isChief')))
          yield { kind: 'orgUnits', row }
      }
    },
  }),
] as const
