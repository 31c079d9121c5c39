import { sampleModel, type SampleStep } from '@embpm/bpmn'
import type { Process } from '@embpm/contract/process'
import type { Revision } from '@embpm/contract/revision'
import type { Transaction } from '@embpm/contract/transaction'

import { people } from '../administration/people.data.js'
import { pick, samplesOf, seeded, turn } from '../entity/seeding.js'
import type { StepUse } from './revisionStore.js'
import {
  areaLanes,
  drawnVariant,
  otherArea,
  revisionComments,
  revisionLabels,
  sampleDecisions,
  type StepPlan,
  verbSteps,
} from './revision.data.js'
import { sampleRolesOf } from './sampleRolesOf.js'
import { usesOf } from './usesOf.js'

/** The level of the hierarchy whose processes are drawn in the samples. */
const drawnLevel = 3
const hour = 3_600_000

/** Whether it is drawn as a variant of one of those. */
const isVariant = ({ code }: Process) => code === drawnVariant.code

const numberOf = ({ id }: { id: string }) => Number(id.slice('PRC-'.length))

/** What becomes of one in the samples: how often it was published, and what was drawn since. */
function planOf(process: Process) {
  const random = seeded(numberOf(process) * 7919)
  if (isVariant(process)) return { published: 1, named: false, saved: 0, random }
  const published = Math.floor(random() * 4)
  const named = random() < 0.4
  const saved = published === 0 ? 1 + Math.floor(random() * 2) : Math.floor(random() * 3)
  return { published, named, saved, random }
}

function historyOf(process: Process): Revision[] {
  const { published, named, saved, random } = planOf(process)
  const rows: Revision[] = []
  let at = Date.parse(process.createdAt)
  const add = (change: Partial<Revision>) => {
    at += Math.ceil(hour * (2 + random() * 26))
    const by = pick(people, random(), people[0])
    const made = new Date(at).toISOString()
    const isDraft = (change.state ?? 'draft') === 'draft'
    rows.push({
      id: `${process.id}-R${rows.length + 1}`,
      processId: process.id,
      number: published + 1,
      state: 'draft',
      label: '',
      comment: '',
      basedOn: rows.at(-1)?.id ?? null,
      restoredFrom: null,
      lockVersion: 1,
      createdBy: by,
      createdAt: made,
      stateBy: isDraft ? null : by,
      stateAt: isDraft ? null : made,
      ...change,
    })
  }
  for (let number = 1; number <= published; number += 1) {
    add({
      number,
      state: number === published ? 'published' : 'archived',
      comment: random() < 0.5 ? turn(revisionComments, numberOf(process) + number) : '',
    })
  }
  if (named) add({ label: turn(revisionLabels, numberOf(process)) })
  for (let draft = 0; draft < saved; draft += 1) add({})
  return rows.toReversed()
}

function processesOf(organisationId: string): Process[] {
  const { list } = samplesOf('processes', organisationId)
  return [...list.filter(({ level }) => level === drawnLevel), ...list.filter(isVariant)]
}

/** The sample revisions of an organisation: each of its processes on the third level has been drawn, and a variant of one. */
export const revisionSeeds = (organisationId: string): readonly Revision[] =>
  processesOf(organisationId).flatMap(historyOf)

/** What a step of a revision has to do with others. */
interface StepContext {
  /** How many revisions came after it. */
  age: number
  lanes: readonly string[]
  links: SampleStep['links']
  roles: SampleStep['roles']
}

/** A step as it stands in a revision: the older that is, the more of it is as it was before. */
function stepAt(plan: StepPlan, { age, links, roles, lanes }: StepContext): SampleStep {
  const { name, before, lane, type, duration, waiting } = plan
  const isOld = before !== undefined && age > 0
  return {
    name: isOld ? before : name,
    lane: turn(lanes, lane),
    type: isOld && type === 'serviceTask' ? 'manualTask' : type,
    links: age > 1 ? [] : links,
    roles: age > 2 ? [] : roles,
    figures: { duration: duration + age * 3, waiting },
  }
}

const byCode = new WeakMap<readonly Transaction[], ReadonlyMap<string, Transaction>>()

function transactionsOf(organisationId: string): ReadonlyMap<string, Transaction> {
  const { list } = samplesOf('transactions', organisationId)
  const found = byCode.get(list) ?? new Map(list.map((one) => [one.tcode, one]))
  byCode.set(list, found)
  return found
}

/** What a sample revision is written from; `undefined` for one that is no sample. */
function stepsOf({ id, processId }: Revision, organisationId: string) {
  const { byId } = samplesOf('processes', organisationId)
  const drawn = byId.get(processId)
  // A variant was begun with a copy of what it is a variant of.
  const process = drawn && isVariant(drawn) ? byId.get(drawn.variantOfId ?? '') : drawn
  if (!drawn || !process || process.level !== drawnLevel) return undefined
  const age = historyOf(drawn).findIndex((one) => one.id === id)
  if (age < 0) return undefined
  const verb = Object.keys(verbSteps).find((one) => process.name.startsWith(one)) ?? ''
  const area = areaLanes[process.code.split('-')[0] ?? ''] ?? otherArea
  const known = transactionsOf(organisationId)
  const rolesOf = sampleRolesOf(area, organisationId)
  const steps = (verbSteps[verb] ?? []).map((plan, step) => {
    const code = plan.transaction === undefined ? undefined : area.tcodes.split(' ')[plan.transaction]
    const used = code === undefined ? undefined : known.get(code)
    const own = isVariant(drawn) ? drawnVariant.steps.get(step) : undefined
    return stepAt(
      { ...plan, ...own },
      {
        age,
        lanes: area.lanes,
        links: used ? [{ kind: 'transactions', ref: used.id, name: used.tcode }] : [],
        roles: rolesOf({ process: numberOf(process), step, lane: plan.lane }),
      },
    )
  })
  return { name: process.name, steps }
}

/** What the steps of a sample revision use. */
export const seededUses = (revision: Revision, organisationId: string): StepUse[] =>
  (stepsOf(revision, organisationId)?.steps ?? []).flatMap(({ name, roles = [], links = [] }) =>
    usesOf({ roles, links }).map((use) => ({ ...use, step: name })),
  )

/** The model of a sample revision; `undefined` for one that is no sample. It is written when it is asked for. */
export function seededModel(revision: Revision, organisationId: string): string | undefined {
  const made = stepsOf(revision, organisationId)
  return made && sampleModel({ ...made, index: 0, decisions: sampleDecisions })
}
