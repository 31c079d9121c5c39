import { maxPageSize, type ImportedRow } from '@embpm/contract'
import type { CheckedRow } from './CheckedRow.js'
import type { ImportApi } from './ImportKind.js'

/**
 * Writes batches of checked rows. After a request that failed nobody knows whether the server had done it; the next try
 * therefore looks first, and writes only what is not there: a row that says what stands already, or that equals an entity
 * created since the import began, is taken for written.
 */
export function rowWriter(api: ImportApi): (rows: readonly CheckedRow[]) => Promise<CheckedRow[]> {
  const known = new Set<string>()
  let begun: string | null = null
  let uncertain = false

  /** Remembers what is there before anything is written. */
  const begin = async (): Promise<string> => {
    const { rows } = await newest(api)
    for (const { id } of rows) known.add(id)
    return rows[0]?.createdAt ?? ''
  }

  const found = async (rows: readonly CheckedRow[], since: string): Promise<(ImportedRow | null)[]> => {
    const [checked, { rows: latest }] = await Promise.all([
      api.importRows({ mode: 'check', rows: rows.map(({ values }) => values) }),
      newest(api),
    ])
    const created = new Set(latest.filter(({ id, createdAt }) => createdAt >= since && !known.has(id)))
    return rows.map(({ values, result }, index) => {
      const { action, id } = checked[index] ?? result
      if (action === 'same') return { action: result.action, id, problems: [] }
      if (action !== 'create') return null
      const entity = [...created].find((one) => says(one, values))
      if (!entity) return null
      created.delete(entity)
      return { action: 'create', id: entity.id, problems: [] }
    })
  }

  return async (rows) => {
    begun ??= await begin()
    const done = uncertain ? await found(rows, begun) : rows.map(() => null)
    const left = rows.filter((_, index) => !done[index])
    uncertain = true
    const answers =
      left.length === 0 ? [] : await api.importRows({ mode: 'write', rows: left.map(({ values }) => values) })
    uncertain = false
    if (answers.length !== left.length) throw new Error(`${answers.length} answers for ${left.length} rows`)
    const results = new Map(left.map((one, index) => [one, answers[index]]))
    return rows.map((one, index) => {
      const result = done[index] ?? results.get(one) ?? one.result
      if (result.id !== null) known.add(result.id)
      return { ...one, result }
    })
  }
}

const newest = (api: ImportApi) => api.list({ sort: '-createdAt', size: maxPageSize })

const says = (entity: object, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).every(([name, value]) => JSON.stringify(Reflect.get(entity, name)) === JSON.stringify(value))
