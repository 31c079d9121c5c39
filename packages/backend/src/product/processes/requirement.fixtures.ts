import type { Entity } from '@embpm/contract'
import {
  type ApprovalStep,
  fitGaps,
  type Requirement,
  requirementPriorities,
  workStatuses,
} from '@embpm/contract/requirement'

import {
  codedOf,
  dateAfter,
  padded,
  personOf,
  pick,
  type Random,
  samplesOf,
  seedRows,
  somebody,
  turn,
} from '../entity/seeding.js'
import {
  isNonFunctional,
  rejectionReasons,
  requirementAsks,
  requirementCases,
  requirementObjects,
} from './requirement.data.js'

type State = Pick<Requirement, 'approval' | 'status'>

/** A state that the rules of approval lead to: most are approved and somewhere in the work. */
function stateOf(random: Random): State {
  const share = random()
  const work = pick(workStatuses, random(), 'in planning')
  if (share < 0.22) return { approval: 'initial', status: 'in refinement' }
  if (share < 0.24) return { approval: 'initial', status: 'not planned' }
  if (share < 0.32) return { approval: 'ready', status: 'in approval' }
  if (share < 0.37) return { approval: 'rejected', status: 'in refinement' }
  if (share < 0.48) return { approval: 'not required', status: work }
  return { approval: 'approved', status: share < 0.52 ? 'blocked' : work }
}

const actionsTo: Readonly<Record<Requirement['approval'], readonly ApprovalStep['action'][]>> = {
  initial: [],
  'not required': ['waive'],
  ready: ['request'],
  approved: ['request', 'approve'],
  rejected: ['request', 'reject'],
}

const hour = 3_600_000

/** What was decided between the creation of a sample and its last change: who, and when. */
function decidedOn<R extends Entity & Requirement>(row: R, number: number): R {
  const actions = actionsTo[row.approval]
  if (actions.length === 0) return { ...row, statusSince: row.createdAt }
  const created = Date.parse(row.createdAt)
  // What was never changed was decided within a day.
  const until = Math.max(Date.parse(row.changedAt), created + 20 * hour)
  const steps = actions.map((action, nth): ApprovalStep => {
    const byId = `USR-${padded(1 + ((number * (nth + 3)) % 20))}`
    return {
      action,
      byId,
      by: personOf(byId)?.name ?? '',
      at: new Date(created + ((until - created) * (nth + 1)) / (actions.length + 1)).toISOString(),
      comment: action === 'reject' ? turn(rejectionReasons, number) : '',
      changeId: null,
    }
  })
  const last = steps.at(-1)
  const approved = steps.find(({ action }) => action === 'approve')
  const isMoved = row.status !== 'in approval' && row.status !== 'in planning' && row.status !== 'in refinement'
  return {
    ...row,
    approvals: steps,
    approvedBy: approved?.by ?? '',
    approvedAt: approved?.at ?? null,
    statusSince: isMoved ? new Date(until).toISOString() : (last?.at ?? row.createdAt),
    changedAt: new Date(until).toISOString(),
    lockVersion: Math.max(row.lockVersion, steps.length + (isMoved ? 2 : 1)),
  }
}

/** Every so many-th sample is a change request for the one before it, where that is approved. */
const changeEvery = 40

/** A sample that changes the one before it. */
function asChange(row: Requirement, original: Requirement): Requirement {
  const { title, description, type, fitGap, areaId, area, processId, process, ownerId, owner } = original
  return {
    ...row,
    title,
    type,
    fitGap,
    areaId,
    area,
    processId,
    process,
    ownerId,
    owner,
    key: `${original.key}-C1`,
    description: `${description} The limit is kept for each company, and shown beside the value.`,
    approval: row.approval === 'ready' ? 'ready' : 'initial',
    status: row.approval === 'ready' ? 'in approval' : 'in refinement',
    reached: null,
    changeOfId: original.id,
  }
}

/** The sample requirements of an organisation: REQ-0001, REQ-0002, … */
export function requirementFixtures(organisationId: string): readonly Requirement[] {
  const areas = samplesOf('businessAreas', organisationId).list.filter(({ code }) => /^\d+[1-9]00$/.test(code))
  const processes = samplesOf('processes', organisationId).list.filter(({ level }) => level === 3)
  const rows = seedRows(organisationId, {
    prefix: 'REQ',
    full: 10_000,
    make: ({ index, random }) => {
      const at = index % requirementAsks.length
      const nth = Math.floor(index / requirementAsks.length)
      const { title: ask, why } = turn(requirementAsks, at)
      const object = turn(requirementObjects, nth + at * 5)
      const where = turn(requirementCases, Math.floor(nth / requirementObjects.length))
      const title = `${ask.replace('%', object)}${where}`
      const area = areas[(index * 7) % areas.length]
      const process = processes[(index * 7 + Math.floor(index / processes.length)) % processes.length]
      const ownerId = random() < 0.9 ? somebody(random) : null
      const { approval, status } = stateOf(random)
      const fitGap = random() < 0.55 ? fitGaps[0] : fitGaps[1]
      return {
        key: `REQ-${padded(index + 1, 4)}`,
        title,
        description: `${title}. ${why}`,
        type: isNonFunctional(ask) ? ('non-functional' as const) : ('functional' as const),
        fitGap,
        priority: pick(requirementPriorities, random(), 'medium'),
        approval,
        status,
        statusSince: null,
        areaId: area?.id ?? null,
        area: codedOf(area),
        processId: process?.id ?? null,
        process: codedOf(process),
        ownerId,
        owner: personOf(ownerId),
        // From February 2026 to March 2027.
        dueDate: random() < 0.8 ? dateAfter(760 + ((index * 37) % 400)) : null,
        approvedBy: '',
        approvedAt: null,
        approvals: [],
        reached: approval === 'approved' ? (workStatuses.find((one) => one === status) ?? 'in planning') : null,
        changeOfId: null,
        appliedAt: null,
      }
    },
  })
  return rows.map((row, index): Requirement => {
    const original = rows[index - 1]
    const isChange = index % changeEvery === changeEvery - 1 && original?.approval === 'approved'
    return decidedOn(isChange ? asChange(row, original) : row, index)
  })
}
