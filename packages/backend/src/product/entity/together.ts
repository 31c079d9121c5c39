import type { Entity } from '@embpm/contract'

import type { OpenStep, Writer } from './entityStep.js'
import type { EntityTable } from './entityTable.js'
import type { Caller } from './EntityTableDefinition.js'
import { overtaken } from './refusals.js'

/** Opens the entities of a kind for a step. */
export type Open = <E extends Entity>(table: Pick<EntityTable<E>, 'open'>) => Promise<Writer<E>>

/**
 * Runs work on entities of several kinds and writes what it did at once: all of it, or nothing where the work throws. Each kind
 * is opened once.
 */
export async function together<T>(caller: Caller, work: (open: Open) => Promise<T>): Promise<T> {
  return caller.store.exclusively(async () => {
    const opened: Pick<OpenStep<Entity>, 'steps' | 'lost'>[] = []
    const result = await work(async (table) => {
      const step = await table.open(caller)
      opened.push(step)
      return step.writer
    })
    await caller.store.writeAll(opened.flatMap(({ steps }) => steps()))
    if (opened.some(({ lost }) => lost.size > 0)) throw overtaken()
    return result
  })
}
