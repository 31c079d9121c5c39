/** A JSON schema, or a part of one, as it stands in a document. */
export type SchemaPart = Readonly<Record<string, unknown>>

/** Reads an unknown value as a part of a schema; whatever is none is an empty one, which allows everything. */
export function schemaPart(value: unknown): SchemaPart {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

const deepest = 8
const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T09:00:00.000Z',
  date: '2026-11-20',
  email: 'someone@example.test',
  uri: 'https://example.test/',
}

/**
 * A small value that a JSON schema allows: what an editor starts with. Objects have their required fields; where none is
 * required, one that shows how it is done. `schemas` are the document's named ones.
 */
export function exampleOf(part: unknown, schemas: SchemaPart = {}, depth = 0): unknown {
  const schema = schemaPart(part)
  if (depth > deepest) return null
  if (typeof schema.$ref === 'string') {
    return exampleOf(schemas[schema.$ref.replace('#/components/schemas/', '')], schemas, depth + 1)
  }
  if ('const' in schema) return schema.const
  for (const given of [schema.default, firstOf(schema.examples), firstOf(schema.enum)]) {
    if (given !== undefined) return given
  }
  const choice = firstOf(schema.anyOf) ?? firstOf(schema.oneOf)
  if (choice !== undefined) return exampleOf(choice, schemas, depth + 1)
  const type = firstOf(schema.type) ?? schema.type
  switch (type) {
    case 'object':
      return objectOf(schema, schemas, depth)
    case 'array':
      return Number(schema.minItems ?? 0) > 0 ? [exampleOf(schema.items, schemas, depth + 1)] : []
    case 'string':
      return texts[String(schema.format)] ?? 'text'
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return {}
  }
}

function objectOf({ properties, required }: SchemaPart, schemas: SchemaPart, depth: number): unknown {
  const fields = schemaPart(properties)
  const needed = Array.isArray(required) ? required.map(String) : []
  const shown = Object.keys(fields).find((name) => name !== 'id')
  const names = needed.length > 0 || shown === undefined ? needed : [shown]
  return Object.fromEntries(names.map((name) => [name, exampleOf(fields[name], schemas, depth + 1)]))
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}
