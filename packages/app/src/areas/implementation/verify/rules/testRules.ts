import { rule } from './Rule.js'

/** What is to hold of test tasks and their results. */
export const testRules = [
  rule('testTester', {
    severity: 'warning',
    topic: 'tests',
    verb: 'setTester',
    mend: { at: 'object', field: 'testerId' },
    many: { kind: 'testTasks', column: 'testerId' },
    reads: { testTasks: ['testerId', 'scenarioProcessId'], scenarioProcesses: ['testerId'] },
    *find(model) {
      const tests = model.part('testTasks')
      const processes = model.part('scenarioProcesses')
      for (const row of tests.each()) {
        if (tests.text(row, 'testerId') !== '') continue
        const process = processes.get(tests.text(row, 'scenarioProcessId'))
        if (!process || processes.text(process, 'testerId') === '') yield { kind: 'testTasks', row }
      }
    },
  }),
  rule('testOverdue', {
    severity: 'error',
    topic: 'tests',
    verb: 'replan',
    mend: { at: 'object', field: 'dueDate' },
    reads: { testTasks: ['dueDate', 'result'] },
    *find(model) {
      const tests = model.part('testTasks')
      for (const row of tests.each()) {
        const due = tests.text(row, 'dueDate')
        if (due !== '' && due < model.today && tests.text(row, 'result') === 'not run') yield { kind: 'testTasks', row }
      }
    },
  }),
  rule('failedDefect', {
    severity: 'warning',
    topic: 'tests',
    verb: 'nameDefect',
    mend: { at: 'run' },
    reads: {
      testTasks: ['result'],
      testRuns: ['state'],
      scenarioResults: ['testTaskId', 'runId', 'runNo', 'result', 'defectRef'],
    },
    *find(model) {
      const results = model.part('scenarioResults')
      for (const row of model.part('testTasks').each()) {
        if (model.part('testTasks').text(row, 'result') !== 'fail') continue
        const newest = results
          .by('testTaskId', row.id)
          .filter((one) => results.text(one, 'result') !== 'not run')
          .reduce<{ no: number; run: string; isNamed: boolean } | null>((last, one) => {
            const no = results.number(one, 'runNo')
            if (last && last.no >= no) return last
            return { no, run: results.text(one, 'runId'), isNamed: results.text(one, 'defectRef') !== '' }
          }, null)
        if (newest && !newest.isNamed) yield { kind: 'testTasks', row, detail: newest.run }
      }
    },
  }),
] as const
