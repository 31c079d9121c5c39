import { ImportFileError } from '../entity/import/ImportFileError.js'
import { isObject } from './DescribedService.js'
import type { LeftOut } from '../entity/import/LeftOut.js'

/** The deepest nesting that is read. */
const deepest = 200

/** How many values a file may hold: aliases of YAML would make more of few bytes. */
const most = 2_000_000

/**
 * A copy of what a file holds, of JSON alone: days become texts, and `__proto__`, by which one could reach into objects of the
 * page, is left out.
 * @throws ImportFileError for what is nested or repeated beyond reason
 */
export function plainJson(root: unknown, left: LeftOut[]): unknown {
  let count = 0
  const copy = (value: unknown, path: string, depth: number): unknown => {
    count += 1
    if (depth > deepest || count > most) throw new ImportFileError('tooMuch')
    if (Array.isArray(value)) return value.map((one: unknown, index) => copy(one, `${path}/${index}`, depth + 1))
    if (value instanceof Date) return value.toISOString()
    if (!isObject(value)) return isScalar(value) ? value : String(value)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, one]) => {
        const place = `${path}/${key}`
        if (key !== '__proto__') return [[key, copy(one, place, depth + 1)]]
        left.push({ what: place, reason: 'unsafeKey' })
        return []
      }),
    )
  }
  return copy(root, '#', 0)
}

const isScalar = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
