import { lifecycleStatuses } from '@embpm/contract'
import type { Process } from '@embpm/contract/process'

import { people } from '../administration/people.data.js'
import { idOf, padded, personOf, pick, type Random, seedRows, somebody, turn } from '../entity/seeding.js'
import { sampleAreaOf } from './business-area.js'
import {
  areas,
  processFigures,
  processSites,
  processSteps,
  processVariants,
  processVerbs,
  type SampleArea,
  sampleVariants,
} from './process.data.js'

/** Where a sample process stands: its number from 1 is that of its id. */
interface Outline {
  area: SampleArea
  code: string
  name: string
  level: number
  parent: number | null
  order: number
  variantOf: number | null
}

const full = 10_000

let outlines: readonly Outline[] | undefined

/** All sample processes, the higher levels first, so that every beginning of the list is a tree. */
function outline(): readonly Outline[] {
  const found: Outline[] = areas.map((area, order) => ({
    area,
    code: area.code,
    name: area.name,
    level: 1,
    parent: null,
    order,
    variantOf: null,
  }))
  let level = { from: 0, to: found.length }
  const below = (names: (above: Outline, order: number) => readonly string[], codes: (order: number) => string) => {
    for (let index = level.from; index < level.to; index += 1) {
      const above = turn(found, index)
      for (const [order, name] of names(above, index - level.from).entries()) {
        const variantOf = above.level === 4 && order > 0 ? found.length - order + 1 : null
        const code = `${above.code}-${codes(order)}`
        found.push({ area: above.area, code, name, level: above.level + 1, parent: index + 1, order, variantOf })
      }
    }
    level = { from: level.to, to: found.length }
  }
  const tens = (order: number) => String((order + 1) * 10)
  below(({ area }) => area.groups, tens)
  below(({ name }) => processVerbs.map((verb) => `${verb} ${name.toLowerCase()}`), tens)
  below(({ name }) => processSteps.map((step) => `${step}: ${name.toLowerCase()}`), padded2)
  below((_, index) => [turn(processVariants, index), turn(processVariants, index + 1 + (index % 4))], letter)
  const each = Math.ceil((full - found.length) / (level.to - level.from))
  below(
    ({ name }, index) => Array.from({ length: each }, (_, nth) => `${name} in ${turn(processSites, index + nth)}`),
    padded2,
  )
  for (const [code, main] of sampleVariants) {
    const variant = found.find((one) => one.code === code)
    if (variant) variant.variantOf = found.findIndex((one) => one.code === main) + 1
  }
  return found.slice(0, full)
}

const padded2 = (order: number) => padded(order + 1, 2)
const letter = (order: number) => String.fromCharCode(65 + order)

/** Shares of the statuses: most processes are active. */
const statusShares = [0.08, 0.2, 0.74, 0.8, 0.9, 0.95, 1]

function figures(random: Random): Process['kpis'] {
  const count = Math.floor(random() * 3)
  return processFigures.slice(0, count).map(({ name, unit, target }) => ({
    name,
    unit,
    target,
    actual: Math.round(target * (0.7 + random() * 0.6) * 10) / 10,
  }))
}

/** Who was assigned to a process before roles were assigned to its steps: its owner answered for it, others took turns. */
const raciOf = (index: number, ownerId: string | null): Process['raci'] => {
  if (ownerId === null) return []
  const other = (step: number) => idOf('USR', 1 + ((index * 3 + step) % people.length))
  return [
    { part: 'A', personId: ownerId },
    { part: 'R', personId: other(0) },
    { part: 'C', personId: other(1) },
    { part: 'I', personId: other(2) },
  ]
}

/** The sample processes of an organisation: six levels, the same at every start. */
export function processFixtures(organisationId: string): readonly Process[] {
  const all = (outlines ??= outline())
  const areaFor = sampleAreaOf(organisationId)
  return seedRows(organisationId, {
    prefix: 'PRC',
    full,
    make: ({ index, random }) => {
      const { area, code, name, level, parent, order, variantOf } = turn(all, index)
      const group = level === 3 && parent !== null ? all[parent - 1]?.order : order
      // What stands lower belongs to the area of the process above it.
      const businessArea = level === 1 ? areaFor(area.code) : level <= 3 ? areaFor(area.code, group) : null
      const share = random()
      const ownerId = level <= 3 || random() < 0.4 ? somebody(random) : null
      const subject = level <= 2 ? name.toLowerCase() : turn(area.groups, order).toLowerCase()
      return {
        code,
        name,
        description: `${name}: part of ${area.name.toLowerCase()}.`,
        level,
        parentId: parent === null ? null : idOf('PRC', parent),
        variantOfId: variantOf === null ? null : idOf('PRC', variantOf),
        order,
        areaId: businessArea?.id ?? null,
        area: businessArea,
        class: area.class,
        ownerId,
        owner: personOf(ownerId),
        status: lifecycleStatuses[statusShares.findIndex((limit) => share < limit)] ?? 'ACTIVE',
        inputs: level >= 3 ? [pick(['Request', 'Master data', 'Approved plan'], random(), 'Request')] : [],
        outputs: level >= 3 ? [`Finished ${subject}`] : [],
        kpis: level <= 3 ? figures(random) : [],
        raci: level <= 2 ? raciOf(index, ownerId) : [],
      }
    },
  })
}
