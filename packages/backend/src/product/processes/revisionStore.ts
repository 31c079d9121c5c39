import { entityName } from '@embpm/contract'
import { type Revision, revision } from '@embpm/contract/revision'
import * as z from 'zod/mini'

import { defineCollection } from '../../store.js'
import type { Caller } from '../entity/EntityTableDefinition.js'
import { missing } from '../entity/refusals.js'
import { rowIndex } from '../entity/rowIndex.js'
import { revisionSeeds, seededModel } from './revision.fixtures.js'

/** Schema of an object that a step uses. */
export const stepLink = z.object({ kind: entityName, ref: z.string(), step: z.string() })

/** An object that a step uses: its kind and id, and the name of the step. */
export type StepUse = z.infer<typeof stepLink>

/** Revisions without their models, which only those need who open one. */
export const heads = defineCollection<Revision>({ name: 'revision', schema: revision, seeds: revisionSeeds })

const revisionModel = z.object({ id: z.string(), bpmnXml: z.string(), uses: z.array(stepLink) })

/** A model as it is stored, with what its steps use. */
export type StoredModel = z.infer<typeof revisionModel>

/** The models that were saved, by the id of their revision. Those of samples are made when they are asked for. */
export const models = defineCollection<StoredModel>({ name: 'revision-model', schema: revisionModel, seeds: () => [] })

const byProcess = rowIndex<Revision>(({ processId }) => [processId])
const byAge = (left: Revision, right: Revision) =>
  right.createdAt.localeCompare(left.createdAt) || right.number - left.number

/** The revisions of a process, the newest first. */
export async function revisionsOf(processId: string, { store, organisationId }: Caller): Promise<readonly Revision[]> {
  return (byProcess(await store.list(heads, organisationId)).get(processId) ?? []).toSorted(byAge)
}

/** One, or NOT_FOUND. */
export async function findRevision(id: string, { store, organisationId }: Caller): Promise<Revision> {
  const found = await store.get(heads, organisationId, id)
  if (!found) throw missing(id)
  return found
}

/** The model of one, or NOT_FOUND. */
export async function modelOf(head: Revision, { store, organisationId }: Caller): Promise<string> {
  const saved = await store.get(models, organisationId, head.id)
  const bpmnXml = saved?.bpmnXml ?? seededModel(head, organisationId)
  if (bpmnXml === undefined) throw missing(head.id)
  return bpmnXml
}

/** Of each process its newest revision. */
export const newest = (rows: readonly Revision[]): Revision[] =>
  [...byProcess(rows).values()].flatMap((revisions) => revisions.toSorted(byAge)[0] ?? [])

/** Of each process the revision that counts: the published one, or else the newest. */
export function current(rows: readonly Revision[]): Revision[] {
  return [...byProcess(rows).values()].flatMap((revisions) => {
    const [newest] = revisions.toSorted(byAge)
    return revisions.find(({ state }) => state === 'published') ?? newest ?? []
  })
}
