import * as z from 'zod/mini'

import { conflictWith, inOrganisation, notFound } from '../common/errors.js'

/** What becomes of the model of a process, in this order. */
export const revisionStates = ['draft', 'review', 'published', 'archived'] as const

/** What becomes of the model of a process. */
export type RevisionState = (typeof revisionStates)[number]

/**
 * The states that people give to a revision, by the one it has. What is published is archived by the server when another one is
 * published; nothing that was published is a draft again, but it can be restored as one.
 */
export const nextStates: Readonly<Record<RevisionState, readonly RevisionState[]>> = {
  draft: ['review', 'published'],
  review: ['draft', 'published'],
  published: ['archived'],
  archived: [],
}

/** Characters of the longest model of a process. */
export const maxModelLength = 5 * 1024 * 1024

const id = z.string().check(z.minLength(1), z.maxLength(64))
const lockVersion = z.int().check(z.minimum(1))
const label = z.string().check(z.trim(), z.maxLength(100))
const comment = z.string().check(z.trim(), z.maxLength(2000))

/**
 * Schema of a revision of the model of a process, without the model. Its number is the one under which it is published or would
 * be; drafts on the way there share it. One without a label was saved by itself.
 */
export const revision = z.object({
  id,
  processId: id,
  number: z.int().check(z.minimum(1)),
  state: z.enum(revisionStates),
  /** What people call it; empty for what was saved by itself. */
  label,
  comment,
  /** The revision that it was made from; `null` for the first one. */
  basedOn: z.nullable(id),
  /** The revision whose model it brought back; `null` for all others. */
  restoredFrom: z.nullable(id),
  lockVersion,
  createdBy: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  /** Who gave it its state, and when; `null` for a draft that was nothing else. */
  stateBy: z.nullable(z.string()),
  stateAt: z.nullable(z.iso.datetime()),
})

/** A revision of the model of a process, without the model. */
export type Revision = z.infer<typeof revision>

/** Schema of a revision with its model: BPMN 2.0 as XML. */
export const revisionModel = z.extend(revision, {
  bpmnXml: z.string().check(z.minLength(1), z.maxLength(maxModelLength)),
})

/** A revision with its model. */
export type RevisionModel = z.infer<typeof revisionModel>

/** Schema of a process that has been drawn, with its newest revision. */
export const modelledProcess = z.object({
  /** Of the process. */
  id,
  code: z.string(),
  name: z.string(),
  number: z.int().check(z.minimum(1)),
  state: z.enum(revisionStates),
})

/** A process that has been drawn, with its newest revision. */
export type ModelledProcess = z.infer<typeof modelledProcess>

/** Why a model cannot be stored. */
export const modelProblems = ['too-large', 'too-many', 'doctype', 'not-xml', 'not-bpmn', 'cycle'] as const

const unreadable = {
  UNREADABLE: {
    status: 422,
    message: 'This is no model that can be read.',
    data: z.object({
      reason: z.enum(modelProblems),
      /** From 1; `null` where it is not known. */
      line: z.nullable(z.int()),
      detail: z.string(),
    }),
  },
}

const notAllowed = {
  NOT_ALLOWED: {
    status: 409,
    message: 'A revision does not go from this state to that one.',
    data: z.object({ from: z.enum(revisionStates), to: z.enum(revisionStates) }),
  },
}

const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`, summary: string, successStatus?: number) =>
  inOrganisation.route({ method, path: `/processes${path}`, summary, successStatus, tags: ['Processes'] })

const conflict = conflictWith(revision)

/**
 * The endpoints of the revisions of processes. Nothing is ever overwritten: each save makes a revision. Those that were saved by
 * themselves and never had another state are thinned with age: all of the last hour are kept, then one an hour for a day, then
 * one a day. Source: the domain model, ProcessRevision.
 */
export const revisions = {
  /** Those of a process, the newest first; NOT_FOUND for a process that there is not. */
  list: route('GET', '/processes/{processId}/revisions', 'List the revisions of a process')
    .input(z.object({ processId: id }))
    .output(z.array(revision))
    .errors(notFound),

  /** The processes that have a model, by their codes. */
  modelled: route('GET', '/modelled', 'List the processes that have a model').output(z.array(modelledProcess)),

  /** One with its model. */
  get: route('GET', '/revisions/{id}', 'Read a revision of a process with its model')
    .input(z.object({ id }))
    .output(revisionModel)
    .errors(notFound),

  /**
   * Saves a model as the newest revision, a draft. `basedOn` names the revision that it was drawn over, `null` for the first
   * model. CONFLICT with the newest one when that is another by now: whoever has seen the difference saves over that.
   */
  save: route('POST', '/processes/{processId}/revisions', 'Save the model of a process', 201)
    .input(
      z.object({
        processId: id,
        basedOn: z.nullable(id),
        bpmnXml: z.string().check(z.minLength(1)),
        label: z._default(label, ''),
        comment: z._default(comment, ''),
      }),
    )
    .output(revision)
    .errors({ ...notFound, ...conflict, ...unreadable }),

  /** Changes what people call and say of one that they read at `lockVersion`. */
  describe: route('PATCH', '/revisions/{id}', 'Name a revision of a process')
    .input(z.object({ id, lockVersion, label: z.optional(label), comment: z.optional(comment) }))
    .output(revision)
    .errors({ ...notFound, ...conflict }),

  /**
   * Gives another state to one that was read at `lockVersion`, see {@link nextStates}; with `label` and `comment` in the same
   * step. One of a process is published, and one in review: what was before is archived, or a draft again.
   */
  turn: route('POST', '/revisions/{id}/state', 'Review, publish or archive a revision of a process')
    .input(
      z.object({ id, lockVersion, to: z.enum(revisionStates), label: z.optional(label), comment: z.optional(comment) }),
    )
    .output(revision)
    .errors({ ...notFound, ...conflict, ...notAllowed }),

  /** Makes a new draft of the model of one, over the newest revision. */
  restore: route('POST', '/revisions/{id}/restore', 'Restore a revision of a process', 201)
    .input(z.object({ id }))
    .output(revision)
    .errors(notFound),
}
