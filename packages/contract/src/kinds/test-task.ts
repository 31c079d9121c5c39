import { entityOf, type EntityOf } from '../common/entityOf.js'
import { choice, codedOf, day, longText, naming, personOf, reference, text, whole } from '../common/fields.js'

/** What comes of a test. */
export const testResults = ['not run', 'pass', 'reservations', 'fail', 'blocked'] as const

/** What comes of a test. */
export type TestResult = (typeof testResults)[number]

/** One step that a tester does, and what is to be seen then. Source: the domain model, TestTask. */
export const testTask = entityOf({
  kind: 'testTasks',
  path: '/implementation/test-tasks',
  tag: 'Implementation',
  one: 'a test task',
  many: 'test tasks',
  nameOf: ({ scenarioProcess, stepNo, title }) => `${scenarioProcess?.code ?? ''}.${stepNo} ${title}`.trim(),
  fields: {
    /** The process of a scenario that it tests. */
    scenarioProcessId: reference('scenarioProcesses').required().filter(),
    scenarioProcess: codedOf('scenarioProcessId').sort().filter().search(),
    /** The scenario of its process. */
    scenarioId: reference('scenarios').fromServer().filter(),
    scenario: codedOf('scenarioId').sort().filter().search(),
    /** The project of its scenario. */
    projectId: reference('projects').fromServer().filter(),
    project: codedOf('projectId').sort().filter().search(),
    /** Place among the tasks of its process, from 1. */
    stepNo: whole(1, 9999).sort().filter(),
    title: text(200).required().sort().search(),
    /** What is to be done, a line for each thing. */
    action: longText(),
    /** With what it is done: one line for each value, such as `Company code: 1010`, or a table of cells apart by tabs. */
    testData: longText(),
    /** What is to be seen then. */
    expected: longText(),
    /** Code of the transaction that it is done in. */
    tcode: naming(20, 'transactions', 'tcode').sort().filter().search().bulk(),
    testerId: reference('people').filter().bulk(),
    tester: personOf('testerId').sort().filter().search(),
    dueDate: day().sort().filter().bulk(),
    requirementId: reference('requirements').filter().bulk(),
    requirement: codedOf('requirementId').sort().filter(),
    /** The step of the process's model that it came from; empty for one that was written by hand. */
    stepId: text(64).filter(),
    /** What came of it in its newest run. */
    result: choice(testResults, 'testResult').fromServer().sort().filter(),
  },
})

/** A test task as the server stores and answers it. */
export type TestTask = EntityOf<typeof testTask>
