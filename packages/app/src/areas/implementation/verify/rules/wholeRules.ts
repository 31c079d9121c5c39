import { type Found, wholeRule } from './Rule.js'
import type { Reads, WholeModel } from './Model.js'

/** The field by which people tell the objects of a kind apart, and the one that says within what. */
const named = {
  processes: ['name', 'parentId'],
  processRoles: ['name', null],
  requirements: ['title', 'areaId'],
  ricefws: ['name', null],
  scenarios: ['name', 'release'],
  services: ['name', null],
  projects: ['name', null],
  businessAreas: ['name', null],
  businessDomains: ['name', null],
  orgUnits: ['name', null],
  operationAreas: ['name', null],
  documents: ['title', null],
} as const

const kinds = [
  'processes',
  'processRoles',
  'requirements',
  'ricefws',
  'scenarios',
  'services',
  'projects',
  'businessAreas',
  'businessDomains',
  'orgUnits',
  'operationAreas',
  'documents',
] as const

const reads = {
  processes: ['name', 'parentId', 'variantOfId'],
  processRoles: ['name'],
  requirements: ['title', 'areaId', 'changeOfId'],
  ricefws: ['name'],
  scenarios: ['name', 'release'],
  services: ['name'],
  projects: ['name'],
  businessAreas: ['name'],
  businessDomains: ['name'],
  orgUnits: ['name'],
  operationAreas: ['name'],
  documents: ['title'],
} as const satisfies Reads

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase()

/** The objects of a kind that have the name of one before them. */
function* sameNames(model: WholeModel, kind: (typeof kinds)[number]): Iterable<Found> {
  const [field, within] = named[kind]
  const objects = model.part(kind)
  const seen = new Set<string>()
  for (const row of objects.each()) {
    // A change request has the title of what it changes, a variant may have the name of what it varies.
    if (kind === 'requirements' && objects.text(row, 'changeOfId') !== '') continue
    if (kind === 'processes' && objects.text(row, 'variantOfId') !== '') continue
    const name = plain(objects.text(row, field))
    const key = `${within === null ? '' : objects.text(row, within)}\n${name}`
    if (name !== '' && seen.has(key)) yield { kind, row }
    seen.add(key)
  }
}

/** What is to hold of every kind. */
export const wholeRules = [
  wholeRule('danglingReference', {
    severity: 'error',
    topic: 'whole',
    verb: 'chooseOther',
    reads: {},
    *find(model) {
      for (const { kind, field, to, by } of model.references) {
        // Where something was not read, nobody knows what is not there.
        if (!model.has(kind) || !to.every((target) => model.has(target))) continue
        const objects = model.part(kind)
        for (const row of objects.each()) {
          const key = objects.text(row, field)
          if (key === '') continue
          const found = to.some((target) =>
            by === 'id' ? model.part(target).get(key) !== undefined : model.part(target).by(by, key).length > 0,
          )
          if (!found) yield { kind, row, detail: field }
        }
      }
    },
  }),
  wholeRule('sameName', {
    severity: 'note',
    topic: 'whole',
    verb: 'rename',
    reads,
    *find(model) {
      for (const kind of kinds) if (model.has(kind)) yield* sameNames(model, kind)
    },
  }),
] as const
