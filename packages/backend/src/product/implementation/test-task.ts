import { addDays } from '@embpm/calendar'
import type { ScenarioProcess } from '@embpm/contract/scenario-process'
import { testTask, type TestResult } from '@embpm/contract/test-task'

import { entityHandlers } from '../entity/entityHandlers.js'
import { entityTable } from '../entity/entityTable.js'
import { allSamples, codedOf, personOf, rowsOf, samplesOf, somebody, turn } from '../entity/seeding.js'
import { newestSampleResult } from './sampleRuns.js'
import { sampleTestData, sampleTests } from './test-task.data.js'

/** Scenarios of the samples that have test tasks, and how many processes each has. */
const [planned, each] = [8, 10] as const
const tcodes = ['VA01', 'VL01N', 'VF01', 'ME21N', 'MIRO', 'CO01', 'FB50', 'MIGO'] as const

/** Test tasks. The scenario and project of one are those of its process. */
export const testTaskTable = entityTable({
  name: 'test-task',
  prefix: 'TT',
  entity: testTask,
  order: ({ scenario, scenarioProcess, stepNo }) =>
    [
      scenario?.code ?? '',
      (scenarioProcess?.code.split(' ').at(-1) ?? '').padStart(4, '0'),
      String(stepNo).padStart(4, '0'),
    ].join(' '),
  asLabel: ({ id, scenarioProcess, stepNo, title }) => ({
    id,
    code: `${scenarioProcess?.code ?? ''}.${stepNo}`,
    name: title,
  }),
  follows: ['scenarioProcesses', 'scenarios', 'scenarioResults'],
  async labels(caller) {
    const [processes, scenarios, results] = await Promise.all([
      rowsOf('scenarioProcesses', caller),
      rowsOf('scenarios', caller),
      rowsOf('scenarioResults', caller),
    ])
    const newest = new Map<string, { runNo: number; result: TestResult }>()
    for (const { testTaskId, runNo, result } of results)
      if (result !== 'not run' && runNo > (newest.get(testTaskId)?.runNo ?? 0))
        newest.set(testTaskId, { runNo, result })
    const scenarioOf = new Map(processes.map(({ id, scenarioId }) => [id, scenarioId]))
    const projectOf = new Map(scenarios.map(({ id, projectId }) => [id, projectId]))
    return (task) => {
      const scenarioId = scenarioOf.get(task.scenarioProcessId) ?? task.scenarioId
      const result = newest.get(task.id)?.result ?? ('not run' as const)
      return { ...task, scenarioId, projectId: projectOf.get(scenarioId ?? '') ?? null, result }
    }
  },
  seeds: (organisationId) => {
    const processes = samplesOf('scenarioProcesses', organisationId).list.slice(0, planned * each)
    const tested = Map.groupBy(processes, ({ scenarioId }) => scenarioId)
    const scenarios = samplesOf('scenarios', organisationId).list.flatMap(({ id }) => (tested.has(id) ? [id] : []))
    const resultOf = (process: ScenarioProcess, nth: number): TestResult => {
      const before = tested.get(process.scenarioId)?.indexOf(process) ?? 0
      return newestSampleResult(scenarios.indexOf(process.scenarioId), before * sampleTests.length + nth)
    }
    return allSamples(organisationId, {
      prefix: 'TT',
      full: processes.length * sampleTests.length,
      make: ({ index, random }) => {
        const process = turn(processes, Math.floor(index / sampleTests.length))
        const nth = index % sampleTests.length
        const plan = turn(sampleTests, nth)
        const tcode = turn(tcodes, Math.floor(index / sampleTests.length))
        const words = (text: string) =>
          text.replace('{process}', (process.process?.name ?? '').toLowerCase()).replace('{tcode}', tcode)
        const testerId = random() < 0.75 ? somebody(random) : null
        return {
          scenarioProcessId: process.id,
          scenarioProcess: codedOf({
            id: process.id,
            code: `${process.scenario?.code ?? ''} ${process.sequence}`,
            name: process.process?.name ?? '',
          }),
          scenarioId: process.scenarioId,
          scenario: process.scenario,
          projectId: process.projectId,
          project: process.project,
          stepNo: nth + 1,
          title: words(plan.title),
          action: words(plan.action),
          testData: nth === 1 ? turn(sampleTestData, Math.floor(index / sampleTests.length)) : '',
          expected: plan.expected,
          tcode,
          testerId,
          tester: personOf(testerId),
          dueDate: random() < 0.8 ? addDays('2026-11-09', Math.floor(random() * 40)) : null,
          requirementId: null,
          requirement: null,
          stepId: '',
          result: resultOf(process, nth),
        }
      },
    })
  },
})

/** The handlers of test tasks. */
export const testTasks = entityHandlers(testTask.endpoints, testTaskTable)
