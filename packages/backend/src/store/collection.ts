import type * as z from 'zod/mini'

import type { ChangeRecord } from './changes.js'
import type { Overlay } from './overlay.js'

/** What a store keeps: anything with an identifier. One that has a `lockVersion` gets the next one with each change. */
export interface Row {
  readonly id: string
}

/** What a collection is made of. */
export interface CollectionDefinition<E extends Row> {
  /** Name in the storage. */
  readonly name: string
  /** What a stored entity must look like; one that does not is set aside. */
  readonly schema: z.ZodMiniType<E>
  /** The sample entities of an organisation, made once. */
  readonly seeds: (organisationId: string) => readonly E[]
}

/** The seeds of one organisation. */
export interface Seeds<E extends Row> {
  readonly list: readonly E[]
  readonly byId: ReadonlyMap<string, E>
}

/** A kind of entity and where its sample data comes from. */
export interface Collection<E extends Row> {
  readonly name: string
  readonly schema: z.ZodMiniType<E>
  /** The seeds of an organisation: made at the first call, then always the same. */
  seeds(organisationId: string): Seeds<E>
  /** What each store currently shows, by store and organisation. It lives here because here the type is known. */
  readonly views: WeakMap<object, Map<string, Overlay<E>>>
  /** The entities of records that were checked against the schema, `null` for damaged ones. */
  readonly checked: WeakMap<ChangeRecord, E | null>
}

let samplesLeftOut = false

/**
 * Whether collections have samples. An installation of one's own leaves them out, once and before its first request; what it makes then
 * is all that it has.
 */
export const hasSamples = (): boolean => !samplesLeftOut

/**
 * Leaves the samples of all collections out, in this process.
 *
 * @returns takes it back, for tests
 */
export function leaveOutSamples(): () => void {
  samplesLeftOut = true
  return () => {
    samplesLeftOut = false
  }
}

/** Defines a collection. Seeds are asked for once per organisation and must never be changed. */
export function defineCollection<E extends Row>(definition: CollectionDefinition<E>): Collection<E> {
  const made = new Map<string, Seeds<E>>()
  const noSeeds: Seeds<E> = { list: [], byId: new Map() }
  return {
    name: definition.name,
    schema: definition.schema,
    views: new WeakMap(),
    checked: new WeakMap(),
    seeds(organisationId) {
      if (samplesLeftOut) return noSeeds
      const before = made.get(organisationId)
      if (before) return before
      const list = definition.seeds(organisationId)
      const seeds = { list, byId: new Map(list.map((entity) => [entity.id, entity])) }
      made.set(organisationId, seeds)
      return seeds
    },
  }
}
