import { rule } from './Rule.js'

/** What is to hold of scenarios and their sequences. */
export const scenarioRules = [
  rule('scenarioEmpty', {
    severity: 'error',
    topic: 'tests',
    verb: 'addProcesses',
    reads: { scenarios: [], scenarioProcesses: ['scenarioId'] },
    *find(model) {
      for (const row of model.part('scenarios').each())
        if (model.part('scenarioProcesses').by('scenarioId', row.id).length === 0) yield { kind: 'scenarios', row }
    },
  }),
  rule('scenarioOwner', {
    severity: 'warning',
    topic: 'tests',
    verb: 'setOwner',
    mend: { at: 'scenario' },
    reads: { scenarios: ['ownerId'] },
    *find(model) {
      const scenarios = model.part('scenarios')
      for (const row of scenarios.each()) if (scenarios.text(row, 'ownerId') === '') yield { kind: 'scenarios', row }
    },
  }),
  rule('scenarioPublished', {
    severity: 'warning',
    topic: 'tests',
    verb: 'publish',
    mend: { at: 'drawing' },
    reads: { scenarioProcesses: ['processId'], drawnModels: ['state'] },
    *find(model) {
      const processes = model.part('scenarioProcesses')
      const drawn = model.part('drawnModels')
      for (const row of processes.each()) {
        const processId = processes.text(row, 'processId')
        const one = drawn.get(processId)
        if (processId !== '' && (!one || drawn.text(one, 'state') !== 'published'))
          yield { kind: 'scenarioProcesses', row, detail: processId }
      }
    },
  }),
  rule('scenarioOrder', {
    severity: 'error',
    topic: 'tests',
    verb: 'sort',
    mend: { at: 'scenario' },
    reads: { scenarioProcesses: ['scenarioId', 'sequence', 'predecessors'] },
    *find(model) {
      const processes = model.part('scenarioProcesses')
      for (const row of processes.each()) {
        const isLate = processes.texts(row, 'predecessors').some((id) => {
          const before = processes.get(id)
          return before !== undefined && processes.number(before, 'sequence') > processes.number(row, 'sequence')
        })
        if (isLate) yield { kind: 'scenarioProcesses', row, detail: processes.text(row, 'scenarioId') }
      }
    },
  }),
  rule('scenarioUntested', {
    severity: 'warning',
    topic: 'tests',
    verb: 'writeTest',
    mend: { at: 'new', kind: 'testTasks', field: 'scenarioProcessId' },
    reads: { scenarioProcesses: [], testTasks: ['scenarioProcessId'] },
    *find(model) {
      for (const row of model.part('scenarioProcesses').each())
        if (model.part('testTasks').by('scenarioProcessId', row.id).length === 0)
          yield { kind: 'scenarioProcesses', row }
    },
  }),
] as const
