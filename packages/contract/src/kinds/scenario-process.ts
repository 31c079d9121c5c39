import * as z from 'zod/mini'

import { entityOf, type EntityOf } from '../common/entityOf.js'
import { codedOf, personOf, reference, structure, text, whole } from '../common/fields.js'

/** How many processes one of a scenario can wait for. */
export const maxBefore = 100

/** A process in the sequence of a scenario. Source: the domain model, ScenarioProcess. */
export const scenarioProcess = entityOf({
  kind: 'scenarioProcesses',
  path: '/implementation/scenario-processes',
  tag: 'Implementation',
  one: 'a process of a scenario',
  many: 'processes of scenarios',
  nameOf: ({ scenario, sequence, process }) =>
    [scenario?.code ?? '', String(sequence), process?.name ?? ''].join(' ').trim(),
  fields: {
    scenarioId: reference('scenarios').required().filter(),
    scenario: codedOf('scenarioId').sort().filter().search(),
    projectId: reference('projects').filter().bulk(),
    project: codedOf('projectId').sort().filter().search(),
    processId: reference('processes').required().filter(),
    process: codedOf('processId').sort().filter().search(),
    /** Place in the scenario, from 1. */
    sequence: whole(1, 9999).sort().filter(),
    /** What is special about the process here, such as Export; empty when nothing is. */
    variant: text(100).sort().filter().search(),
    /** The processes of the same scenario that must come before it. */
    predecessors: structure(
      z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(maxBefore)),
      [],
    ),
    /** How long it takes to test, in minutes. */
    minutes: whole(0, 10_000).sort().filter().bulk(),
    /** Who tests it; its test tasks can have others. */
    testerId: reference('people').filter().bulk(),
    tester: personOf('testerId').sort().filter().search(),
  },
})

/** A process of a scenario as the server stores and answers it. */
export type ScenarioProcess = EntityOf<typeof scenarioProcess>
