import type { EntityName } from '@embpm/contract'
import type { FindingSeverity } from '@embpm/contract/model-check'
import type { Model, ModelPart, ModelRow, Reads, WholeModel } from './Model.js'

/** What rules are about, in the order of the page. */
export const ruleTopics = [
  'processes',
  'requirements',
  'builds',
  'tests',
  'data',
  'technology',
  'organisation',
  'costs',
  'operations',
  'documents',
  'whole',
] as const

/** What a rule is about. */
export type RuleTopic = (typeof ruleTopics)[number]

/** What mends a finding, by the word on its button. */
export type Verb =
  | 'setOwner'
  | 'assignRole'
  | 'draw'
  | 'publish'
  | 'buildItem'
  | 'writeTest'
  | 'open'
  | 'replan'
  | 'setRequirement'
  | 'setSystems'
  | 'setTester'
  | 'addProcesses'
  | 'sort'
  | 'nameDefect'
  | 'addFields'
  | 'setKey'
  | 'setDomain'
  | 'setLabels'
  | 'setType'
  | 'setTable'
  | 'setHost'
  | 'replace'
  | 'fill'
  | 'hand'
  | 'setGroup'
  | 'setCostObject'
  | 'link'
  | 'review'
  | 'chooseOther'
  | 'rename'

/** Where a finding is mended: on the page of its object, by a new one of another kind that names it, or where it is drawn, built or run. */
export type MendedBy =
  | { at: 'object'; field?: string }
  | { at: 'new'; kind: EntityName; field: string }
  | { at: 'drawing' }
  | { at: 'scenario' }
  | { at: 'run' }

/** What a rule found: an object that lacks something. */
export interface Found {
  kind: EntityName
  row: ModelRow
  /** What tells it from other findings of the same rule and object, such as a field. Default: empty. */
  detail?: string
}

/** What is known of a rule without looking at a model. */
export interface RuleFacts {
  severity: FindingSeverity
  topic: RuleTopic
  verb: Verb
  /** Default: the page of the object. */
  mend?: MendedBy
  /** The kind whose list can mend many at once, and its column that is empty then. */
  many?: { kind: EntityName; column: string }
}

/** A rule: what is to hold in the whole model, and what breaks it. */
export interface Rule<I extends string = string> extends RuleFacts {
  /** Names it in the code, in addresses and in what is stored. */
  id: I
  reads: Reads
  /** Whether it looks at every part that could be read. */
  whole: boolean
  find: (model: WholeModel) => Iterable<Found>
}

/** Makes a rule that reads what it says and nothing else. */
export const rule = <const I extends string, const R extends Reads>(
  id: I,
  facts: RuleFacts & { reads: R; find: (model: Model<R>) => Iterable<Found> },
): Rule<I> => ({ ...facts, id, whole: false, find: (model) => facts.find(model) })

/** Makes a rule over the whole model. */
export const wholeRule = <const I extends string>(
  id: I,
  facts: RuleFacts & { reads: Reads; find: (model: WholeModel) => Iterable<Found> },
): Rule<I> => ({ ...facts, id, whole: true, find: (model) => facts.find(model) })

/** The parts that a rule cannot do without. */
export const neededBy = ({ reads, whole }: Rule): readonly ModelPart[] => (whole ? [] : partsOf(reads))

/** The parts that are named. */
export function partsOf(reads: Reads): ModelPart[]
export function partsOf(reads: Reads): string[] {
  return Object.keys(reads)
}
