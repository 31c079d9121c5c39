import type { Entity } from '@embpm/contract'

import type { RowIndex } from './rowIndex.js'

/** All entities of a kind as a write sees them: as they stand, with what it has changed already. */
export interface Draft<E extends Entity> {
  get(id: string): E | undefined
  /** Those with a text in a column, in no order. */
  where(column: string, text: string): readonly E[]
  /** Puts in a new or changed one. */
  put(entity: E): void
  drop(id: string): void
}

/** What a draft is made from. */
export interface DraftSource<E extends Entity> {
  rows: readonly E[]
  /** The index of a column, always the same one for the same column. */
  indexOf: (column: string) => RowIndex<E>
  text: (entity: E, column: string) => string
}

/** Opens a draft. It costs nothing but what is asked of it, so that one of a single entity is as cheap as one of many. */
export function draftOf<E extends Entity>({ rows, indexOf, text }: DraftSource<E>): Draft<E> {
  /** Of each touched entity how it stands; `undefined` for a dropped one. */
  const touched = new Map<string, E | undefined>()
  /** The touched ones that stand, by column and text, for the columns that were asked for. */
  const columns = new Map<string, Map<string, Map<string, E>>>()

  function enter(byText: Map<string, Map<string, E>>, key: string, entity: E) {
    const same = byText.get(key) ?? new Map<string, E>()
    byText.set(key, same.set(entity.id, entity))
  }

  function touchedBy(column: string) {
    const before = columns.get(column)
    if (before) return before
    const byText = new Map<string, Map<string, E>>()
    columns.set(column, byText)
    for (const entity of touched.values()) if (entity) enter(byText, text(entity, column), entity)
    return byText
  }

  function replace(id: string, next: E | undefined) {
    const before = touched.get(id)
    touched.set(id, next)
    for (const [column, byText] of columns) {
      if (before) byText.get(text(before, column))?.delete(id)
      if (next) enter(byText, text(next, column), next)
    }
  }

  return {
    get: (id) => (touched.has(id) ? touched.get(id) : indexOf('id')(rows).get(id)?.[0]),
    where(column, key) {
      const standing = indexOf(column)(rows).get(key) ?? []
      if (touched.size === 0) return standing
      const untouched = standing.filter(({ id }) => !touched.has(id))
      return [...untouched, ...(touchedBy(column).get(key)?.values() ?? [])]
    },
    put: (entity) => replace(entity.id, entity),
    drop: (id) => replace(id, undefined),
  }
}
