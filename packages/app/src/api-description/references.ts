import { isObject, type JsonObject } from './DescribedService.js'
import type { LeftOut } from '../entity/import/LeftOut.js'

/** Finds what parts of a document refer to within it. References that lead elsewhere are named, and never fetched. */
export function documentReferences(root: JsonObject, left: LeftOut[]) {
  const told = new Set<string>()
  const tell = (what: string, reason: LeftOut['reason']) => {
    if (!told.has(what)) left.push({ what, reason })
    told.add(what)
  }

  /** What a reference leads to, through others; `undefined` where it leads nowhere here. */
  function follow(value: unknown): unknown {
    const seen = new Set<string>()
    let found = value
    while (isObject(found) && typeof found.$ref === 'string') {
      const { $ref } = found
      if (seen.has($ref)) return undefined
      seen.add($ref)
      found = at($ref)
    }
    return found
  }

  function at(ref: string): unknown {
    if (!ref.startsWith('#')) {
      tell(ref, 'remoteRef')
      return undefined
    }
    const found = pathOf(ref).reduce<unknown>(
      (value, key) =>
        (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      root,
    )
    if (found === undefined) tell(ref, 'brokenRef')
    return found
  }

  /** The references below values, and below what these lead to, each once: what goes round in circles ends. */
  function reached(...values: readonly unknown[]): ReadonlyMap<string, unknown> {
    const found = new Map<string, unknown>()
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) for (const one of value) walk(one)
      if (!isObject(value)) return
      for (const [key, one] of Object.entries(value)) {
        if (key === 'discriminator') for (const ref of mappingOf(one)) visit(ref)
        if (key === '$ref' && typeof one === 'string') visit(one)
        else walk(one)
      }
    }
    const visit = (ref: string) => {
      if (found.has(ref)) return
      const target = at(ref)
      if (target === undefined) return
      found.set(ref, target)
      walk(target)
    }
    for (const value of values) walk(value)
    return found
  }

  return { follow, reached, tell }
}

/** The keys that a reference names: `#/paths/~1pets` is `paths`, `/pets`. */
export const pathOf = (ref: string): readonly string[] =>
  ref
    .slice(1)
    .split('/')
    .filter((_, index) => index > 0)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const mappingOf = (discriminator: unknown): readonly string[] =>
  isObject(discriminator) && isObject(discriminator.mapping)
    ? Object.values(discriminator.mapping).flatMap((one) => (typeof one === 'string' && /[#/.]/.test(one) ? [one] : []))
    : []
