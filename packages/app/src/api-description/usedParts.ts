import { isObject, type JsonObject, objectOf } from './DescribedService.js'

/** The places of parts that operations refer to: of OpenAPI 3 by kind, of Swagger 2.0 at the top. */
function partsOf(root: JsonObject): readonly (readonly [string, unknown])[] {
  const groups = [
    ...Object.entries(objectOf(root.components)).map(([kind, parts]) => [`#/components/${kind}`, parts] as const),
    ...['definitions', 'parameters', 'responses', 'securityDefinitions'].map(
      (kind) => [`#/${kind}`, root[kind]] as const,
    ),
  ]
  return groups.flatMap(([place, parts]) =>
    Object.entries(objectOf(parts)).map(([name, part]) => [`${place}/${escaped(name)}`, part] as const),
  )
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The parts that no operation needs. What a part within another one is referred to by counts for the whole. */
export function unusedParts(root: JsonObject, used: ReadonlyMap<string, unknown>): string[] {
  const refs = [...used.keys()].map((ref) => plain(ref))
  const parts = new Set(used.values())
  const bases = new Set(refs.flatMap((ref) => basesOf(ref)))
  return partsOf(root)
    .filter(([place, part]) => !bases.has(plain(place)) && !parts.has(part))
    .map(([place]) => place)
}

const basesOf = (ref: string): string[] => {
  const keys = ref.split('/')
  return keys.map((_, index) => keys.slice(0, index + 1).join('/'))
}

const plain = (ref: string) => {
  try {
    return decodeURIComponent(ref)
  } catch {
    return ref
  }
}

/** Finds the security schemes that an operation asks for, by their places. */
export function securityOf(root: JsonObject) {
  const components = objectOf(root.components)
  const [place, schemes] = isObject(root.securityDefinitions)
    ? ['#/securityDefinitions', root.securityDefinitions]
    : ['#/components/securitySchemes', objectOf(components.securitySchemes)]
  return (operation: JsonObject): (readonly [string, unknown])[] => {
    const asked = operation.security ?? root.security
    const names = Array.isArray(asked) ? asked.filter(isObject).flatMap((one) => Object.keys(one)) : []
    return names.flatMap((name) =>
      Object.hasOwn(schemes, name) ? [[`${place}/${escaped(name)}`, schemes[name]] as const] : [],
    )
  }
}
