import * as z from 'zod/mini'

import { inOrganisation } from '../common/errors.js'

/** How bad a finding is, the worst first. */
export const findingSeverities = ['error', 'warning', 'note'] as const

/** How bad a finding is. */
export type FindingSeverity = (typeof findingSeverities)[number]

/** How many findings a run names, over all of its rules; further ones are counted only. More would be a long task to read. */
export const maxNamedFindings = 5000

/** How many runs are kept, the newest. */
export const maxCheckRuns = 20

/** Characters of the longest reason for which a finding is ignored. */
export const maxIgnoreReason = 500

/** How many findings are ignored at most. */
export const maxIgnored = 5000

const id = z.string().check(z.minLength(1), z.maxLength(64))
const count = z.int().check(z.minimum(0))
/** What a finding is known by from run to run: its rule, the object and what of it. */
const findingKey = z.string().check(z.minLength(1), z.maxLength(400))
const moment = z.iso.datetime()

const ruleOutcome = {
  /** What the rule is called in the code, such as `gapRicefw`. */
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  severity: z.enum(findingSeverities),
  /** How many findings it has, those that are not named included. */
  count,
  /** `partly`: something that it reads could not be read, so that there may be more; `no`: nothing is known. */
  checked: z.enum(['yes', 'partly', 'no']),
}

const fewEnough = (rules: readonly { keys: readonly string[] }[]): boolean =>
  rules.reduce((sum, { keys }) => sum + keys.length, 0) <= maxNamedFindings

const runFacts = {
  /** Objects that were looked at. */
  objects: count,
  /** How long it took, in ms. */
  milliseconds: count,
}

/** Schema of the outcome of a run as it is stored. */
const storedOutcome = z.object({
  /** Made by whoever runs it: the same key replaces what was stored by it, such as after a second attempt to read something. */
  key: id,
  ...runFacts,
  rules: z
    .array(z.object({ ...ruleOutcome, keys: z.array(findingKey).check(z.maxLength(maxNamedFindings)) }))
    .check(z.maxLength(200), z.refine(fewEnough, { error: `A run names ${maxNamedFindings} findings at most.` })),
})

/** The outcome of a run as it is stored. */
export type StoredOutcome = z.infer<typeof storedOutcome>

const runBy = { id, key: id, byId: id, by: z.string(), at: moment, ...runFacts }

/** Schema of a run in short: who, when, how much. */
export const checkRun = z.object({ ...runBy, rules: z.array(z.object(ruleOutcome)) })

/** A run in short. */
export type CheckRun = z.infer<typeof checkRun>

/** Schema of a run with its findings. */
export const checkOutcome = z.object({
  ...runBy,
  rules: z.array(
    z.object({
      ...ruleOutcome,
      /** Each with the moment of the first run that had it, and all since. */
      findings: z.array(z.object({ key: findingKey, since: moment })),
    }),
  ),
  /** Findings of the run before that are no more. */
  mended: z.array(findingKey),
  /** When the run before was; `null` for the first one. */
  before: z.nullable(moment),
})

/** A run with its findings. */
export type CheckOutcome = z.infer<typeof checkOutcome>

/** Schema of a finding that somebody ignores: it stays ignored in later runs, until somebody takes that back. */
export const ignoredFinding = z.object({
  id,
  key: findingKey,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxIgnoreReason)),
  byId: id,
  by: z.string(),
  at: moment,
  lockVersion: z.int().check(z.minimum(1)),
})

/** A finding that somebody ignores. */
export type IgnoredFinding = z.infer<typeof ignoredFinding>

/** Schema of what is known of the checks of a model. */
export const checkedModel = z.object({
  /** The newest first. */
  runs: z.array(checkRun),
  /** The newest run; `null` before the first one. */
  latest: z.nullable(checkOutcome),
  ignored: z.array(ignoredFinding),
})

/** What is known of the checks of a model. */
export type CheckedModel = z.infer<typeof checkedModel>

/** The error of two people who decide about the same finding: CONFLICT (409) with what was decided; `null` when it counts again. */
const decided = {
  CONFLICT: {
    status: 409,
    message: 'Somebody else decided about this finding in the meantime.',
    data: z.object({ current: z.nullable(ignoredFinding) }),
  },
}

const route = (method: 'GET' | 'POST', path: '' | `/${string}`, summary: string) =>
  inOrganisation.route({ method, path: `/implementation/model-check${path}`, summary, tags: ['Implementation'] })

/** What came of the checks of the whole model, which the one who starts them computes. Source: features.md, "Implementation: verify". */
export const modelCheck = {
  /** The last runs, the findings of the newest one, and what is ignored. */
  read: route('GET', '', 'Read what the last checks of the model found').output(checkedModel),

  /**
   * Stores the outcome of a run, and answers what is known then. A rule that could not be checked keeps what the run before knew of
   * it.
   */
  store: route('POST', '/runs', 'Store the outcome of a check of the model').input(storedOutcome).output(checkedModel),

  /**
   * Ignores a finding for a reason. `lockVersion` is that of the decision that was looked at, `null` where there was none; CONFLICT
   * where there is another one by now.
   */
  ignore: route('POST', '/ignored', 'Ignore a finding')
    .input(
      z.object({
        key: findingKey,
        reason: ignoredFinding.shape.reason,
        lockVersion: z.nullable(z.int().check(z.minimum(1))),
      }),
    )
    .output(ignoredFinding)
    .errors(decided),

  /** Takes back that a finding is ignored, decided at `lockVersion`. */
  heed: route('POST', '/ignored/take-back', 'Take back that a finding is ignored')
    .input(z.object({ key: findingKey, lockVersion: z.int().check(z.minimum(1)) }))
    .output(z.object({ key: findingKey }))
    .errors(decided),
}
