import type { RoleLetter, StepRole } from '@embpm/bpmn'
import type { ProcessRole } from '@embpm/contract/process-role'

import { samplesOf } from '../entity/seeding.js'
import type { AreaPlan } from './revision.data.js'

/** Where a step stands: the number of its process, which of its steps it is, from 0, and in which lane of the area. */
interface StepPlace {
  process: number
  step: number
  lane: number
}

const byCode = new WeakMap<readonly ProcessRole[], ReadonlyMap<string, ProcessRole>>()

function rolesByCode(organisationId: string): ReadonlyMap<string, ProcessRole> {
  const { list } = samplesOf('processRoles', organisationId)
  const found = byCode.get(list) ?? new Map(list.map((one) => [one.code, one]))
  byCode.set(list, found)
  return found
}

/**
 * Who has to do with the steps of an area's sample models: the role of the lane does it, that of the last lane answers for it,
 * others are asked and told. In some processes one step is wrong, so that checks and reports have something to find: nobody
 * answers for it, two do, or nobody is named at all.
 */
export function sampleRolesOf({ roles, others }: AreaPlan, organisationId: string): (place: StepPlace) => StepRole[] {
  const known = rolesByCode(organisationId)
  const [inLane, beside] = [roles.split(' '), others.split(' ')]
  return ({ process, step, lane }) => {
    const isWrong = (every: number, at: number) => process % every === at && step === process % 4
    if (isWrong(13, 5)) return []
    const assigned: [RoleLetter, string | undefined][] = [['R', inLane[lane]]]
    if (!isWrong(7, 3)) assigned.push(['A', inLane[2]])
    if (isWrong(11, 4)) assigned.push(['A', beside[step % 2]])
    if (step % 3 === 1) assigned.push(['C', beside[step % 2]])
    if (step % 3 === 2) assigned.push(['I', inLane[(lane + 1) % 2]])
    return assigned.flatMap(([letter, code]) => {
      const role = known.get(code ?? '')
      return role ? [{ letter, ref: role.id, name: role.name }] : []
    })
  }
}
