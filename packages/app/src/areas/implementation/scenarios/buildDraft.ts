import { maxScenarioSteps, type ScenarioStep } from '@embpm/contract/scenario-build'
import { dequal } from 'dequal/lite'
import * as z from 'zod/mini'
import { freshKey } from '../keyed.js'

/** Schema of a process in a sequence that is being built. */
export const buildStep = z.object({
  /** Id of one that is stored, a name of its own of a new one. */
  key: z.string(),
  id: z.nullable(z.string()),
  process: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  variant: z.string(),
  minutes: z.number(),
  testerId: z.nullable(z.string()),
  /** Keys of those that must come before it. */
  predecessors: z.array(z.string()),
  /** How many test tasks it has. */
  tasks: z.number(),
})

/** A process in a sequence that is being built. */
export type BuildStep = z.infer<typeof buildStep>

/** A sequence that is being built. */
export type BuildDraft = readonly BuildStep[]

/** A sequence as it is stored. */
export const draftOf = (steps: readonly ScenarioStep[]): BuildDraft =>
  steps.map(({ id, processId, process, variant, minutes, testerId, predecessors, tasks }) => ({
    key: id,
    id,
    process: { id: processId, code: process?.code ?? '', name: process?.name ?? processId },
    variant,
    minutes,
    testerId,
    predecessors: [...predecessors],
    tasks,
  }))

/** With a process more, at a place from 0. */
export function withProcess(
  draft: BuildDraft,
  process: BuildStep['process'],
  at: number,
): { draft: BuildDraft; key: string } | null {
  if (draft.length >= maxScenarioSteps) return null
  const key = freshKey(draft)
  const step = { key, id: null, process, variant: '', minutes: 0, testerId: null, predecessors: [], tasks: 0 }
  const place = Math.min(Math.max(0, at), draft.length)
  return { draft: draft.toSpliced(place, 0, step), key }
}

/** Without one: nothing waits for it any more. */
export const without = (draft: BuildDraft, gone: string): BuildDraft =>
  draft
    .filter(({ key }) => key !== gone)
    .map((one) =>
      one.predecessors.includes(gone) ? { ...one, predecessors: one.predecessors.filter((key) => key !== gone) } : one,
    )

/** What can be changed of one in its place. */
export type StepChange = Partial<Pick<BuildStep, 'variant' | 'minutes' | 'testerId' | 'predecessors'>>

/** With something else said of one. */
export const withChange = (draft: BuildDraft, key: string, change: StepChange): BuildDraft =>
  draft.map((one) => (one.key === key ? { ...one, ...change } : one))

/** Whether two are the same sequence. */
export const isSameDraft = (one: BuildDraft, other: BuildDraft): boolean => dequal(one, other)

/** What is sent to store it. `known` are the ids that are stored by now: what somebody deleted meanwhile is made again. */
export const toSavedSteps = (draft: BuildDraft, known: ReadonlySet<string>) =>
  draft.map(({ key, id, process, variant, minutes, testerId, predecessors }) => ({
    id: id !== null && known.has(id) ? id : null,
    ref: key,
    processId: process.id,
    variant,
    minutes,
    testerId,
    predecessors: [...predecessors],
  }))

/** The test tasks that go with those that are stored and not in the sequence any more. */
export const lostTasks = (stored: BuildDraft, draft: BuildDraft): number => {
  const kept = new Set(draft.map(({ key }) => key))
  return stored.reduce((sum, { key, tasks }) => (kept.has(key) ? sum : sum + tasks), 0)
}
