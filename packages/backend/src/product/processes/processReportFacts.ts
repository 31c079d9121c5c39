import {
  connectFlows,
  modelOf,
  type ProcessModel,
  readDefinitions,
  type RoleLetter,
  type StepLink,
  stepsInOrder,
} from '@embpm/bpmn'
import { problemsOf } from '@embpm/bpmn/check'
import { raciOf } from '@embpm/bpmn/raci'
import type { EntityName } from '@embpm/contract'
import { type CoverageKind, coverageKinds, type ProcessReportRow } from '@embpm/contract/process-report'
import type { Revision } from '@embpm/contract/revision'

import type { Caller } from '../entity/EntityTableDefinition.js'
import { modelOf as xmlOf } from './revisionStore.js'

/** What the report needs to know of an element of a model that is a step or uses something. */
export interface ElementFacts {
  id: string
  /** Empty for one without a name. */
  name: string
  /** Whether it is one of the steps that are counted: a task, a call, or whatever else names roles. */
  isStep: boolean
  /** How many roles answer for it. */
  accountable: number
  /** The letters of each role that takes part, by its id. */
  roles: ReadonlyMap<string, readonly RoleLetter[]>
  links: readonly Pick<StepLink, 'kind' | 'ref'>[]
  isDocumented: boolean
}

/** What the report needs to know of a model. */
export interface ModelFacts {
  /** In reading order. */
  elements: readonly ElementFacts[]
  /** What the checks find that depends on nothing but the model. */
  problems: number
}

/** The steps of a model, and whatever else of it uses something, in reading order. */
function elementsOf(model: ProcessModel): ElementFacts[] {
  const steps = new Map(raciOf(model).rows.map((row) => [row.step, row]))
  const ordered = new Set([...stepsInOrder(model), ...model.elements.values()])
  return [...ordered].flatMap((element) => {
    const row = steps.get(element)
    if (!row && element.links.length === 0) return []
    return {
      id: element.id,
      name: element.name,
      isStep: row !== undefined,
      accountable: row?.accountable ?? 0,
      roles: row?.letters ?? new Map(),
      links: element.links.map(({ kind, ref }) => ({ kind, ref })),
      isDocumented: element.documentation.trim() !== '',
    }
  })
}

/** Reads what the report needs out of a model. */
export async function factsIn(bpmnXml: string): Promise<ModelFacts> {
  const { definitions } = await readDefinitions(bpmnXml)
  const elements = elementsOf(modelOf(definitions))
  connectFlows(definitions)
  return { elements, problems: (await problemsOf(definitions)).length }
}

// A model never changes: what was read out of it holds for as long as its revision is known.
const read = new WeakMap<Revision, Promise<ModelFacts>>()

/** What the report needs to know of the model of a revision, which is read once. */
export function factsOf(revision: Revision, caller: Caller): Promise<ModelFacts> {
  const before = read.get(revision)
  if (before) return before
  const facts = xmlOf(revision, caller).then(factsIn)
  read.set(revision, facts)
  // What could not be read is tried again by the next question.
  facts.catch(() => read.delete(revision))
  return facts
}

/** What a step is covered by, in the order of the contract. */
export const coverOf = ({ accountable, isDocumented, links }: ElementFacts): CoverageKind[] =>
  coverageKinds.filter((kind) => {
    if (kind === 'roles') return accountable === 1
    if (kind === 'documentation') return isDocumented
    return links.some((link) => link.kind === kind)
  })

/** Whether an object exists. */
export type Exists = (kind: EntityName, ref: string) => boolean

/** What the report counts in a model. */
export type ModelCounts = Pick<
  ProcessReportRow,
  'steps' | 'covered' | 'linked' | 'withoutAccountable' | 'severalAccountable' | 'problems'
>

/** Counts what the report says of a model; `null` for a process that nobody has drawn. */
export function countsOf(facts: ModelFacts | null, exists: Exists): ModelCounts {
  const { elements, problems } = facts ?? { elements: [], problems: 0 }
  const steps = elements.filter(({ isStep }) => isStep)
  const covers = steps.map(coverOf)
  const broken = elements.filter(({ links }) => links.some(({ kind, ref }) => !exists(kind, ref)))
  return {
    steps: steps.length,
    covered: byKind((kind) => covers.filter((cover) => cover.includes(kind)).length),
    linked: steps.filter(({ links }) => links.length > 0).length,
    withoutAccountable: steps.filter(({ accountable }) => accountable === 0).length,
    severalAccountable: steps.filter(({ accountable }) => accountable > 1).length,
    problems: problems + broken.length,
  }
}

function byKind<T>(valueOf: (kind: CoverageKind) => T): Record<CoverageKind, T>
function byKind<T>(valueOf: (kind: CoverageKind) => T): Record<string, T> {
  return Object.fromEntries(coverageKinds.map((kind) => [kind, valueOf(kind)]))
}
