import { cycleIn } from '@embpm/calendar/schedule'
import * as z from 'zod/mini'

import { conflictWith, inOrganisation, notFound, refusing } from '../common/errors.js'
import { scenario } from './scenario.js'
import { scenarioProcess } from './scenario-process.js'

/** How many processes a scenario has at most. */
export const maxScenarioSteps = 500

/** A process in a sequence, as its rules see it. */
export interface SequenceStep {
  id: string
  /** Ids of those of the same sequence that must come before it; others are as if they were not there. */
  predecessors: readonly string[]
}

/** The ids of processes that would wait for each other, from one back to it; `null` where there is no such ring. */
export const ringIn = (steps: readonly SequenceStep[]): readonly string[] | null => {
  const known = new Set(steps.map(({ id }) => id))
  return cycleIn(
    steps.map(({ id, predecessors }) => ({
      id,
      parentId: null,
      duration: 0,
      earliest: null,
      predecessors: predecessors.flatMap((one) => (known.has(one) ? [{ id: one, type: 'FS' as const, lag: 0 }] : [])),
      actualStart: null,
      actualEnd: null,
    })),
  )
}

/** Which of its predecessors come after each process in the sequence, by its id; those that are in order are left out. */
export function lateIn(steps: readonly SequenceStep[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map(steps.map(({ id }, place) => [id, place]))
  return new Map(
    steps.flatMap(({ id, predecessors }, place) => {
      const late = predecessors.filter((one) => (places.get(one) ?? -1) > place)
      return late.length > 0 ? [[id, late] as const] : []
    }),
  )
}

const id = z.string().check(z.minLength(1), z.maxLength(64))
const lockVersion = z.int().check(z.minimum(1))
const { code, name, release } = scenario.values.shape
const { processId, variant, minutes, testerId, predecessors } = scenarioProcess.values.shape

/** Schema of a process of a scenario with what hangs on it. */
export const scenarioStep = z.extend(scenarioProcess.schema, {
  /** How many test tasks it has. */
  tasks: z.int().check(z.minimum(0)),
})

/** A process of a scenario with what hangs on it. */
export type ScenarioStep = z.infer<typeof scenarioStep>

/** Schema of a scenario with its sequence. */
export const builtScenario = z.object({ scenario: scenario.schema, steps: z.array(scenarioStep) })

/** A scenario with its sequence. */
export type BuiltScenario = z.infer<typeof builtScenario>

const route = (path: `/${string}`, summary: string, successStatus?: number) =>
  inOrganisation.route({
    method: 'POST',
    path: `/implementation/scenarios/{id}${path}`,
    summary,
    successStatus,
    tags: ['Implementation'],
  })

/** The sequence of a scenario as a whole: read, written at once, and copied. Source: the domain model, ScenarioProcess. */
export const scenarioBuild = {
  /** A scenario with its processes in their order. */
  read: route('/build/read', 'Read the sequence of a scenario')
    .input(z.object({ id }))
    .output(builtScenario)
    .errors(notFound),

  /**
   * Writes the whole sequence of a scenario that was read at `lockVersion`: all or nothing. Those that are not named are deleted, with
   * their test tasks; places follow from the order. `ref` names one within the request, for `predecessors`. CONFLICT when
   * the scenario has another version; CLASH with the way where some would wait for each other.
   */
  save: route('/build', 'Write the sequence of a scenario')
    .input(
      z.object({
        id,
        lockVersion,
        steps: z
          .array(
            z.object({
              /** Of one that is there; `null` for a new one. */
              id: z.nullable(id),
              ref: id,
              processId,
              variant,
              minutes,
              testerId,
              predecessors,
            }),
          )
          .check(z.maxLength(maxScenarioSteps)),
      }),
    )
    .output(builtScenario)
    .errors({ ...notFound, ...conflictWith(scenario.schema), ...refusing }),

  /**
   * Makes a scenario of the same sequence for another release, all or nothing, with its test tasks unless `tasks` is `false`; these have
   * neither results nor due dates. TAKEN when another one has the code.
   */
  copy: route('/copy', 'Copy a scenario to another release', 201)
    .input(z.object({ id, code, name, release, tasks: z._default(z.boolean(), true) }))
    .output(scenario.schema)
    .errors({ ...notFound, ...refusing }),
}
