import type { PropertyChange } from './ProcessModel.js'

/**
 * Which properties of two structures differ, at the deepest place that both have, as a path joined by dots:
 * `eventDefinitions.Timer_1.timeDuration.body`. In lists, what has an id is found by it, everything else by its position.
 */
export function propertyChanges(before: object, after: object): PropertyChange[] {
  const changes: PropertyChange[] = []
  compare(before, after, '', changes)
  return changes
}

function compare(before: unknown, after: unknown, property: string, changes: PropertyChange[]): void {
  if (Object.is(before, after)) return
  const entries = entriesOf(before, after)
  if (entries === null) {
    changes.push({ property, before, after })
    return
  }
  const [older, newer] = entries
  for (const name of new Set([...older.keys(), ...newer.keys()])) {
    compare(older.get(name), newer.get(name), property === '' ? name : `${property}.${name}`, changes)
  }
}

type Entries = ReadonlyMap<string, unknown>

/** What two structures of one shape hold; `null` where they are no structures, or not of one shape. */
function entriesOf(before: unknown, after: unknown): [Entries, Entries] | null {
  if (Array.isArray(before) && Array.isArray(after)) {
    const older = byId(before)
    const newer = byId(after)
    return older && newer ? [older, newer] : [byPosition(before), byPosition(after)]
  }
  if (isRecord(before) && isRecord(after)) return [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return null
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byPosition = (list: readonly unknown[]): Entries => new Map(list.map((value, index) => [`${index}`, value]))

/** The values of a list by their ids; `null` where one has none or shares it. References are ids themselves. */
function byId(list: readonly unknown[]): Entries | null {
  const found = new Map<string, unknown>()
  for (const value of list) {
    const id: unknown = isRecord(value) && 'id' in value ? value.id : null
    if (typeof id !== 'string') return null
    found.set(id, value)
  }
  return found.size === list.length ? found : null
}
