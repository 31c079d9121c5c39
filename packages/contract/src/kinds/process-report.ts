import * as z from 'zod/mini'

import { inOrganisation, notFound } from '../common/errors.js'
import { lifecycleStatuses } from '../common/entity.js'
import { entityName, type EntityName } from '../kinds.js'
import { processClasses, processLevels } from './process.js'
import { revisionStates } from './revision.js'

/** The kinds of object that count as cover of a step: a step is covered by one when it links to any object of it. One line each. */
const linkCoverage = [
  'transactions',
  'dictionaryTables',
  'requirements',
  'ricefws',
  'services',
] as const satisfies readonly EntityName[]

/**
 * What a step is covered by, in the order of the report: exactly one role answers for it, it links to an object of a kind, it
 * is documented. A kind of object that becomes one is a line above.
 */
export const coverageKinds = ['roles', ...linkCoverage, 'documentation'] as const

/** What a step is covered by. */
export type CoverageKind = (typeof coverageKinds)[number]

const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.int().check(z.minimum(0))
const coverageKind = z.enum(coverageKinds)

/** The model that a report looks at: what is published of a process, or else what was drawn last. */
const reportedModel = z.object({
  revisionId: id,
  state: z.enum(revisionStates),
  /** The number under which it was or would be published. */
  number: z.int().check(z.minimum(1)),
})

/**
 * Schema of what the report says of a process. Its steps are the tasks and calls of its model and whatever else names roles;
 * of a process without a model all counts are 0.
 */
export const processReportRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** From 1 (area) to 6 (executable). */
  level: z.int().check(z.minimum(1), z.maximum(processLevels.length)),
  class: z.nullable(z.enum(processClasses)),
  status: z.enum(lifecycleStatuses),
  /** Name of who answers for it; empty where nobody does. */
  owner: z.string(),
  /** The process of the first level that it belongs to. */
  area: z.object({ id, code: z.string(), name: z.string() }),
  /** `null` for a process that nobody has drawn. */
  model: z.nullable(reportedModel),
  steps: count,
  /** How many of the steps are covered, by what. */
  covered: z.record(coverageKind, count),
  /** Steps that link to any object. */
  linked: count,
  /** Steps that no role answers for, and that several do. */
  withoutAccountable: count,
  severalAccountable: count,
  /** What the checks find in the model, links to what was deleted included. */
  problems: count,
})

/** What the report says of a process. */
export type ProcessReportRow = z.infer<typeof processReportRow>

/** Schema of a step as the report knows it. */
export const reportedStep = z.object({
  /** Of the element of the model. */
  id: z.string(),
  /** Empty for one without a name. */
  name: z.string(),
  covered: z.array(coverageKind),
  /** How many roles answer for it. */
  accountable: count,
})

/** A step as the report knows it. */
export type ReportedStep = z.infer<typeof reportedStep>

const roleLetter = z.enum(['R', 'A', 'C', 'I'])

/** Schema of a step that uses an object. */
export const stepUse = z.object({
  process: z.object({ id, code: z.string(), name: z.string(), status: z.enum(lifecycleStatuses) }),
  model: reportedModel,
  /** Of the element of the model. */
  stepId: z.string(),
  /** Empty for one without a name. */
  step: z.string(),
  /** What a role has to do with it, in the order R, A, C, I; empty for an object that it links to. */
  letters: z.array(roleLetter),
})

/** A step that uses an object. */
export type StepUse = z.infer<typeof stepUse>

const route = (path: '' | `/${string}`, summary: string) =>
  inOrganisation.route({ method: 'GET', path: `/processes/report${path}`, summary, tags: ['Processes'] })

/**
 * The endpoints of the report on processes: what the server finds in the models that count, which are the published ones, and
 * else those that were drawn last. Source: features.md, "Processes: report".
 */
export const processReport = {
  /** A row for each process of the third level, and for each other one that was drawn, in the order of their codes. */
  list: route('', 'Report on processes').output(z.array(processReportRow)),

  /** The steps of a process with what covers them, in reading order; NOT_FOUND for a process that there is not. */
  get: route('/{id}/steps', 'Report on the steps of a process')
    .input(z.object({ id }))
    .output(z.array(reportedStep))
    .errors(notFound),

  /** The steps that link to an object, or that a role takes part in, by the code of their process and in reading order. */
  uses: route('/uses', 'Find the steps that use an object')
    .input(z.object({ kind: entityName, id }))
    .output(z.array(stepUse)),
}
