import { type Ricefw, ricefwComplexities, ricefwPriorities, ricefwStatuses } from '@embpm/contract/ricefw'

import {
  codedOf,
  dateAfter,
  namePath,
  padded,
  personOf,
  pick,
  samplesOf,
  seedRows,
  somebody,
  turn,
} from '../entity/seeding.js'
import { sampleAreaOf } from './business-area.js'
import { ricefwKinds, ricefwObjects, ricefwPurposes, ricefwTitle } from './ricefw.data.js'
import { mainSystems, type SampleSystem } from './system.data.js'

const companies = ['', ' Poland', ' Germany', ' France', ' Portugal', ' Brazil', ' Spain', ' Kazakhstan'] as const

const labelOf = (system: SampleSystem | null) => system && { id: system.id, sid: system.sid }

/** Where an item reads and where it writes. */
const endsOf = (source: SampleSystem | null, target: SampleSystem) => ({
  sourceSystemId: source?.id ?? null,
  sourceSystem: labelOf(source),
  targetSystemId: target.id,
  targetSystem: labelOf(target),
})

/** The sample RICEFW items of an organisation, the six types in turn: RPT-0001, INT-0001, CNV-0001, …, RPT-0002. */
export function ricefwFixtures(organisationId: string): readonly Ricefw[] {
  const processes = samplesOf('processes', organisationId)
  const gaps = Map.groupBy(
    samplesOf('requirements', organisationId).list.filter(
      ({ fitGap, changeOfId }) => fitGap === 'gap' && changeOfId === null,
    ),
    ({ processId }) => processId,
  )
  const steps = processes.list.filter(({ level }) => level === 3)
  const areaFor = sampleAreaOf(organisationId)
  return seedRows(organisationId, {
    prefix: 'RIC',
    full: 10_000,
    make: ({ index, random }) => {
      const { type, prefix } = turn(ricefwKinds, index)
      const nth = Math.floor(index / ricefwKinds.length)
      const { object, module, to } = turn(ricefwObjects, nth)
      const round = Math.floor(nth / ricefwObjects.length)
      const purpose = turn(ricefwPurposes, Math.floor(round / companies.length))
      const process = steps[nth % steps.length]
      const area = areaFor(module, round)
      const asking = gaps.get(process?.id ?? null) ?? []
      // One in eight was asked for before requirements were written down.
      const required = index % 8 === 7 ? undefined : asking[Math.floor(nth / steps.length) % asking.length]
      const status = pick(ricefwStatuses, random(), 'identified')
      const done = ricefwStatuses.indexOf(status) / (ricefwStatuses.length - 1)
      const estimateHours = 8 + Math.floor(random() * 40) * 4
      const functionalOwnerId = somebody(random)
      const technicalOwnerId = done > 0 ? somebody(random) : null
      const title = `${ricefwTitle(type, object, to)}${turn(companies, round)}`
      const ricefwId = `${prefix}-${padded(nth + 1, 4)}`
      return {
        ricefwId,
        wbs: `${(nth % 4) + 1}.${(Math.floor(nth / 4) % 9) + 1}.${(index % 6) + 1}`,
        name: `${title}${purpose}`,
        type,
        ricefwInfo: { ricefw: ricefwId },
        module,
        complexity: pick(ricefwComplexities, random(), 'medium'),
        priority: pick(ricefwPriorities, random(), 'medium'),
        status,
        processId: process?.id ?? null,
        processPath: process ? namePath(processes, process) : [],
        areaId: area?.id ?? null,
        area,
        requirementId: required?.id ?? null,
        requirement: codedOf(required && { id: required.id, code: required.key, name: required.title }),
        functionalOwnerId,
        functionalOwner: personOf(functionalOwnerId),
        technicalOwnerId,
        technicalOwner: personOf(technicalOwnerId),
        estimateHours,
        actualHours: Math.round(estimateHours * done * (0.7 + random() * 0.7)),
        // From February 2026 to March 2027; what is only identified has no day yet.
        dueDate: done > 0 ? dateAfter(760 + ((index * 37) % 400)) : null,
        transport: done >= 0.5 ? `DEVK9${padded(index, 5)}` : '',
        ...endsOf(
          type === 'Interface' || type === 'Conversion' ? turn(mainSystems, nth) : null,
          turn(mainSystems, nth + 1),
        ),
      }
    },
  })
}
