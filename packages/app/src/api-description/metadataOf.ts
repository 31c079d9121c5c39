import { type JsonObject, longest } from './DescribedService.js'
import { pathOf } from './references.js'

/** What `metadataOf` puts together. */
export interface MetadataParts {
  /** Which document it comes from. */
  head: JsonObject
  /** Which operation it is. */
  place: JsonObject
  /** What its path says beside the operations. */
  around: JsonObject
  operation: JsonObject
  /** What it takes over from the document. */
  inherited: JsonObject
  /** What it refers to, by reference. */
  parts: ReadonlyMap<string, unknown>
  /** Says that these parts are too many for the field. */
  tell: () => void
}

/** The metadata of an operation: a small document of its own, in which every reference leads to what it did in the file. */
export function metadataOf({ head, place, around, operation, inherited, parts, tell }: MetadataParts): JsonObject {
  const own = {
    ...head,
    ...place,
    ...(Object.keys(around).length > 0 && { pathItem: around }),
    ...(Object.keys(inherited).length > 0 && { document: inherited }),
    operation,
  }
  const whole: Record<string, unknown> = { ...own }
  for (const [ref, part] of parts) put(whole, pathOf(ref), part)
  if (length(whole) <= longest('metadata')) return whole
  tell()
  return length(own) <= longest('metadata') ? own : { ...head, ...place }
}

const length = (value: unknown) => JSON.stringify(value).length

/** Puts a part where its reference says; what stands within another part is there already. */
function put(root: Record<string, unknown>, path: readonly string[], part: unknown): void {
  const [key, ...rest] = path
  if (key === undefined || key === '__proto__') return
  if (rest.length === 0) {
    root[key] = part
    return
  }
  const there = Object.hasOwn(root, key) ? root[key] : undefined
  const next: Record<string, unknown> =
    typeof there === 'object' && there !== null && !Array.isArray(there) ? { ...there } : {}
  if (Array.isArray(there)) return
  put(next, rest, part)
  root[key] = next
}
