import { below, type XmlElement } from './parseXml.js'

/** A part of a schema, and where it stands. */
export interface Named {
  element: XmlElement
  /** `ODataDemo.Product`, of an operation with its number among those of its name. */
  place: string
}

const typed = ['EntityType', 'ComplexType', 'EnumType', 'TypeDefinition', 'Association', 'Term']
const operations = ['Function', 'Action']
/** What annotations are about, besides what stands in containers. */
const annotated = new Set([...typed, ...operations])

/** The types, operations and annotations of an OData metadata document, and what belongs to what. */
export function edmxModel(edmx: XmlElement) {
  const schemas = below(edmx, 'DataServices').flatMap((services) => below(services, 'Schema'))
  const aliases = new Map<string, string>(
    schemas.flatMap(({ attributes: { Alias, Namespace } }) =>
      Alias !== undefined && Namespace !== undefined ? [[`${Alias}.`, `${Namespace}.`] as const] : [],
    ),
  )
  const types = new Map<string, Named>()
  const actions: Named[] = []
  const annotations: (Named & { target: string })[] = []
  const others: Named[] = []
  const broken = new Set<string>()

  /** A name with its namespace instead of its alias, and without `Collection(…)`. */
  const full = (name: string): string => {
    const single = name.replace(/^Collection\((.*)\)$/, '$1')
    const alias = /^[^.]*\./.exec(single)?.[0] ?? ''
    return single.replace(alias, aliases.get(alias) ?? alias)
  }

  for (const schema of schemas) {
    const namespace = schema.attributes.Namespace ?? ''
    for (const element of schema.children) {
      const place = `${namespace}.${element.attributes.Name ?? element.name}`
      if (typed.includes(element.name)) types.set(place, { element, place })
      else if (operations.includes(element.name)) {
        const number = actions.filter((one) => one.place.startsWith(`${place}(`)).length + 1
        actions.push({ element, place: `${place}(${number})` })
      } else if (element.name === 'Annotations') {
        const target = (element.attributes.Target ?? '').split('/').map(full).join('/')
        annotations.push({ element, place: `Annotations ${target} (${annotations.length + 1})`, target })
      } else if (element.name !== 'EntityContainer') others.push({ element, place })
    }
  }

  const namespaces = schemas.map(({ attributes }) => `${attributes.Namespace ?? ''}.`)
  const names = new Set([
    'Type',
    'EntityType',
    'ReturnType',
    'BaseType',
    'Relationship',
    'Function',
    'Action',
    'UnderlyingType',
    'EnumType',
  ])

  const actionsByName = Map.groupBy(actions, ({ place }) => place.replace(/\(\d+\)$/, ''))
  const annotationsByOwner = Map.groupBy(annotations, ({ target }) => target.replace(/(\/.*|\(.*)$/, ''))
  const derivedFrom = Map.groupBy(types.values(), ({ element }) => full(element.attributes.BaseType ?? ''))
  const boundTo = Map.groupBy(
    actions.filter(({ element }) => element.attributes.IsBound === 'true'),
    ({ element }) => full(below(element, 'Parameter')[0]?.attributes.Type ?? ''),
  )

  /**
   * The types and operations that an element names. What a navigation leads to is another entity, which has a row of its own
   * where it can be asked for; only what is contained belongs to the one that contains it.
   */
  function namedBy(element: XmlElement): Named[] {
    const { name: kind, attributes, children } = element
    if (kind === 'End') return []
    const leadsAway = kind === 'NavigationProperty' && attributes.ContainsTarget !== 'true'
    const own = Object.entries(attributes).flatMap(([attribute, value]) => {
      if (!names.has(attribute) || (leadsAway && attribute === 'Type')) return []
      const name = full(value)
      const found = types.get(name)
      const called = actionsByName.get(name) ?? []
      if (!found && called.length === 0 && namespaces.some((one) => name.startsWith(one))) broken.add(name)
      return found ? [found] : called
    })
    return [...own, ...children.flatMap(namedBy)]
  }

  /** The annotations of something and of what is within it. An entity set shares the owner, its container, with others. */
  const about = (target: string) => {
    const [owner = '', inner] = target.split('/')
    const there = annotationsByOwner.get(owner) ?? []
    return inner === undefined
      ? there
      : there.filter((one) => one.target === target || one.target.startsWith(`${target}/`))
  }

  /** All that belongs to an element of a container, each once, the nearest first. */
  function partsOf(element: XmlElement, target: string): readonly Named[] {
    const found = new Map<XmlElement, Named>()
    const wanted = [...namedBy(element), ...about(target)]
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      if (found.has(next.element)) continue
      found.set(next.element, next)
      wanted.push(...namedBy(next.element))
      if (annotated.has(next.element.name)) wanted.push(...about(next.place.replace(/\(\d+\)$/, '')))
      wanted.push(...(boundTo.get(next.place) ?? []), ...(derivedFrom.get(next.place) ?? []))
    }
    return [...found.values()]
  }

  return {
    schemas,
    broken,
    /** All parts of all schemas but the containers. */
    parts: [...types.values(), ...actions, ...annotations, ...others],
    partsOf,
    annotationsOf: (target: string): readonly XmlElement[] =>
      about(target)
        .filter((one) => one.target === target)
        .flatMap(({ element }) => below(element, 'Annotation')),
  }
}
