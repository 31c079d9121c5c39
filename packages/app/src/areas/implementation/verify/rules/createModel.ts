import type { Cell, ModelPart, ModelReference, ModelRow, PartView, WholeModel } from './Model.js'

/** The model while it is read, and what rules have looked at so far. */
export interface GrowingModel extends WholeModel {
  /** Takes objects of a part; one that came before is replaced. */
  add(part: ModelPart, rows: readonly ModelRow[]): void
  /** Says that all objects of a part are there, or that they cannot be read. */
  settle(part: ModelPart, isRead: boolean): void
  isSettled(part: ModelPart): boolean
  /** Objects that are there. */
  size(): number
  /** How many objects rules have looked at, indexes included. */
  visited(): number
}

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''

/** An empty model, which is read part by part. Rules get at everything by maps: none looks at an object once for each other. */
export function createModel(today: string, references: readonly ModelReference[]): GrowingModel {
  const rows = new Map<ModelPart, Map<string, ModelRow>>()
  const indexes = new Map<string, Map<string, ModelRow[]>>()
  const settled = new Map<ModelPart, boolean>()
  let visits = 0

  function* each(part: ModelPart): Iterable<ModelRow> {
    for (const row of rows.get(part)?.values() ?? []) {
      visits += 1
      yield row
    }
  }
  const indexOf = (part: ModelPart, field: string) => {
    const name = `${part} ${field}`
    const known = indexes.get(name)
    if (known) return known
    const made = new Map<string, ModelRow[]>()
    for (const row of each(part)) {
      const key = textOf(row.cells[field])
      const same = made.get(key)
      if (same) same.push(row)
      else made.set(key, [row])
    }
    indexes.set(name, made)
    return made
  }
  const view = (part: ModelPart): PartView<string> => ({
    each: () => each(part),
    get(id) {
      visits += 1
      return rows.get(part)?.get(id)
    },
    by(field, value) {
      const found = indexOf(part, field).get(value) ?? []
      visits += found.length
      return found
    },
    text: ({ cells }, field) => textOf(cells[field]),
    number({ cells }, field) {
      const cell = cells[field]
      return typeof cell === 'number' ? cell : 0
    },
    flag: ({ cells }, field) => cells[field] === true,
    texts({ cells }, field) {
      const cell = cells[field]
      return Array.isArray(cell) ? cell : []
    },
  })
  const views = new Map<ModelPart, PartView<string>>()
  return {
    today,
    references,
    part(part) {
      const known = views.get(part) ?? view(part)
      views.set(part, known)
      return known
    },
    has: (part) => settled.get(part) === true,
    add(part, more) {
      const known = rows.get(part) ?? new Map<string, ModelRow>()
      for (const row of more) known.set(row.id, row)
      rows.set(part, known)
    },
    settle(part, isRead) {
      settled.set(part, isRead)
      if (!isRead) rows.delete(part)
      for (const name of indexes.keys()) if (name.startsWith(`${part} `)) indexes.delete(name)
    },
    isSettled: (part) => settled.has(part),
    size: () => [...rows.values()].reduce((sum, { size }) => sum + size, 0),
    visited: () => visits,
  }
}
