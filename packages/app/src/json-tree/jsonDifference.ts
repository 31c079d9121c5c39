import { dequal } from 'dequal/lite'

/** How a value of JSON differs; an object or list differs by what is in it. */
export type JsonKind = 'added' | 'removed' | 'changed' | 'same'

/** A value of JSON that is compared with another one, or with itself. */
export interface JsonNode {
  /** Its place, as a JSON pointer (RFC 6901); unique in the tree. */
  id: string
  /** Its name in the object, or its place in the list from 1. */
  name: string
  kind: JsonKind
  /** `undefined` where it is not there. */
  before: unknown
  after: unknown
  children: readonly JsonNode[]
}

/** Deeper values are compared as a whole. */
const deepest = 100

/** What stands in a value: by name in an object, by place in a list. `null` for what holds nothing. */
export function partsOf(value: unknown): ReadonlyMap<string, unknown> | null {
  if (Array.isArray(value)) return new Map(value.map((one: unknown, index) => [String(index), one]))
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Compares two values by names and places. In the order of the newer one; what is gone stands at the end. */
export function jsonDifference(before: unknown, after: unknown, place = '', depth = 0): readonly JsonNode[] {
  const [old, next] = [partsOf(before), partsOf(after)]
  const inList = Array.isArray(after ?? before)
  const names = [...new Set([...(next?.keys() ?? []), ...(old?.keys() ?? [])])]
  return names.map((name): JsonNode => {
    const id = `${place}/${escaped(name)}`
    const [was, is] = [old?.get(name), next?.get(name)]
    const children = depth < deepest && isComparable(was, is) ? jsonDifference(was, is, id, depth + 1) : []
    return {
      id,
      name: inList ? String(Number(name) + 1) : name,
      kind: kindOf(was, is, children),
      before: was,
      after: is,
      children,
    }
  })
}

/** Whether the parts of two values can stand in one tree: both have parts of the same kind, or only one is there. */
const isComparable = (was: unknown, is: unknown): boolean =>
  was === undefined || is === undefined
    ? true
    : partsOf(was) !== null && partsOf(is) !== null && Array.isArray(was) === Array.isArray(is)

function kindOf(was: unknown, is: unknown, children: readonly JsonNode[]): JsonKind {
  if (was === undefined) return 'added'
  if (is === undefined) return 'removed'
  if (children.length > 0) return children.every(({ kind }) => kind === 'same') ? 'same' : 'changed'
  return dequal(was, is) ? 'same' : 'changed'
}

/** The nodes that differ, with what leads to them. */
export const onlyDifferent = (nodes: readonly JsonNode[]): readonly JsonNode[] =>
  nodes.flatMap((node) => (node.kind === 'same' ? [] : [{ ...node, children: onlyDifferent(node.children) }]))

/** The places of all nodes above the values that differ, to open them. */
export const differingPlaces = (nodes: readonly JsonNode[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'changed' && node.children.length > 0 ? [node.id, ...differingPlaces(node.children)] : [],
  )
